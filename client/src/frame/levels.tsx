// How well a bot plays: five levels, the weakest first.
import type { Level } from "../protocol";
import { t } from "../words";

export const LEVELS = ["beginner", "easy", "solid", "strong", "master"] as const satisfies readonly Level[];

interface Props {
  readonly label: string;
  readonly value: Level;
  readonly choose: (level: Level) => void;
  /** Whether the label is only for those who listen. */
  readonly unseen?: boolean;
}

export function LevelChoice({ label, value, choose, unseen = false }: Props) {
  return (
    <label class="field">
      <span class={unseen ? "unseen" : undefined}>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value as Level)}>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t(`level-${level}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
