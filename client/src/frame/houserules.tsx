// House rules: in what a table differs from the usual rules.
import { useEffect } from "preact/hooks";
import type { Words } from "../board";
import type { Table } from "../protocol";
import { learn, t, wordsFor } from "../words";

/** A house rule as it holds: the words of the choice, else those of the option with its value. */
export function ruleWords(words: Words<never>, name: string, value: string): string {
  const choice = `choice-${name}-${value}`;
  if (words.knows(choice)) return words.any(choice);
  const option = `option-${name}`;
  if (!words.knows(option)) return "…";
  const rule = words.any(option);
  const text = value === "true" ? rule : t("house-rule", { rule, value: value === "false" ? t("switch-off") : value });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Props {
  readonly table: Table;
  readonly heading: "h2" | "h3";
  /** What is said if there are none. */
  readonly none?: string;
}

/** The house rules of a table. */
export function HouseRules({ table, heading: Heading, none }: Props) {
  useEffect(() => void learn(table.game), [table.game]);
  const words = wordsFor(table.game as never) as Words<never>;
  const chosen = Object.entries(table.options);
  // Against bots alone there are hints in any case.
  const hints = table.hints && table.study == null && table.chairs.filter((one) => one.kind !== "bot").length > 1;
  const some = chosen.length > 0 || table.own_components || hints;
  if (!some && !none) return null;
  return (
    <section class="house-rules" aria-labelledby="house-rules-title">
      <Heading id="house-rules-title">{t("house-rules-here")}</Heading>
      {some ? (
        <ul>
          {chosen.map(([name, value]) => (
            <li key={name}>{ruleWords(words, name, String(value))}</li>
          ))}
          {table.own_components && <li>{t("own-components-here")}</li>}
          {hints && <li>{t("hints-allowed")}</li>}
        </ul>
      ) : (
        <p>{none}</p>
      )}
    </section>
  );
}
