// Drawings of Safranito that are not spices: chips, the mill, dishes, coins. Around (0, 0).
import type { JSX } from "preact";
import { Mark } from "../../../icons/marks";
import type { Space } from "../ground";

const NOTCHES = Array.from({ length: 8 }, (_, i) => i * 45 + 22.5);
const PETALS = Array.from({ length: 12 }, (_, i) => i * 30);

/** A chip of radius 19.5: its back shows whose it is, its face the value. */
export function ChipArt(props: {
  readonly seat: number;
  readonly value: number | null;
  readonly up: boolean;
  readonly letter?: string | undefined;
}) {
  const { seat, value, up, letter } = props;
  return (
    <g class={`saf-chip p${seat} ${up ? "up" : "down"}`}>
      <circle class="shade" cx="2" cy="3.6" r="19.5" />
      <g class="body">
        <circle class="deep" cy="2.6" r="19.3" />
        <circle class="edge" r="19.5" />
        <g class="notch">
          {NOTCHES.map((turn) => (
            <path key={turn} transform={`rotate(${turn})`} d="M-3.4-19.2A19.5 19.5 0 0 1 3.4-19.2L2.5-14.4A14.6 14.6 0 0 0-2.5-14.4z" />
          ))}
        </g>
        <path class="sheen" d="M-13.6-11.6A17.8 17.8 0 0 1 4-17.4" />
        <g class="side">
          <circle class="face" r="14.4" />
          {!up && PETALS.map((turn) => <path key={turn} class="petal" transform={`rotate(${turn})`} d="M0-13.4C2-11 2-8.6 0-7C-2-8.6-2-11 0-13.4z" />)}
          {value === null ? (
            <>
              <Mark seat={seat} scale={0.66} />
              {letter ? <text class="letter" y="4.5">{letter}</text> : null}
            </>
          ) : (
            <>
              <g transform="translate(0 -8.2)">
                <Mark seat={seat} scale={0.34} />
              </g>
              <text class="num value" y="8.4">
                {value}
              </text>
            </>
          )}
        </g>
      </g>
    </g>
  );
}

export const MillArt = () => (
  <g class="saf-mill">
    <path class="wood" d="M-7 20C-11 8-4 4-5-4C-8-6-8-11-5-12H5C8-11 8-6 5-4C4 4 11 8 7 20C4 22-4 22-7 20z" />
    <path class="brass" d="M-6.5-1.5H6.5V2H-6.5zM-8.6 14H8.6V17.5H-8.6z" />
    <circle class="wood" cy="-15.5" r="4" />
    <path class="brass" d="M-1.6-21.5H1.6V-18.5H-1.6z" />
    <path class="shine" d="M-3.5 7C-4.5 11-4.5 13-4 13M-3-9.5V-6" />
  </g>
);

/** A covered dish. */
export const DishArt = () => (
  <g class="saf-dish-art">
    <path class="plate" d="M-21 10H21C19 15 13 16 0 16S-19 15-21 10z" />
    <path class="cover" d="M-17 9.5C-17-15 17-15 17 9.5z" />
    <circle class="knob" cy="-11.5" r="3" />
    <path class="shine" d="M-11 4C-10-4-5-7-2-7.6" />
  </g>
);

/** The mark of a dish that somebody has reserved. */
export const ReservedArt = () => (
  <g class="saf-reserved-art">
    <path d="M-11-20H11V20L0 11L-11 20z" />
    <path class="star" d="M0-12L2.6-5.6L9.4-5L4.2-.6L5.8 6L0 2.6L-5.8 6L-4.2-.6L-9.4-5L-2.6-5.6z" />
  </g>
);

export const CardBack = () => (
  <g class="saf-back">
    <rect x="-13" y="-18" width="26" height="36" rx="4" />
    <path d="M0-11L8 0L0 11L-8 0z" />
    <circle r="2.6" />
  </g>
);

const SPACE_ART: Readonly<Record<Space, () => JSX.Element>> = {
  "extra-throw": () => (
    <g class="line">
      <circle class="fill" cx="5" cy="5" r="9" />
      <circle cx="5" cy="5" r="2.4" />
      <path d="M-14 1C-14-8-7-13 1-12M-3-16L2-12L-2-7" />
    </g>
  ),
  "extra-spice": () => (
    <g class="line">
      <rect class="fill" x="-11" y="-13" width="17" height="24" rx="3" />
      <path d="M-2.5-6C1-3 1 2-2.5 5C-6 2-6-3-2.5-6z" />
      <path d="M11 1V11M6 6H16" />
    </g>
  ),
  "reserve-dish": () => (
    <g transform="scale(.72)">
      <DishArt />
    </g>
  ),
  "head-chef": () => (
    <g transform="scale(.78)">
      <MillArt />
    </g>
  ),
};
export const SpaceArt = ({ of }: { readonly of: Space }) => SPACE_ART[of]();

/** A drawing as an icon in HTML. */
export const Icon = (props: { readonly size?: number; readonly children: JSX.Element; readonly class?: string }) => (
  <svg
    class={`icon ${props.class ?? ""}`}
    width={props.size ?? 24}
    height={props.size ?? 24}
    viewBox="-24 -24 48 48"
    aria-hidden="true"
  >
    {props.children}
  </svg>
);

export const Coin = ({ money }: { readonly money: number | null }) => (
  <span class="saf-coin num">{money ?? "?"}</span>
);
