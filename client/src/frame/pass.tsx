// Several people at one device: nothing is shown until the right one has it.
import { useEffect, useRef } from "preact/hooks";
import { MarkIcon } from "../icons/marks";
import type { SharedTable } from "../table";
import { t } from "../words";

export function PassScreen({ at, to }: { at: SharedTable; to: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [to]);
  const player = at.names.value[to] ?? "";
  return (
    <main class="pass">
      <MarkIcon seat={to} size={72} />
      <h1>{t("pass-title", { player })}</h1>
      <p>{t("pass-text")}</p>
      <button class="primary big" ref={button} onClick={() => at.seeAs(to)}>
        {t("pass-ready", { player })}
      </button>
    </main>
  );
}
