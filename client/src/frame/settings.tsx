// Settings of this browser.
import type { Signal } from "@preact/signals";
import type { FrameMessage, Language } from "../messages";
import { LANGUAGES } from "../messages";
import { answering, confirmation, reading, READINGS, slow, sound, SPEEDS, speed, summaries, SWITCH, symbols, theme, THEMES } from "../settings";
import { language, speak, t } from "../words";
import { Sign } from "../icons/signs";

/** Language and light, on pages without a settings panel. */
export const Quick = () => (
  <div class="quick">
    <LanguageChoice short />
    <button
      class="quiet round"
      aria-label={t("theme-switch")}
      title={t("theme-switch")}
      onClick={() => (theme.value = isDark() ? "light" : "dark")}
    >
      <Sign of="sun" />
    </button>
  </div>
);

function isDark(): boolean {
  if (theme.value !== "system") return theme.value === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

export const LanguageChoice = ({ short = false }: { short?: boolean }) => (
  <label class="field">
    <span class={short ? "unseen" : ""}>{t("language")}</span>
    <select
      value={language.value}
      onChange={(event) => void speak(event.currentTarget.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

function Choice<T extends string>(props: {
  readonly name: FrameMessage;
  readonly of: Signal<T>;
  readonly values: readonly T[];
  readonly words: (value: T) => string;
}) {
  return (
    <label class="field">
      <span>{t(props.name)}</span>
      <select
        value={props.of.value}
        onChange={(event) => (props.of.value = event.currentTarget.value as T)}
      >
        {props.values.map((value) => (
          <option key={value} value={value}>
            {props.words(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Preferences() {
  return (
    <div class="fields">
      <LanguageChoice />
      <Choice name="theme" of={theme} values={THEMES} words={(one) => t(`theme-${one}`)} />
      <Choice name="speed" of={speed} values={SPEEDS} words={(one) => t(`speed-${one}`)} />
      <Choice name="reading" of={reading} values={READINGS} words={(one) => t(`reading-${one}`)} />
      <Choice name="summaries" of={summaries} values={SWITCH} words={(one) => t(`switch-${one}`)} />
      <Choice name="confirmation" of={confirmation} values={SWITCH} words={(one) => t(`confirmation-${one}`)} />
      <Choice name="answering" of={answering} values={SWITCH} words={(one) => t(`switch-${one}`)} />
      <Choice name="slow" of={slow} values={SWITCH} words={(one) => t(`switch-${one}`)} />
      <Choice name="sound" of={sound} values={SWITCH} words={(one) => t(`switch-${one}`)} />
      <Choice name="symbols" of={symbols} values={SWITCH} words={(one) => t(`switch-${one}`)} />
    </div>
  );
}
