// To a table by the link of its invitation; what is wrong with it is said beside it.
import { useSignal } from "@preact/signals";
import { go } from "../route";
import { t } from "../words";

export function JoinByLink() {
  const wrong = useSignal(false);
  const take = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget as HTMLFormElement).get("link") ?? "");
    const found = /table\/([a-z2-7]{16})(#\S+)?/.exec(typed);
    wrong.value = found === null;
    if (found) go(`/table/${found[1]}${found[2] ?? ""}`);
  };
  return (
    <form class="join-form" onSubmit={take}>
      <label class="field wide">
        <span>{t("join-link")}</span>
        <input
          name="link"
          inputMode="url"
          autocomplete="off"
          aria-invalid={wrong.value}
          aria-describedby="join-wrong"
          onInput={() => (wrong.value = false)}
        />
      </label>
      <button class="secondary">{t("join")}</button>
      <p id="join-wrong" class={wrong.value ? "trouble" : ""} role="alert">
        {wrong.value && t("join-no-link")}
      </p>
    </form>
  );
}
