// The board of Safranito.
import { type Change, defineBoard } from "../../board";
import type { Entry } from "../../protocol";
import { pace } from "../../settings";
import { SpiceArtIcon } from "../../icons/spices";
import { AimPanel } from "./throw/panel";
import { ChipArt, DishArt, Icon, MillArt } from "./art/pieces";
import { preview, refusal, secrets, targets, touched } from "./choices";
import { chipPiece, chips, type SafranitoScene, type Spice, SPICES } from "./ground";
import { move } from "./throw/show";
import { heldChip, type SafranitoPlay, steered, throws } from "./throw/steering";
import { Practice } from "./practice";
import { Table } from "./table";
import { describe } from "./words";

/** On a phone the controls of a throw are under the thumb; beside a wide board they are in it. */
function Controls({ play }: { readonly play: SafranitoPlay }) {
  if (!play.tall || !throws(play) || heldChip(play) === null) return null;
  return <AimPanel play={steered(play, targets)} />;
}

function sign(_at: SafranitoScene, entry: Entry) {
  const args = entry.args ?? {};
  const spice = args["spice"];
  const seat = args["seat"];
  if (typeof spice === "string" && (SPICES as readonly string[]).includes(spice)) {
    return <SpiceArtIcon of={spice as Spice} size={20} />;
  }
  switch (entry.id) {
    case "prepares":
    case "dish-offered":
    case "reserves":
    case "reserved-dish":
      return (
        <Icon size={20}>
          <DishArt />
        </Icon>
      );
    case "takes-mill":
    case "mill-passed":
    case "first-chef":
    case "round-begins":
      return (
        <Icon size={20}>
          <MillArt />
        </Icon>
      );
  }
  if (/^(rests|pushed|goes)-/.test(entry.id) && typeof seat === "number") {
    const value = Number(args["chip"]) || null;
    return (
      <Icon size={22}>
        <ChipArt seat={seat} value={null} up={value !== null} />
      </Icon>
    );
  }
  return null;
}

const TURN = 420;

/** Chips whose values have just come out turn over where they lie. */
function settle({ before, after }: Change<"safranito">): number {
  const hidden = new Set(chips(before).filter((chip) => !chip.up).map(({ seat, x, y }) => `${seat} ${x} ${y}`));
  const turned = chips(after).filter(({ seat, x, y, up, out }) => up && !out && hidden.has(`${seat} ${x} ${y}`));
  turned.forEach((chip, i) => {
    const face = document.querySelector(`.saf-arena [data-piece="${chipPiece(chip)}"] .side`);
    face?.animate(
      [{ transform: "scaleX(-1)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(1)" }],
      { duration: TURN / pace(), delay: (i * 60) / pace(), fill: "backwards", easing: "ease-in-out" },
    );
  });
  return turned.length === 0 ? 0 : TURN + 60 * turned.length;
}

const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  throwing: ["SF-THROW", "SF-VALID"],
  "extra-throw": ["SF-ACTION", "SF-THROW"],
  "extra-spice": ["SF-ACTION"],
  "keep-one": ["SF-ACTION"],
  reserve: ["SF-ACTION"],
  "become-chef": ["SF-ACTION", "SF-TIE"],
  "next-bowl": ["SF-MARKET"],
  sell: ["SF-SELL"],
  buy: ["SF-BUY", "SF-TIE"],
  cook: ["SF-DISH", "SF-END"],
};

export default defineBoard({
  game: "safranito",
  retold: { reserves: "reserved-dish", keeps: "kept" },
  Table,
  Controls,
  Practice,
  describe,
  targets,
  preview,
  refusal,
  touched,
  sign,
  rounds: { begins: ["round-begins"], told: ["round-begins"] },
  ends: ["stop-cooking"],
  score: ({ view }, seat) => view.table.cooked[seat]?.length ?? null,
  sources: ({ view, t }) => [{ name: t("source-dishes"), points: view.table.cooked.map((row) => row.length) }],
  chapters: (step) => CHAPTERS[step] ?? [],
  secrets,
  move,
  settle,
});
