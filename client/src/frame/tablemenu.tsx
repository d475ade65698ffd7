// What one may do with this table, and the settings.
import { useSignal } from "@preact/signals";
import { Sign, type SignName } from "../icons/signs";
import type { Level, Table } from "../protocol";
import type { SharedTable } from "../table";
import { t } from "../words";
import { useLongAway } from "./asks";
import { inviteLink } from "./gathering";
import { LevelChoice } from "./levels";
import { OtherDevice } from "./moving";
import { MyselfHere } from "./myself";
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
      {table.state !== "over" && seats.length > 0 && <h3>{t("rename-title")}</h3>}
      {table.state !== "over" && seats.map((one) => <MyselfHere key={one} at={at} seat={one} />)}
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
                  <button class="quiet" onClick={() => void at.handOver(one, "solid")}>
                    <Sign of="bot" />
                    {t("hand-to-bot")}
                    {name}
                  </button>
                ) : (
                  <>
                    <button class="secondary" onClick={() => void at.takeBack(one)}>
                      <Sign of="person" />
                      {t("take-back")}
                      {name}
                    </button>
                    <LevelOf at={at} seat={one} name={chair.name} level={chair.level} />
                  </>
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
        {playing && <OthersChairs at={at} table={table} />}
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
        {owner && table.state !== "over" && (
          <li>
            <button class="quiet" onClick={() => void at.request("invitation")}>
              <Sign of="reset" />
              {t("renew-invitation")}
            </button>
          </li>
        )}
        <li>
          <a class="quiet" href={file} download="">
            <Sign of="save" />
            {t("save-file")}
          </a>
        </li>
      </ul>
      {table.state !== "over" && (seats.length > 0 || owner) && <OtherDevice at={at} />}
      <p class="muted small">{t("watchers", { count: table.watchers })}</p>
      <p class="muted small break">{t("committed", { commitment: table.commitment })}</p>
    </div>
  );
}

/** How well a bot plays may be changed at any time. */
function LevelOf({ at, seat, name, level }: { at: SharedTable; seat: number; name: string; level: Level }) {
  return <LevelChoice label={t("level-of", { player: name })} value={level} choose={(one) => void at.handOver(seat, one)} />;
}

/** What may be done about the chairs of others: alone, or by asking. */
function OthersChairs({ at, table }: { at: SharedTable; table: Table }) {
  const { seats, owner } = at.you.value;
  const longAway = useLongAway(at);
  const playing = seats.some((one) => !table.chairs[one]?.resigned);
  const people = table.chairs.filter((chair) => chair.kind === "person" && !chair.resigned).length;
  const rows = table.chairs.flatMap((chair, seat) => {
    const player = chair.name;
    const button = (what: string, sign: SignName, words: string, path: string, body: unknown = {}) => (
      <li key={`${what}-${seat}`}>
        <button class="quiet" onClick={() => void at.request(`chairs/${seat}/${path}`, body)}>
          <Sign of={sign} />
          {words}
        </button>
      </li>
    );
    if (seats.includes(seat)) return [];
    if (chair.kind === "bot") {
      if (!owner) return [];
      const open = button("open", "person", t("open-chair-of", { player }), "person");
      const level = (
        <li key={`level-${seat}`}>
          <LevelOf at={at} seat={seat} name={player} level={chair.level ?? "solid"} />
        </li>
      );
      return [level, open];
    }
    if (chair.kind === "open") return owner ? [button("close", "bot", t("close-chair-of", { player }), "bot")] : [];
    if ((owner || playing) && longAway(seat)) {
      const bot = chair.level == null ? [button("bot", "bot", t("let-bot-play-for", { player }), "bot")] : [];
      return owner ? [...bot, button("free", "out", t("free-chair-of", { player }), "free")] : bot;
    }
    // There must be somebody to agree.
    if (seats.length === 0 || people < 3 || table.asks.some((ask) => ask.seat === seat)) return [];
    const bot = button("ask-bot", "bot", t("ask-bot-for", { player }), "ask", { what: "bot" });
    const away = button("ask-away", "out", t("ask-away-of", { player }), "ask", { what: "away" });
    return chair.level == null ? [bot, away] : [away];
  });
  return <>{rows}</>;
}
