// A board in words, for a game whose table is not drawn yet: everything works through the buttons.
import type { Args, Board, GameName, Scene } from "./board";

/** Arguments as they are, with players by name and pieces by the messages that name them. */
export function plainArgs<G extends GameName>(
  { t, names }: Scene<G>,
  args: Readonly<Record<string, unknown>>,
): Args {
  const told: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "seat" && typeof value === "number") told["player"] = names[value] ?? "";
    if (name === "seats" && Array.isArray(value)) {
      told["players"] = value.map((seat: number) => names[seat]).join(", ");
    }
    if (typeof value === "number") told[name] = value;
    else if (typeof value === "string") {
      const id = `${name}-${value}`;
      told[name] = t.knows(id) ? t.any(id) : value;
    } else if (Array.isArray(value)) told[name] = value.join(", ");
  }
  return told;
}

function Value({ of }: { of: unknown }) {
  if (Array.isArray(of)) {
    return of.every((one) => typeof one !== "object" || one === null) ? (
      <span>{of.map((one) => String(one ?? "–")).join(" · ")}</span>
    ) : (
      <ul>
        {of.map((one, i) => (
          <li key={i}>
            <Value of={one} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof of === "object" && of !== null) {
    return (
      <dl>
        {Object.entries(of).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Value of={value} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return <span>{String(of)}</span>;
}

const UNSAID = new Set(["game", "seats", "steps", "options", "components"]);

/** The parts of a board that can be made without knowing the game. */
export function plainBoard<G extends GameName>(
  game: G,
  own: Pick<Board<G>, "ends" | "score" | "sources">,
): Board<G> {
  return {
    game,
    Table: ({ play }) => (
      <div class="plain-board" tabindex={0} role="group" aria-label={play.t("board")}>
        {Object.entries(play.view.table)
          .filter(([name]) => !UNSAID.has(name))
          .map(([name, value]) => (
            <section key={name}>
              <h2>{name}</h2>
              <Value of={value} />
            </section>
          ))}
      </div>
    ),
    describe: plainArgs,
    targets: () => [],
    ...own,
  };
}
