// Everything for the throw: how it is thrown, what may come of it, the button. It stands beside the
// board, on a phone under the thumb.
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Sign } from "../../../icons/signs";
import { pace } from "../../../settings";
import { LoftArt } from "../art/lofts";
import { ChipArt, Icon } from "../art/pieces";
import { LOFTS } from "../discs/coefficients";
import { groundOf } from "../ground";
import { relofted, type Throw } from "./aims";
import { FineTune } from "./finetune";
import { forecastWords, helpOf, throwWords, warningWords } from "./spoken";
import { aimOf, aimToStart, dragged, heldChip, prefer, proposeSame, quantised, type SafranitoPlay } from "./steering";

/** On a phone the board and the own chips stay in sight above the controls. */
function useRoom(panel: RefObject<HTMLElement | null>, wanted: boolean): void {
  useLayoutEffect(() => {
    const board = document.querySelector(".saf-arena")?.getBoundingClientRect();
    const line = document.querySelector(".now")?.getBoundingClientRect();
    const top = panel.current?.getBoundingClientRect().top;
    if (!wanted || !board || !line || top === undefined) return;
    const by = Math.min(board.bottom - top, board.top - line.height);
    if (by > 0) scrollBy({ top: by, behavior: pace() === 0 ? "instant" : "smooth" });
  }, [wanted]);
}

export function AimPanel({ play }: { readonly play: SafranitoPlay }) {
  const { t } = play;
  const panel = useRef<HTMLElement>(null);
  useRoom(panel, play.tall && heldChip(play) !== null && dragged.value === null);
  const aim = aimToStart(play);
  const stands = aimOf(play);
  if (!aim || play.seat === null) {
    return (
      <section class="saf-aim-panel empty" aria-label={t("throw-name")}>
        <p class="saf-hint">{t("throw-choose")}</p>
      </section>
    );
  }
  const guess = stands ? forecastWords(play, stands) : "";
  const warning = stands ? warningWords(play, stands) : "";
  return (
    <section class="saf-aim-panel" ref={panel} aria-label={t("throw-name")} onClick={(event) => event.stopPropagation()}>
      <Lofts play={play} aim={aim} stands={stands !== null} />
      <div class="saf-aim-row">
        <Faces play={play} aim={aim} seat={play.seat} stands={stands !== null} />
        {!play.tall && <ThrowButton play={play} aim={aim} stands={stands} />}
      </div>
      {helpOf(play) === "full" && (
        <p class="saf-guess" aria-live="polite">
          {guess || t("throw-how")}
          {warning && <strong> {warning}</strong>}
        </p>
      )}
      <FineTune play={play} aim={aim} />
      {play.tall && (
        <div class="saf-aim-row">
          <ThrowButton play={play} aim={aim} stands={stands} />
        </div>
      )}
    </section>
  );
}

interface Props {
  readonly play: SafranitoPlay;
  readonly aim: Throw;
}

/** Where nothing is aimed at yet, a choice is only kept for the next aim. */
const change = (play: SafranitoPlay, aim: Throw, stands: boolean): void => {
  prefer({ loft: aim.loft, face: aim.face });
  if (stands) proposeSame(play, aim);
};

function Lofts({ play, aim, stands }: Props & { readonly stands: boolean }) {
  const { t } = play;
  return (
    <Choice label={t("loft-name")} class="saf-lofts">
      {LOFTS.map((loft, n) => (
        <button
          key={loft}
          role="radio"
          aria-checked={n === aim.loft}
          onClick={() => change(play, { ...aim, ...relofted(groundOf(play), aim, n) }, stands)}
        >
          <LoftArt of={n} />
          <b>{t(`short-${loft}`)}</b>
          {!play.tall && <small>{t(`about-${loft}`)}</small>}
        </button>
      ))}
    </Choice>
  );
}

function Faces({ play, aim, seat, stands }: Props & { readonly seat: number; readonly stands: boolean }) {
  const { t } = play;
  return (
    <Choice label={t("face-name")} class="saf-faces">
      {([0, 1] as const).map((face) => (
        <button
          key={face}
          role="radio"
          aria-checked={face === aim.face}
          title={t("face-about")}
          onClick={() => change(play, { ...aim, face }, stands)}
        >
          <Icon size={38}>
            <ChipArt seat={seat} value={aim.chip} up={face === 1} />
          </Icon>
          <span>{t(face === 0 ? "face-down" : "face-up")}</span>
        </button>
      ))}
    </Choice>
  );
}

const Choice = (props: { readonly label: string; readonly class: string; readonly children: ComponentChildren }) => (
  <div class={props.class} role="radiogroup" aria-label={props.label}>
    {props.children}
  </div>
);

function ThrowButton({ play, aim, stands }: Props & { readonly stands: Throw | null }) {
  const { t } = play;
  return (
    <div class="saf-go">
      <button class="quiet round" aria-label={t("cancel")} onClick={play.cancel}>
        <Sign of="close" />
      </button>
      <button
        class="primary saf-throw"
        data-confirm={stands ? "" : undefined}
        disabled={!stands}
        onClick={() => stands && play.act(quantised(play, stands))}
      >
        <Icon size={26}>
          <ChipArt seat={play.seat ?? 0} value={null} up={aim.face === 1} />
        </Icon>
        <span>{stands ? throwWords(play, stands) : t("aim-first")}</span>
      </button>
    </div>
  );
}
