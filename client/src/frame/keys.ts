// Keys that work anywhere on the table page; "?" shows them.
import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import type { Sitting } from "../stage";
import type { SharedTable } from "../table";
import { focusBoard } from "../target";
import { t } from "../words";
import { ends } from "./decision";
import type { Tab } from "./playing";
import { faster, jump, playOrPause } from "./replay";

interface Desk {
  readonly at: SharedTable;
  readonly sitting: Sitting | null;
  readonly tab: Signal<Tab>;
  readonly stage: RefObject<HTMLDivElement | null>;
}

export function useKeys({ at, sitting, tab, stage }: Desk): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const field = event.target as HTMLElement;
      if (field.closest("input, select, textarea")) return;
      if (!pressed(event.key)) return;
      event.preventDefault();
    };
    const pressed = (key: string): boolean => {
      switch (key) {
        case "Escape":
          if (at.theatre.busy.peek()) at.theatre.skipAhead();
          else if (at.choosing.begun) at.choosing.cancel();
          else if (at.past.peek()) at.backToNow();
          else if (at.notice.peek()) at.notice.value = null;
          else if (at.hinted.peek()) at.hinted.value = null;
          else at.summary.value = null;
          return true;
        case "r":
        case "R":
          void at.recall();
          return true;
        case "u":
        case "U":
          at.undo(false);
          return true;
        case "e":
        case "E":
          return endTurn(at, sitting);
        case "l":
        case "L":
          return show("journal");
        case "h":
        case "H":
          if (at.table.peek()?.hints) void at.hint();
          else if (at.myTurn.peek()) at.refuse({ text: t("problem-no-hints") });
          return true;
        case "?":
          show("rules");
          requestAnimationFrame(() => {
            const keys = document.querySelector<HTMLDetailsElement>("#keys");
            if (keys) keys.open = true;
            keys?.scrollIntoView({ block: "nearest" });
          });
          return true;
        case "[":
          void at.lookBack((at.past.peek()?.at ?? Number.MAX_SAFE_INTEGER) - 1);
          return true;
        case "]":
          if (at.past.peek()) void at.lookBack((at.past.peek()?.at ?? 0) + 1);
          return true;
        case "<":
          return inPast(() => jump(at, "turn", -1));
        case ">":
          return inPast(() => jump(at, "turn", 1));
        case "{":
          return inPast(() => jump(at, "round", -1));
        case "}":
          return inPast(() => jump(at, "round", 1));
        case "+":
          return inPast(() => faster(1));
        case "-":
          return inPast(() => faster(-1));
        case "p":
        case "P":
          return inPast(playOrPause);
        case "b":
        case "B":
          return stage.current ? focusBoard(stage.current) : false;
        default:
          return false;
      }
    };
    const inPast = (act: () => void): boolean => {
      if (at.past.peek()) act();
      return at.past.peek() !== null;
    };
    const show = (one: Tab): boolean => {
      tab.value = one;
      requestAnimationFrame(() => document.querySelector<HTMLElement>("#tab-panel .lines")?.focus());
      return true;
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/**
 * A button that was pressed is gone with the move it stood for: when one is to act again, the focus
 * goes on where it was, to the list of moves or to the board.
 */
export function useFocus(mayAct: boolean, stage: RefObject<HTMLDivElement | null>): void {
  const region = useRef<"moves" | "board" | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const element = target as Element;
      if (element.closest(".moves")) region.current = "moves";
      else if (element.closest(".stage, .decision")) region.current = "board";
      else region.current = null;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (!mayAct || document.activeElement !== document.body) return;
    const move = document.querySelector<HTMLElement>(".moves button, .moves summary");
    if (region.current === "moves") move?.focus();
    else if (region.current === "board" && !(stage.current && focusBoard(stage.current))) {
      (document.querySelector<HTMLElement>(".decision button") ?? move)?.focus();
    }
  }, [mayAct]);
}

/** E: confirm what is chosen, or do the one action that ends the turn. */
function endTurn(at: SharedTable, sitting: Sitting | null): boolean {
  const view = at.told.peek();
  if (!view || !sitting?.mayAct) return false;
  const ending = view.options.filter((action) => ends(sitting, action));
  const [only] = ending;
  if (ending.length !== 1 || !only) return false;
  at.choosing.cancel();
  sitting.send(only);
  return true;
}
