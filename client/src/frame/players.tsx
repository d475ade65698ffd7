// Who plays, the score of each, and whose turn it is: always in sight.
import { MarkIcon } from "../icons/marks";
import { Sign } from "../icons/signs";
import type { SharedTable } from "../table";
import { t } from "../words";

export function Players({ at }: { at: SharedTable }) {
  const view = at.told.value;
  const board = at.board.value;
  if (!view || !board) return null;
  const scene = at.scene(view);
  return (
    <ul class="players" aria-label={t("players")}>
      {at.players.value.map((player) => {
        const chair = at.chair(player.seat);
        const score = board.score(scene, player.seat);
        const away = chair?.kind === "person" && !chair.present && chair.level == null;
        return (
          <li key={player.seat} class={player.toAct ? "to-act" : ""} aria-current={player.toAct ? "true" : undefined}>
            <MarkIcon seat={player.seat} size={18} />
            <span class="player-name">{player.name}</span>
            {player.bot && (
              <span class="player-note" title={t("played-by-bot")}>
                <Sign of="bot" size={16} />
                <span class="unseen">{t("played-by-bot")}</span>
              </span>
            )}
            {away && <span class="player-note muted">{t("away-mark")}</span>}
            {score !== null && (
              <b class="num">
                <span class="unseen">{t("score")}: </span>
                {score}
              </b>
            )}
          </li>
        );
      })}
    </ul>
  );
}
