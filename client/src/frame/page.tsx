// The page of a table, whatever state it is in.
import { useEffect, useMemo, useRef } from "preact/hooks";
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

const momentOf = (behind: string | null): number | null => {
  const found = /^t=(\d{1,6})$/.exec(behind ?? "");
  return found ? Number(found[1]) - 1 : null;
};

/** The moment that is shown stands in the address, and one that stands there is shown at first. */
function useMoment(at: SharedTable, first: number | null, showing: number | null): void {
  const begun = at.board.value !== null && at.told.value !== null;
  useEffect(() => {
    if (begun && first !== null) void at.lookBack(first);
  }, [begun]);
  const looking = useRef(false);
  useEffect(() => {
    if (showing !== null) history.replaceState(null, "", `#t=${showing + 1}`);
    else if (looking.current) history.replaceState(null, "", location.pathname);
    looking.current = showing !== null;
  }, [showing]);
}

export function TablePage({ id, invitation: behind }: Props) {
  const at = useMemo(() => new SharedTable(id), [id]);
  // Behind the # of the address: an invitation, or a moment of the game.
  const moment = useMemo(() => momentOf(behind), []);
  const invitation = momentOf(behind) === null ? behind : null;
  const showing = at.past.value?.at ?? null;
  useEffect(() => () => at.close(), [at]);
  useMoment(at, moment, showing);
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
