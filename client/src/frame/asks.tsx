// Chairs while the game runs: what the others are asked, who is long away, who waits to sit down.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Sign } from "../icons/signs";
import type { Ask } from "../protocol";
import type { SharedTable } from "../table";
import { t } from "../words";
import { nameOrGuest } from "./home";

/** Seconds; the server says the same. */
export const LONG_AWAY = 120;

export function Asks({ at, invitation }: { at: SharedTable; invitation: string | null }) {
  const table = at.table.value;
  if (!table || table.state !== "playing") return null;
  return (
    <>
      {table.asks.map((ask) => (
        <Asked key={ask.seat} at={at} ask={ask} />
      ))}
      <LongAway at={at} />
      <JoinRunning at={at} invitation={invitation} />
    </>
  );
}

function Asked({ at, ask }: { at: SharedTable; ask: Ask }) {
  const { seats, asking } = at.you.value;
  const player = at.names.value[ask.seat] ?? "";
  const players = ask.waiting.map((seat) => at.names.value[seat] ?? "").join(", ");
  const mine = asking === ask.seat;
  const mayAgree = ask.waiting.some((seat) => seats.includes(seat));
  return (
    <p class="catching asked" role="status">
      <span>{mine && ask.what === "sit" ? t("asking-to-sit") : t(`asked-${ask.what}`, { name: ask.name, player })}</span>
      {mayAgree ? (
        <>
          <button class="primary" onClick={() => void at.request(`chairs/${ask.seat}/agree`)}>
            {t("agree")}
          </button>
          <button class="secondary" onClick={() => void at.request(`chairs/${ask.seat}/decline`)}>
            {t("decline")}
          </button>
        </>
      ) : (
        <span class="muted">{t("waiting-to-agree", { players })}</span>
      )}
      {mine && (
        <button class="quiet" onClick={() => void at.request(`chairs/${ask.seat}/decline`)}>
          {t("ask-no-more")}
        </button>
      )}
    </p>
  );
}

/** Whether somebody has been away so long that the owner may decide alone; looked at again. */
export function useLongAway(at: SharedTable): (seat: number) => boolean {
  const now = useSignal(Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now() / 1000), 5000);
    return () => clearInterval(timer);
  }, []);
  return (seat) => {
    const chair = at.chair(seat);
    return chair?.kind === "person" && chair.away != null && now.value - chair.away > LONG_AWAY;
  };
}

/** The one to act does not come: the owner lets a bot play on. */
function LongAway({ at }: { at: SharedTable }) {
  const longAway = useLongAway(at);
  const seat = at.told.value?.to_act ?? null;
  if (!at.you.value.owner || seat === null || seat < 0) return null;
  const chair = at.chair(seat);
  if (!chair || chair.level != null || at.you.value.seats.includes(seat) || !longAway(seat)) return null;
  const player = chair.name;
  return (
    <p class="catching" role="status">
      {t("away-long", { player })}
      <button class="secondary" onClick={() => void at.handOver(seat, "solid")}>
        <Sign of="bot" />
        {t("let-bot-play-for", { player })}
      </button>
    </p>
  );
}

/** Somebody with the invitation may ask for a chair that is open while the game runs. */
function JoinRunning({ at, invitation }: { at: SharedTable; invitation: string | null }) {
  const { seats, asking } = at.you.value;
  if (!invitation || seats.length > 0 || asking != null) return null;
  const open = at.table.value?.chairs.findIndex((chair) => chair.kind === "open") ?? -1;
  if (open < 0) return null;
  return (
    <p class="catching">
      {t("chair-free-now")}
      <button class="secondary" onClick={() => void at.sit(open, nameOrGuest(), invitation)}>
        {t("sit-here")}
      </button>
    </p>
  );
}
