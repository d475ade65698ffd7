// The walled square with all that lies on it, the cards on its frame, and one's own chips before it.
// The own side is at the bottom, whatever the seat.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { BoardSvg, type Distance, type Row } from "../../../target";
import { ChipArt } from "../art/pieces";
import { Definitions, TrayArt } from "../art/wood";
import { chips, chipTarget, drawn, groundOf, nearSide, SPACES, SPICES } from "../ground";
import { useGesture } from "../throw/gesture";
import { AimHandle, AimPicture, Chance } from "../throw/picture";
import { replay } from "../throw/show";
import { aimOf, heldChip, type SafranitoPlay, throws } from "../throw/steering";
import { Lamp, PlaceView, Prices, Tags } from "./bowls";
import { ChipView, Flyer, Trails } from "./chips";
import { Display } from "./display";
import { Rack } from "./rack";
import { Sides } from "./sides";
import { FRAME } from "./tray";

const EDGE = 13;
/** Below the frame: the hand, and the own chips. */
const RACK = 118;

/** Up and down go from row to row, also to the spaces, which lie between the bowls. */
const distance: Distance = (along, aside, upright) => (upright ? 2.5 * along + aside : along + 4 * aside);

/** Twelve pixels, in the board's millimetres: no writing on it may be smaller. */
function useLeastType(world: RefObject<SVGGElement | null>): number {
  const [least, learn] = useState(12);
  useLayoutEffect(() => {
    const board = world.current?.ownerSVGElement;
    if (!board) return;
    const measure = () => {
      const scale = world.current?.getScreenCTM()?.a || 1;
      const now = Math.round((12.1 / Math.min(scale, 2)) * 10) / 10;
      board.style.setProperty("--least", `${now}px`);
      learn(now);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(board);
    return () => watch.disconnect();
  }, []);
  return least;
}

export function Arena({ play }: { readonly play: SafranitoPlay }) {
  const { t } = play;
  const ground = groundOf(play);
  const near = nearSide(play);
  const world = useRef<SVGGElement>(null);
  const gesture = useGesture(play, world);
  const least = useLeastType(world);
  const half = ground.side / 2 + FRAME;
  const width = 2 * (half + EDGE);
  // On a phone the market has the place of the tray: nothing is thrown then.
  const tray = play.seat !== null && !(play.tall && play.view.table.bowl);
  const height = 2 * half + EDGE + (tray ? RACK : EDGE);
  const again = replay.value;
  const held = heldChip(play);
  const name = [
    "saf-arena",
    throws(play) ? "throwing" : "",
    held === null ? "" : "aiming",
    aimOf(play) ? "aimed" : "",
    again ? "again" : "",
    play.view.table.bowl ? "settling" : "",
  ].join(" ");
  const lying = chips(play).filter((chip) => !chip.out);
  return (
    <BoardSvg width={width} height={height} label={t("board-name")} rows={rows(play, tray)} class={name} distance={distance}>
      <Definitions />
      <g ref={world} transform={`translate(${half + EDGE} ${half + EDGE})`} {...gesture}>
        <TrayArt outer={half} inner={ground.side / 2} />
        <Sides play={play} half={half} />
        {ground.places.map((place) => (
          <PlaceView key={place.name} play={play} ground={ground} place={place} near={near} />
        ))}
        <Display play={play} ground={ground} near={near} />
        <Lamp play={play} />
        <Tags play={play} least={least} />
        <Trails play={play} ground={ground} near={near} />
        {held !== null && <AimPicture play={play} />}
        <g class="saf-lying">
          {lying.map((chip) => (
            <ChipView key={chipTarget(chip)} play={play} ground={ground} chip={chip} near={near} />
          ))}
        </g>
        {again && (
          <g class="saf-again" aria-hidden="true">
            {again.discs.map((disc, i) => {
              const [x, y] = drawn(near, disc.at);
              return (
                <g key={i} data-again={i} transform={`translate(${x} ${y})`} visibility={disc.thrown ? "hidden" : undefined}>
                  <ChipArt seat={disc.seat} value={disc.value} up={disc.up} />
                </g>
              );
            })}
          </g>
        )}
        <Prices play={play} near={near} />
        {held !== null && <Chance play={play} />}
        {tray && play.seat !== null && <Rack play={play} ground={ground} half={half} seat={play.seat} />}
        {held !== null && <AimHandle play={play} />}
        <Flyer />
      </g>
    </BoardSvg>
  );
}

function rows(play: SafranitoPlay, tray: boolean): readonly Row[] {
  const { t } = play;
  const ground = groundOf(play);
  const lying = chips(play).filter((chip) => !chip.out);
  const display = SPICES.filter((spice) => play.view.table.display[spice]);
  return [
    {
      key: "own",
      label: t("row-own"),
      targets: tray ? ground.values.map((value) => `own/${value}`) : [],
    },
    { key: "bowls", label: t("row-bowls"), targets: SPICES.map((spice) => `bowl/${spice}`) },
    { key: "spaces", label: t("row-spaces"), targets: SPACES.map((space) => `space/${space}`) },
    { key: "chips", label: t("row-chips"), targets: lying.map(chipTarget) },
    { key: "display", label: t("row-display"), targets: display.map((spice) => `display/${spice}`) },
  ];
}

