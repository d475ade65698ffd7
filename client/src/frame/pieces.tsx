// The very pieces of a decision: the board of that moment around what was played and what was better.
import { useSignal } from "@preact/signals";
import { Component, type ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LoadedBoard, Player } from "../board";
import { loadBoard } from "../boards";
import { get } from "../net";
import type { History, Slip, View } from "../protocol";
import { Choosing, playOf, type Action, type AnyPlay, type AnyScene } from "../stage";
import { PlayContext } from "../target";
import { learn, wordsFor } from "../words";

/** A board that cannot be drawn for other eyes is left out. */
class Careful extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };
  override componentDidCatch(): void {
    this.setState({ failed: true });
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface Props {
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly version: number;
  readonly slip: Slip;
}

interface Loaded {
  readonly board: LoadedBoard;
  readonly scene: AnyScene;
}

const boxes = new Map<string, Promise<unknown>>();

async function load({ table, game, names, version, slip }: Props): Promise<Loaded | null> {
  const box = boxes.get(table) ?? get<unknown>(`/api/tables/${table}/components`);
  boxes.set(table, box);
  const [board, components, { moments }] = await Promise.all([
    loadBoard(game),
    box,
    get<History>(`/api/tables/${table}/views?first=${version}&last=${version}`),
    learn(game),
  ]);
  const found = moments[0]?.view;
  if (!found || board.said) return null;
  const view: View = { ...found, seat: slip.seat };
  return { board, scene: { view: view as never, components: components as never, names, t: wordsFor(game as never) } };
}

/** Nothing where the decision has no place on the board. */
export function Pieces(props: Props) {
  const loaded = useSignal<Loaded | null>(null);
  useEffect(() => {
    load(props).then((one) => (loaded.value = one), () => undefined);
  }, [props.table, props.version]);
  if (!loaded.value) return <div class="report-picture" aria-hidden="true" />;
  return (
    <Careful>
      <Picture {...loaded.value} slip={props.slip} />
    </Careful>
  );
}

function Picture({ board, scene, slip }: Loaded & { slip: Slip }) {
  const place = useRef<HTMLDivElement>(null);
  const things = (action: Readonly<Record<string, unknown>>): ReadonlySet<string> => new Set(board.targets(scene, action as Action));
  const [better, played] = [things(slip.better), things(slip.played)];
  const players: Player[] = scene.names.map((name, seat) => ({ seat, name, you: seat === slip.seat, bot: false, toAct: seat === slip.seat }));
  const nothing = () => undefined;
  const sitting = { board, players, mayAct: false, last: new Set<string>(), scene: () => scene, send: nothing, refuse: nothing };
  const play: AnyPlay = {
    ...playOf(scene, sitting, new Choosing()),
    tall: false,
    state: (one) => (better.has(one) ? "lit" : played.has(one) ? "picked" : "idle"),
    refusal: () => null,
    touch: nothing,
  };
  useLayoutEffect(() => {
    if (place.current) crop(place.current);
  });
  if (better.size + played.size === 0) return null;
  const { Table } = board;
  return (
    <div class="report-picture" aria-hidden="true" inert ref={place}>
      <PlayContext.Provider value={play}>
        <Table play={play} />
      </PlayContext.Provider>
    </div>
  );
}

const SHAPE = 16 / 9;
/** So much of the board is shown around the pieces, at least, in its own units. */
const AROUND = 60;
const LEAST = 340;

/** Show the part of the drawing in which the pieces are. */
function crop(place: HTMLElement): void {
  for (const one of place.querySelectorAll("[data-target]")) one.removeAttribute("id");
  const pieces = [...place.querySelectorAll<SVGGraphicsElement>("svg [data-state=lit], svg [data-state=picked]")];
  const svg = pieces[0]?.ownerSVGElement;
  const root = svg?.getScreenCTM()?.inverse();
  if (!svg || !root) {
    place.hidden = true;
    return;
  }
  place.dataset["cropped"] = "";
  const corners = pieces
    .filter((one) => one.ownerSVGElement === svg)
    .map((one) => one.getBoundingClientRect())
    .flatMap((box) => [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)])
    .map((point) => point.matrixTransform(root));
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const [top, foot] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
  const width = Math.max(LEAST, right - left + 2 * AROUND, (foot - top + 2 * AROUND) * SHAPE);
  const height = width / SHAPE;
  svg.setAttribute("viewBox", `${(left + right - width) / 2} ${(top + foot - height) / 2} ${width} ${height}`);
  // Only this drawing, and all of the card.
  for (let one: Element = svg; one !== place; one = one.parentElement ?? place) {
    one.classList.add("report-way-to");
  }
}
