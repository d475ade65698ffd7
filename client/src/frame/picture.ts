// A picture of the result, drawn here: to share, or to keep.
import type { SharedTable } from "../table";
import { nameOf } from "../words";
import { outcome, type Outcome } from "./now";

const WIDE = 1200;
const HIGH = 630;
const COLOURS = ["#075db9", "#f26805", "#40a99b", "#510141"] as const;

function drawn(at: SharedTable, result: Outcome, game: string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.fillStyle = "#f7f0e4";
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = "#6a2358";
  pen.fillRect(0, 0, WIDE, 14);
  pen.fillStyle = "#5d5066";
  pen.font = "32px Fraunces, Georgia, serif";
  pen.fillText(`Grasse · ${game}`, 70, 92);
  pen.fillStyle = "#2a2033";
  pen.font = "600 52px Fraunces, Georgia, serif";
  pen.fillText(outcome(at, result), 70, 172, WIDE - 140);
  const most = Math.max(1, ...result.scores);
  const order = result.scores.map((_, seat) => seat).sort((a, b) => (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
  order.forEach((seat, row) => {
    const y = 250 + row * 90;
    const score = result.scores[seat] ?? 0;
    pen.fillStyle = "#2a2033";
    pen.font = "34px Atkinson, sans-serif";
    pen.fillText(at.names.peek()[seat] ?? "", 70, y + 38, 300);
    pen.fillStyle = COLOURS[at.chair(seat)?.mark ?? 0] ?? COLOURS[0];
    pen.fillRect(390, y, Math.max(6, (600 * Math.max(0, score)) / most), 52);
    pen.fillStyle = "#2a2033";
    pen.font = "600 44px Fraunces, Georgia, serif";
    pen.fillText(String(score), 1030, y + 42);
  });
  return canvas;
}

/** By the system's own dialog where it takes pictures, else as a file. */
export async function sharePicture(at: SharedTable): Promise<void> {
  const result = at.told.peek()?.result as unknown as Outcome | null;
  const game = nameOf(at.table.peek()?.game ?? "");
  if (!result) return;
  const blob = await new Promise<Blob | null>((done) => drawn(at, result, game).toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], "grasse.png", { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: game }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
