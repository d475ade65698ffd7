// Help: this step in a few sentences, the rules behind it, the keyboard.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { SharedTable } from "../table";
import { t } from "../words";
import { HouseRules } from "./houserules";
import { TableOrigins } from "./origins";

const KEYS = [
  ["← ↑ ↓ →", "key-arrows"],
  ["Page ↑ ↓", "key-pages"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["B", "key-board"],
  ["U", "key-undo"],
  ["E", "key-end"],
  ["L", "key-journal"],
  ["H", "key-hint"],
  ["R", "key-recall"],
  ["[ ]", "key-history"],
  ["< >", "key-history-turn"],
  ["{ }", "key-history-round"],
  ["P + -", "key-history-play"],
  ["?", "key-help"],
] as const;

export function Rules({ at }: { at: SharedTable }) {
  const asked = at.ruleAsked.value;
  const askedText = asked ? at.rules.value[asked] : undefined;
  const view = at.told.value;
  const board = at.board.value;
  if (!view || !board) return null;
  const scene = at.scene(view);
  const help = view.step ? `help-${view.step}` : "";
  const chapters = view.step ? (board.chapters?.(view.step) ?? []) : [];
  const rules = Object.entries(at.rules.value).filter(([id]) =>
    chapters.some((chapter) => id === chapter || id.startsWith(`${chapter}-`)),
  );
  const rest = Object.entries(at.rules.value);
  return (
    <div class="lines rules" tabindex={0} role="region" aria-label={t("rules")}>
      {asked && askedText && <AskedFor key={asked} at={at} rule={[asked, askedText]} />}
      {help && scene.t.knows(help) && (
        <>
          <h3>{t("rules-now")}</h3>
          <p>{scene.t.any(help)}</p>
        </>
      )}
      {at.table.value && <HouseRules table={at.table.value} heading="h3" none={t("house-rules-none")} />}
      {rules.length > 0 && <RuleList rules={rules} />}
      {rest.length > 0 && (
        <details>
          <summary>{t("rules-all")}</summary>
          <RuleList rules={rest} />
        </details>
      )}
      {at.table.value && <TableOrigins table={at.table.value} />}
      <details id="keys">
        <summary>{t("keys")}</summary>
        <dl class="keys">
          {KEYS.map(([key, id]) => (
            <div key={id}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(id)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** The rule behind a refusal. */
function AskedFor({ at, rule }: { at: SharedTable; rule: readonly [string, string] }) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: "nearest" });
    return () => (at.ruleAsked.value = null);
  }, []);
  return (
    <section class="rule-asked" ref={place} tabindex={-1} aria-label={t("which-rule")}>
      <RuleList rules={[rule]} />
    </section>
  );
}

export const RuleList = ({ rules }: { rules: readonly (readonly [string, string])[] }) => (
  <dl class="rule-list">
    {rules.map(([id, text]) => (
      <div key={id}>
        <dt>{id}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
