// Chat. Names and words of people are never translated.
import { useEffect } from "preact/hooks";
import { MarkIcon } from "../icons/marks";
import type { SharedTable } from "../table";
import { language, t } from "../words";
import { useEnd } from "./end";

export function Chat({ at }: { at: SharedTable }) {
  const lines = at.chat.value;
  const end = useEnd(String(lines.length));
  useEffect(() => {
    at.unread.value = 0;
  });
  const clock = new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (text) at.say(text);
    form.reset();
  };
  return (
    <>
      <div class="lines" ref={end} role="log" aria-label={t("chat")} tabindex={0}>
        {lines.length === 0 && <p class="muted">{t("chat-empty")}</p>}
        <ol>
          {lines.map((one) => (
            <li key={one.number} class="chat-line">
              {one.seat !== null && <MarkIcon seat={one.seat} size={14} />}
              <span>
                <b dir="auto">{one.name || t("watcher")}</b>{" "}
                <small class="muted">{clock.format(new Date(one.at * 1000))}</small>
                <br />
                <span dir="auto">{one.text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <form class="chat-form" onSubmit={send}>
        <label class="field wide">
          <span class="unseen">{t("chat-write")}</span>
          <input name="text" maxLength={500} placeholder={t("chat-write")} autocomplete="off" />
        </label>
        <button class="secondary">{t("send")}</button>
      </form>
    </>
  );
}
