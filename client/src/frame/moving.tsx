// To another device: a link and a code to scan, for ten minutes; and the question over there.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Sign } from "../icons/signs";
import { post } from "../net";
import type { Moving } from "../protocol";
import { go } from "../route";
import type { SharedTable } from "../table";
import { lookAround, origin } from "../whereabouts";
import { t } from "../words";
import { Bar } from "./bar";

const MARK = "move=";

export const moveCode = (fragment: string | null): string | null =>
  fragment?.startsWith(MARK) ? fragment.slice(MARK.length) : null;

export function OtherDevice({ at, heading: Heading = "h3" }: { at: SharedTable; heading?: "h2" | "h3" }) {
  const made = useSignal<Moving | null>(null);
  const until = at.you.value.moving ?? null;
  useEffect(() => {
    if (until === null) made.value = null; // used, or withdrawn
  }, [until]);
  useEffect(lookAround, []);
  const offer = async () => {
    try {
      const moving = await post<Moving>(`/api/tables/${at.id}/move/offer`, {});
      at.you.value = { ...at.you.peek(), moving: moving.until };
      made.value = moving;
    } catch (error) {
      at.fail(error);
    }
  };
  const link = made.value && `${origin()}/table/${at.id}#${MARK}${made.value.code}`;
  return (
    <section aria-labelledby="move-title" class="moving">
      <Heading id="move-title">{t("move-title")}</Heading>
      {link ? (
        <>
          <p class="small">{t("move-text")}</p>
          <Code of={link} label={t("move-qr")} />
          <input readOnly value={link} aria-labelledby="move-title" onFocus={(event) => event.currentTarget.select()} />
        </>
      ) : (
        <button class="quiet" onClick={() => void offer()}>
          <Sign of="link" />
          {t("move-offer")}
        </button>
      )}
      {until !== null && (
        <button class="quiet" onClick={() => void at.request("move/revoke")}>
          <Sign of="close" />
          {t("move-revoke")}
        </button>
      )}
    </section>
  );
}

/** Dark on light in either theme: cameras want it so. */
export function Code({ of, label }: { of: string; label: string }) {
  const drawn = useSignal<{ readonly size: number; readonly dots: string } | null>(null);
  useEffect(() => {
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(of, { border: 4 });
      const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
      drawn.value = { size, dots: dots.join("") };
    });
  }, [of]);
  const { size, dots } = drawn.value ?? { size: 1, dots: "" };
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dots} />
    </svg>
  );
}

export function MoveHere({ at, code }: { at: SharedTable; code: string }) {
  const take = async () => {
    // The link is used up now, whatever comes of it.
    go(`/table/${at.id}`);
    if (await at.request("move", { code })) at.comeAnew();
  };
  return (
    <Bar words={t("move-here")}>
      <button class="primary" onClick={() => void take()}>
        {t("move-take")}
      </button>
    </Bar>
  );
}
