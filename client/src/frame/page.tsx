// The page of a table, whatever state it is in.
import { useEffect, useMemo } from "preact/hooks";
import { SharedTable } from "../table";
import { TipPlace } from "../tip";
import { t } from "../words";
import { Lost } from "./lost";
import { Gathering } from "./gathering";
import { problemWords } from "./notice";
import { Playing } from "./playing";
import { Top } from "./top";

interface Props {
  readonly id: string;
  readonly invitation: string | null;
}

export function TablePage({ id, invitation }: Props) {
  const at = useMemo(() => new SharedTable(id), [id]);
  useEffect(() => () => at.close(), [at]);
  const table = at.table.value;
  const missing = at.missing.value;
  if (missing) return <Lost title={problemWords(missing.code)} text={t("lost-table")} />;
  if (!table) {
    return (
      <>
        <Top />
        <main class="page" aria-busy="true">
          <h1 class="unseen">{t("loading")}</h1>
          <p class="muted" role="status">
            {at.line.state.value === "cut" ? t("connection-cut") : t("loading")}
          </p>
        </main>
      </>
    );
  }
  const begun = at.theatre.told.value !== null && at.board.value !== null;
  return (
    <>
      {begun ? <Playing at={at} invitation={invitation} /> : <Gathering at={at} table={table} invitation={invitation} />}
      <TipPlace />
    </>
  );
}
