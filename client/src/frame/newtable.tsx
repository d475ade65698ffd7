// A table for friends: who sits where, and all options of the game.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Words } from "../board";
import type { GameInfo, Level, OptionInfo, Seated } from "../protocol";
import { promise } from "../mixing";
import { post, RefusedRequest } from "../net";
import { ownMark, ownName } from "../settings";
import { Sign } from "../icons/signs";
import { learn, t, wordsFor } from "../words";
import { troubleOf } from "./home";
import { nameOrGuest } from "./myself";
import { ruleWords } from "./houserules";

type Kind = "open" | "mine" | Level;

interface Props {
  readonly info: GameInfo;
  readonly done: (path: string) => void;
}

const PACES = [0, 60, 300, 86400, 3 * 86400] as const;

export function NewTableForm({ info, done }: Props) {
  const chairs = useSignal<readonly Kind[]>(["mine", ...Array<Kind>((info.seats[0] ?? 2) - 1).fill("open")]);
  /** Of those at this device, by chair. */
  const names = useSignal<Readonly<Record<number, string>>>({});
  const options = useSignal<Readonly<Record<string, string>>>({});
  const pace = useSignal(0);
  const watchable = useSignal(true);
  const hints = useSignal(false);
  const components = useSignal<string | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => void learn(info.name), [info.name]);
  const words = wordsFor(info.name as never) as Words<never>;

  const changed = Object.keys(options.value).length;
  const setCount = (count: number) => {
    const more = Array<Kind>(Math.max(0, count - chairs.value.length)).fill("open");
    chairs.value = [...chairs.value, ...more].slice(0, count);
  };
  const make = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = nameOrGuest();
    const mineAlready: string[] = [];
    try {
      const wishes = await Promise.all(
        chairs.value.map(async (kind, seat) => {
          if (kind === "open") return { kind };
          if (kind !== "mine") return { kind: "bot", level: kind satisfies Level };
          mineAlready.push(name);
          const again = names.value[seat]?.trim() || `${name} ${mineAlready.length}`;
          const first = mineAlready.length === 1;
          return { kind, name: first ? name : again, mark: first ? ownMark.value : null, mix: await promise() };
        }),
      );
      const wish = {
        game: info.name,
        chairs: wishes,
        options: options.value,
        watchable: watchable.value,
        hints: hints.value,
        pace: pace.value ? { seconds: pace.value } : {},
        start: !chairs.value.includes("open"),
        ...(components.value === null ? {} : { components: components.value }),
      };
      const { table, you } = await post<Seated>("/api/tables", wish);
      done(`/table/${table.id}${you.invitation ? `#${you.invitation}` : ""}`);
    } catch (error) {
      const refused = error instanceof RefusedRequest && error.problem.code === "bad-request";
      trouble.value =
        refused && components.value !== null
          ? t("own-components-refused", { why: error.problem.text })
          : troubleOf(error);
    }
  };

  return (
    <form class="new-table" onSubmit={(event) => void make(event)}>
      <h4>{t("new-table-title")}</h4>
      <div class="fields">
        <label class="field">
          <span>{t("your-name")}</span>
          <input
            value={ownName.value}
            maxLength={24}
            placeholder={t("guest")}
            autocomplete="nickname"
            onInput={(event) => (ownName.value = event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{t("players")}</span>
          <select value={String(chairs.value.length)} onChange={(e) => setCount(Number(e.currentTarget.value))}>
            {info.seats.map((count) => (
              <option key={count} value={String(count)}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t("pace")}</span>
          <select value={String(pace.value)} onChange={(e) => (pace.value = Number(e.currentTarget.value))}>
            {PACES.map((seconds) => (
              <option key={seconds} value={String(seconds)}>
                {t.any(`pace-${seconds}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <fieldset>
        <legend>{t("who-sits")}</legend>
        <div class="fields">
          {chairs.value.map((kind, seat) => (
            <div class="new-chair" key={seat}>
              <label class="field">
                <span>{t("chair-number", { number: seat + 1 })}</span>
                <select
                  value={kind}
                  onChange={(event) => {
                    const next = [...chairs.value];
                    next[seat] = event.currentTarget.value as Kind;
                    chairs.value = next;
                  }}
                >
                  <option value="open">{t("chair-open")}</option>
                  <option value="mine">{t("chair-mine")}</option>
                  {info.levels.map((level) => (
                    <option key={level} value={level}>
                      {t("chair-bot", { level: t.any(`level-${level}`) })}
                    </option>
                  ))}
                </select>
              </label>
              {kind === "mine" && seat > chairs.value.indexOf("mine") && (
                <label class="field">
                  <span>{t("chair-name", { number: seat + 1 })}</span>
                  <input
                    value={names.value[seat] ?? ""}
                    maxLength={24}
                    autocomplete="off"
                    onInput={(event) => (names.value = { ...names.value, [seat]: event.currentTarget.value })}
                  />
                </label>
              )}
            </div>
          ))}
        </div>
      </fieldset>
      <label class="tick">
        <input
          type="checkbox"
          checked={watchable.value}
          onChange={(event) => (watchable.value = event.currentTarget.checked)}
        />
        <span>{t("watchable")}</span>
      </label>
      <label class="tick">
        <input type="checkbox" checked={hints.value} onChange={(event) => (hints.value = event.currentTarget.checked)} />
        <span>{t("hints-allowed")}</span>
      </label>
      <details>
        <summary>
          {t("house-rules")}
          {changed > 0 && <span class="changed">{t("rules-changed", { count: changed })}</span>}
        </summary>
        {changed > 0 && (
          <button type="button" class="quiet" onClick={() => (options.value = {})}>
            <Sign of="reset" />
            {t("rules-usual")}
          </button>
        )}
        {KINDS.map((kind) => {
          const some = info.options.filter((one) => kindOf(one) === kind);
          if (some.length === 0) return null;
          return (
            <fieldset class="rule-group" key={kind}>
              <legend>{t(`rules-kind-${kind}`)}</legend>
              <div class="options">
                {some.map((one) => (
                  <OptionChoice
                    key={one.name}
                    one={one}
                    words={words}
                    value={options.value[one.name] ?? ""}
                    set={(value) => {
                      const { [one.name]: _, ...others } = options.value;
                      options.value = value === "" || value === one.choices[0] ? others : { ...others, [one.name]: value };
                    }}
                  />
                ))}
              </div>
            </fieldset>
          );
        })}
        <label class="field wide">
          <span>{t("own-components")}</span>
          <input
            type="file"
            accept=".toml"
            onChange={async (event) => {
              components.value = (await event.currentTarget.files?.[0]?.text()) ?? null;
            }}
          />
        </label>
      </details>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <button class="primary">
        {chairs.value.includes("open") ? t("make-table") : t("start-game")}
      </button>
    </form>
  );
}

const KINDS = ["tick", "choice", "number"] as const;
const kindOf = ({ choices }: OptionInfo): (typeof KINDS)[number] =>
  choices.length < 2 ? "number" : choices.includes("true") ? "tick" : "choice";

function OptionChoice(props: {
  readonly one: OptionInfo;
  readonly words: Words<never>;
  readonly value: string;
  readonly set: (value: string) => void;
}) {
  const { one, words, value, set } = props;
  const { name, choices } = one;
  const [first = ""] = choices;
  const label = words.any(`option-${name}`);
  const now = value || first;
  // What was changed is marked, with how it usually is.
  const mark = value === "" || value === first ? "" : " changed-rule";
  const usual = mark && <small class="usual">{t("rule-usual", { value: kindOf(one) === "number" ? first : ruleWords(words, name, first) })}</small>;
  if (kindOf(one) === "number") {
    return (
      <label class={`field${mark}`} data-option={name}>
        <span>{label}</span>
        <input
          type="number"
          min="0"
          placeholder={first}
          value={value}
          onInput={(event) => set(event.currentTarget.value)}
        />
        {usual}
      </label>
    );
  }
  if (kindOf(one) === "tick") {
    return (
      <label class={`tick${mark}`} data-option={name}>
        <input type="checkbox" checked={now === "true"} onChange={(event) => set(String(event.currentTarget.checked))} />
        <span>
          {label}
          {usual}
        </span>
      </label>
    );
  }
  return (
    <fieldset class={`choice${mark}`} data-option={name}>
      <legend class="unseen">{label}</legend>
      {choices.map((choice) => (
        <label class="tick" key={choice}>
          <input type="radio" name={name} value={choice} checked={now === choice} onChange={() => set(choice)} />
          <span>
            {ruleWords(words, name, choice)}
            {choice === first && <small class="usual">{t("rule-usual-one")}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
