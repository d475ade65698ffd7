// What one may do with this table, and the settings.
import { useSignal } from "@preact/signals";
import { Sign } from "../icons/signs";
import type { SharedTable } from "../table";
import { t } from "../words";
import { inviteLink } from "./gathering";
import { Preferences } from "./settings";

export function TableMenu({ at }: { at: SharedTable }) {
  const table = at.table.value;
  const { seats, owner } = at.you.value;
  const copied = useSignal(false);
  const resigning = useSignal<number | null>(null);
  if (!table) return null;
  const playing = table.state === "playing";
  const seat = at.eyes.value;
  const file = `/api/tables/${at.id}/file${seat === null ? "" : `?seat=${seat}`}`;
  return (
    <div class="lines menu" tabindex={0} role="region" aria-label={t("settings")}>
      <h3>{t("settings")}</h3>
      <Preferences />
      <h3>{t("this-table")}</h3>
      <ul class="menu-list">
        {playing &&
          seats.map((one) => {
            const chair = table.chairs[one];
            const name = seats.length > 1 ? ` (${chair?.name})` : "";
            if (!chair || chair.resigned) return null;
            return (
              <li key={one}>
                {chair.level == null ? (
                  <button class="quiet" onClick={() => void at.handOver(one, "greedy")}>
                    <Sign of="bot" />
                    {t("hand-to-bot")}
                    {name}
                  </button>
                ) : (
                  <button class="secondary" onClick={() => void at.takeBack(one)}>
                    <Sign of="person" />
                    {t("take-back")}
                    {name}
                  </button>
                )}
                {resigning.value === one ? (
                  <span class="sure">
                    <button
                      class="secondary"
                      onClick={() => {
                        resigning.value = null;
                        void at.request(`chairs/${one}/resign`);
                      }}
                    >
                      {t("resign-sure")}
                    </button>
                    <button class="quiet" onClick={() => (resigning.value = null)}>
                      {t("cancel")}
                    </button>
                  </span>
                ) : (
                  <button class="quiet" onClick={() => (resigning.value = one)}>
                    <Sign of="flag" />
                    {t("resign")}
                    {name}
                  </button>
                )}
              </li>
            );
          })}
        {playing &&
          owner &&
          table.chairs.map((chair, one) =>
            chair.kind === "person" && !seats.includes(one) && !chair.present ? (
              <li key={`free-${one}`}>
                <button class="quiet" onClick={() => void at.request(`chairs/${one}/free`)}>
                  <Sign of="out" />
                  {t("free-chair-of", { player: chair.name })}
                </button>
              </li>
            ) : null,
          )}
        <li>
          <button
            class="quiet"
            onClick={async () => {
              try {
                await navigator.clipboard.writeText(inviteLink(at));
                copied.value = true;
              } catch {
                copied.value = false;
              }
            }}
          >
            <Sign of={copied.value ? "check" : "link"} />
            {copied.value ? t("copied") : t("copy-link")}
          </button>
        </li>
        <li>
          <a class="quiet" href={file} download="">
            <Sign of="save" />
            {t("save-file")}
          </a>
        </li>
      </ul>
      <p class="muted small">{t("watchers", { count: table.watchers })}</p>
      <p class="muted small break">{t("committed", { commitment: table.commitment })}</p>
    </div>
  );
}
