// A game that runs, or is over: what to do now, the board, and everything beside it.
import { signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../icons/signs";
import { Stage, StageControls } from "../stage";
import type { LoadedBoard } from "../board";
import type { SharedTable } from "../table";
import { groupsOf, linesOf, sentenceOf } from "../telling";
import { nameOf, t } from "../words";
import { Zoom } from "../zoom";
import { Chat } from "./chat";
import { Connection } from "./connection";
import { HintCard } from "./hints";
import { Journal } from "./journal";
import { useFocus, useKeys } from "./keys";
import { Moves } from "./moves";
import { Now } from "./now";
import { PassScreen } from "./pass";
import { Players } from "./players";
import { Result } from "./result";
import { Rules } from "./rules";
import { SummaryCard } from "./summary";
import { TableMenu } from "./tablemenu";
import { announceTurn } from "./tab";
import { Brand } from "./top";
import type { SignName } from "../icons/signs";

export const TABS = ["study", "journal", "chat", "rules", "settings"] as const;
export type Tab = (typeof TABS)[number];
const SIGNS: Readonly<Record<Tab, SignName>> = { study: "board", journal: "journal", chat: "chat", rules: "book", settings: "settings" };

interface Props {
  readonly at: SharedTable;
  readonly invitation: string | null;
}

export function Playing({ at, invitation }: Props) {
  const tab = useSignal<Tab>("journal");
  const showResult = useSignal(true);
  const stage = useRef<HTMLDivElement>(null);
  const table = at.table.value;
  const board = at.board.value;
  const view = at.told.value;
  const passing = at.passTo.value;
  const studying = at.studying.value;
  const over = view?.result != null && at.past.value === null && !studying;
  const sitting = board ? at.sitting(board) : null;
  const game = table ? nameOf(table.game) : "";
  const myTurn = at.myTurn.value;
  const rule = at.ruleAsked.value;
  useEffect(() => announceTurn(myTurn, game), [myTurn, game]);
  useEffect(() => {
    if (studying) tab.value = "study";
  }, [studying]);
  useEffect(() => {
    if (rule) tab.value = "rules";
  }, [rule]);
  useKeys({ at, sitting, tab, stage });
  useFocus(sitting?.mayAct === true, stage);
  if (!table || !view || !board || !sitting) return null;
  if (passing !== null) return <PassScreen at={at} to={passing} />;
  const props = { theatre: at.theatre, sitting, choosing: at.choosing };
  return (
    <div class="table-page">
      <header class="top">
        <Brand />
        <h1 class="top-game">{game}</h1>
        <Players at={at} />
        <Connection at={at} />
      </header>
      <main class={`table-main${over && showResult.value ? " over" : ""}`}>
        <Now at={at} sitting={sitting} invitation={invitation} showResult={showResult} />
        <div class="controls">{myTurn && <StageControls {...props} />}</div>
        <div class="stage-place" ref={stage} role="region" aria-label={t("board")}>
          {over && showResult.value ? <Result at={at} board={board} /> : <Zoom><Stage {...props} /></Zoom>}
        </div>
        <aside class="side" aria-label={t("beside")}>
          <Moves
            {...props}
            pending={at.unsaved.value > 0}
            cut={at.line.state.value === "cut"}
            watching={at.you.value.seats.length === 0}
            over={over}
            latest={myTurn ? [] : latestOf(at, board)}
            {...(at.played.value.length > 0 && !over ? { recall: () => void at.recall() } : {})}
          />
          <Tabs at={at} tab={tab} />
          <SummaryCard at={at} />
          <HintCard at={at} sitting={sitting} />
        </aside>
      </main>
      <p class="unseen" role="status" aria-live="polite" data-live="">
        {at.heard.value}
      </p>
    </div>
  );
}

const LATEST = 3;

/** The last turns, a sentence each, the newest first. */
function latestOf(at: SharedTable, board: LoadedBoard): string[] {
  const view = at.told.value;
  if (!view) return [];
  const scene = at.scene(view);
  const groups = groupsOf(board, linesOf(board, view.journal.slice(-LINES))).filter(({ kind }) => kind === "turn");
  return groups.slice(-LATEST).reverse().map(({ lines }) => sentenceOf(scene, board, lines));
}
/** So many lines hold the last turns. */
const LINES = 60;

/** What belongs to a board to try things on comes with the first one. */
const studyPanel = signal<ComponentType<{ at: SharedTable }> | null>(null);

function StudyPanel({ at }: { at: SharedTable }) {
  const Panel = studyPanel.value;
  if (Panel) return <Panel at={at} />;
  void import("./study").then((one) => (studyPanel.value = one.default));
  return null;
}

function Tabs({ at, tab }: { at: SharedTable; tab: { value: Tab } }) {
  const studying = at.studying.value;
  const tabs = TABS.filter((one) => (one === "study" ? studying : one !== "chat" || !studying));
  const choose = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab.value) + way + tabs.length) % tabs.length];
    if (!next) return;
    tab.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section class="panel tabs">
      <div role="tablist" aria-label={t("beside")} onKeyDown={choose}>
        {tabs.map((one) => (
          <button
            key={one}
            id={`tab-${one}`}
            role="tab"
            aria-selected={tab.value === one}
            aria-controls="tab-panel"
            tabindex={tab.value === one ? 0 : -1}
            onClick={() => (tab.value = one)}
          >
            <Sign of={SIGNS[one]} />
            <span class="tab-name">{t(one)}</span>
            {one === "chat" && at.unread.value > 0 && tab.value !== "chat" && <b class="badge num">{at.unread.value}</b>}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === "study" && <StudyPanel at={at} />}
        {tab.value === "journal" && <Journal at={at} />}
        {tab.value === "chat" && <Chat at={at} />}
        {tab.value === "rules" && <Rules at={at} />}
        {tab.value === "settings" && <TableMenu at={at} />}
      </div>
    </section>
  );
}
