// The connection: green, amber, red, and whether what was done is stored.
import type { SharedTable } from "../table";
import { t } from "../words";

export function Connection({ at }: { at: SharedTable }) {
  const state = at.line.state.value;
  const unsaved = at.line.unsaved.value.length > 0;
  const kind = state === "cut" ? "cut" : state === "connecting" || unsaved ? "busy" : "good";
  const words =
    state === "cut"
      ? t("connection-cut")
      : state === "connecting"
        ? t("connection-opening")
        : unsaved
          ? t("connection-sent")
          : t("connection-saved");
  return (
    <span class={`connection ${kind}`} role="status">
      <span class="lamp" aria-hidden="true" />
      <span class="connection-words">{words}</span>
    </span>
  );
}
