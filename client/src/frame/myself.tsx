// Who one is: a name, and a colour and shape.
import { useSignal } from "@preact/signals";
import { MARKS, MarkIcon } from "../icons/marks";
import { ownMark, ownName } from "../settings";
import type { SharedTable } from "../table";
import { t } from "../words";

/** Somebody without a name yet. */
export const nameOrGuest = (): string => ownName.value.trim() || t("guest");

interface Picking {
  readonly value: number | null;
  readonly choose: (mark: number) => void;
  /** Marks that others chose. */
  readonly taken?: readonly number[];
}

const MarkChoice = ({ value, choose, taken = [] }: Picking) => (
  <div class="mark-choice" role="group" aria-label={t("your-mark")}>
    {MARKS.map((mark) => (
      <button
        type="button"
        key={mark}
        class={value === mark ? "chosen" : ""}
        aria-pressed={value === mark}
        aria-label={t(`mark-${mark as 0 | 1 | 2 | 3}`)}
        title={t(`mark-${mark as 0 | 1 | 2 | 3}`)}
        disabled={taken.includes(mark)}
        onClick={() => choose(mark)}
      >
        <MarkIcon seat={mark} mark={mark} size={24} />
      </button>
    ))}
  </div>
);

/** For every table to come. */
export const Myself = () => (
  <div class="myself">
    <label class="field name-field">
      <span>{t("your-name")}</span>
      <input
        value={ownName.value}
        maxLength={24}
        placeholder={t("guest")}
        autocomplete="nickname"
        onInput={(event) => (ownName.value = event.currentTarget.value)}
      />
    </label>
    <MarkChoice value={ownMark.value} choose={(mark) => (ownMark.value = mark)} />
  </div>
);

/** At a table that one sits at. */
export function MyselfHere({ at, seat }: { at: SharedTable; seat: number }) {
  const chair = at.chair(seat);
  const typed = useSignal<string | null>(null);
  if (!chair) return null;
  const name = typed.value ?? chair.name;
  const changed = name.trim() !== "" && name.trim() !== chair.name;
  const rename = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!changed || !(await at.request(`chairs/${seat}/rename`, { name: name.trim() }))) return;
    if (at.you.peek().seats.length === 1) ownName.value = name.trim();
    typed.value = null;
  };
  const choose = async (mark: number) => {
    const done = await at.request(`chairs/${seat}/rename`, { mark });
    if (done && at.you.peek().seats.length === 1) ownMark.value = mark;
  };
  const taken = (at.table.value?.chairs ?? []).flatMap((one, other) => (other !== seat && one.chosen ? [one.mark] : []));
  return (
    <form class="myself" onSubmit={(event) => void rename(event)}>
      <label class="field name-field">
        <span>{t("your-name")}</span>
        <input value={name} maxLength={24} autocomplete="nickname" onInput={(event) => (typed.value = event.currentTarget.value)} />
      </label>
      <button class="secondary" disabled={!changed}>
        {t("rename")}
      </button>
      <MarkChoice value={chair.mark} choose={(mark) => void choose(mark)} taken={taken} />
    </form>
  );
}
