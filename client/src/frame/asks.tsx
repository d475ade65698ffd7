// Chairs while the game runs: what the others are asked, who is long away, who waits to sit down.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Sign } from "../icons/signs";
import type { Ask } from "../protocol";
import { link } from "../route";
import type { SharedTable } from "../table";
import { t } from "../words";
import { Bar } from "./bar";
import { nameOrGuest } from "./myself";

const running = (at: SharedTable): boolean => at.table.value?.state === "playing";

/** What this person is asked, and has not answered. */
export const askedOf = (at: SharedTable): Ask | undefined =>
  running(at) ? at.table.value?.asks.find((ask) => ask.waiting.some((seat) => at.you.value.seats.includes(seat))) : undefined;

const wordsOf = (at: SharedTable, { seat, what, name }: Ask): string =>
  at.you.value.asking === seat && what === "sit"
    ? t("asking-to-sit")
    : t(`asked-${what}`, { name, player: at.names.value[seat] ?? "" });

export const Asked = ({ at, ask }: { at: SharedTable; ask: Ask }) => (
  <Bar words={wordsOf(at, ask)}>
    <button class="secondary" onClick={() => void at.request(`chairs/${ask.seat}/decline`)}>
      {t("decline")}
    </button>
    <button class="primary" onClick={() => void at.request(`chairs/${ask.seat}/agree`)}>
      {t("agree")}
    </button>
  </Bar>
);

/** What others are still asked, in a line. */
export function pendingWords(at: SharedTable): string {
  const [ask] = running(at) ? (at.table.value?.asks ?? []) : [];
  if (!ask) return "";
  const players = ask.waiting.map((seat) => at.names.value[seat] ?? "").join(", ");
  return `${wordsOf(at, ask)} ${t("waiting-to-agree", { players })}`;
}

/** Whether somebody has been away so long that one may decide alone; looked at again. */
export function useLongAway(at: SharedTable): (seat: number) => boolean {
  const now = useSignal(Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now() / 1000), 5000);
    return () => clearInterval(timer);
  }, []);
  return (seat) => {
    const chair = at.chair(seat);
    return chair?.kind === "person" && chair.away != null && now.value - chair.away > (at.table.value?.patience ?? Infinity);
  };
}

/** While others act: somebody does not come, or a chair is free, or one has asked for it. */
export function Waiting({ at, invitation }: { at: SharedTable; invitation: string | null }) {
  const longAway = useLongAway(at);
  const { seats, owner, asking } = at.you.value;
  const playing = seats.some((one) => !at.chair(one)?.resigned);
  const seat = at.told.value?.to_act ?? null;
  const chair = seat !== null && seat >= 0 ? at.chair(seat) : undefined;
  if (!running(at)) return <Bar />;
  if (asking != null) {
    return (
      <Bar words={pendingWords(at)}>
        <button class="quiet" onClick={() => void at.request(`chairs/${asking}/decline`)}>
          {t("ask-no-more")}
        </button>
      </Bar>
    );
  }
  const handed = seats.find((one) => at.chair(one)?.level != null && !at.chair(one)?.resigned);
  if (handed !== undefined && at.played.value.length === 0) {
    return (
      <Bar words={t("bot-plays-for-you")}>
        <button class="primary" onClick={() => void at.takeBack(handed)}>
          <Sign of="person" />
          {t("take-back")}
        </button>
      </Bar>
    );
  }
  if (seat !== null && chair && (owner || playing) && chair.level == null && !seats.includes(seat) && longAway(seat)) {
    const player = chair.name;
    return (
      <Bar words={t("away-long", { player })}>
        <button class="secondary" onClick={() => void at.handOver(seat, "solid")}>
          <Sign of="bot" />
          {t("let-bot-play-for", { player })}
        </button>
      </Bar>
    );
  }
  const open = invitation && seats.length === 0 ? (at.table.value?.chairs.findIndex((one) => one.kind === "open") ?? -1) : -1;
  if (open >= 0) {
    return (
      <Bar words={t("chair-free-now")}>
        <button class="secondary" onClick={() => void at.sit(open, nameOrGuest(), invitation)}>
          {t("sit-here")}
        </button>
      </Bar>
    );
  }
  if (seats.length === 0) {
    return (
      <Bar words={t("watching-how")}>
        <a class="secondary" {...link("/")}>
          {t("own-table")}
        </a>
      </Bar>
    );
  }
  return <Bar words={pendingWords(at)} />;
}
