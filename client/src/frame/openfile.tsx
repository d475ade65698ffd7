// A game file from somebody's disk: where it was won, or a board to try things on.
import { useSignal } from "@preact/signals";
import { post, RefusedRequest, OFFLINE } from "../net";
import type { Seated } from "../protocol";
import { go } from "../route";
import { t } from "../words";
import { problemWords } from "./notice";

/** Larger ones are no game files; as the server has it. */
const MOST = 512 * 1024;

export function OpenFile() {
  const trouble = useSignal<string | null>(null);
  const busy = useSignal(false);
  const open = async (input: HTMLInputElement) => {
    const chosen = input.files?.[0];
    input.value = ""; // the same one may be chosen again
    if (!chosen) return;
    trouble.value = null;
    if (chosen.size > MOST) {
      trouble.value = problemWords("not-a-game");
      return;
    }
    busy.value = true;
    try {
      const { table } = await post<Seated>("/api/files", { file: await chosen.text() });
      go(`/table/${table.id}${table.study === "file" ? "/report" : ""}`);
    } catch (error) {
      trouble.value = problemWords(error instanceof RefusedRequest ? error.problem.code : OFFLINE);
    } finally {
      busy.value = false;
    }
  };
  return (
    <section class="panel join" aria-labelledby="file-title">
      <h2 id="file-title">{t("file-title")}</h2>
      <p class="muted">{t("file-about")}</p>
      <label class="field">
        <span>{t("file-choose")}</span>
        <input type="file" accept=".json,application/json" disabled={busy.value} onChange={(event) => void open(event.currentTarget)} />
      </label>
      <p class="trouble" role="alert" hidden={!trouble.value}>
        {trouble.value}
      </p>
    </section>
  );
}
