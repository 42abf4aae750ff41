import type { OwnBoard } from "@bellwether/contract/calls/boards.ts";
import type { BoardScore } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import { ProgressBar } from "@bellwether/ui/data/meter.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { whyKey } from "../running-reward.tsx";
import styles from "./board.module.css";
import { JoinBoard } from "./join-board.tsx";
import type { PlayersBoard, ShownPrize } from "./load-board.ts";
import { prizeAt } from "./prize-at.ts";
import { scoreText } from "./score-text.ts";

type OwnPlaceProps = {
  board: PlayersBoard;
  prizes: readonly ShownPrize[];
  by: BoardScore["by"];
  onJoined: () => Promise<void>;
};

/** The reader's part in a board: the button to join, then the place and what is missing to the next prize. */
export function OwnPlace({ board, prizes, by, onJoined }: OwnPlaceProps) {
  const t = useTexts();
  const { own, state, promotion } = board;
  if (!own) return <p className={layout.muted}>{t("promo.board_login")}</p>;
  const isOpen = state === "open";
  if (own.joined_at === null)
    return (
      <Card element="section" className={styles.mine} aria-labelledby="board-join">
        <h3 id="board-join" className={layout.title}>
          {t("promo.board_join_title")}
        </h3>
        {own.refusal === null && isOpen && <JoinBoard promotion={promotion} own={own} onJoined={onJoined} />}
        {own.refusal !== null && <p>{t(whyKey(own.refusal))}</p>}
        {own.refusal === null && !isOpen && <p>{t("promo.board_counting")}</p>}
      </Card>
    );
  return (
    <Card element="section" className={styles.mine} aria-labelledby="board-own">
      <div className={styles.standing}>
        <h3 id="board-own" className={layout.title}>
          {t("promo.board_own")}
        </h3>
        {own.place !== null && (
          <p className={styles.big} aria-live="polite" aria-atomic="true">
            <strong>{own.place}</strong> {t("promo.board_of", { count: board.players })}
          </p>
        )}
      </div>
      <Standing own={own} board={board} prizes={prizes} by={by} />
      {own.refusal !== null && <p className={layout.muted}>{t(whyKey(own.refusal))}</p>}
      {isOpen && own.refusal === null && <JoinBoard promotion={promotion} own={own} onJoined={onJoined} />}
    </Card>
  );
}

function Standing({ own, board, prizes, by }: { own: OwnBoard } & Omit<OwnPlaceProps, "onJoined">) {
  const t = useTexts();
  const isOver = board.state === "closed";
  const prize = prizeAt(prizes, own.place) ?? "";
  if (isOver && own.place === null) return <p>{t("promo.board_own_past")}</p>;
  if (isOver) return <p>{prize ? t("promo.board_won", { prize }) : scoreText(t, by, own.points)}</p>;
  const { next } = own;
  if (!next) return own.place === 1 ? <p>{t("promo.board_leads", { prize })}</p> : null;
  const goal = t("promo.board_next", {
    missing: scoreText(t, by, next.missing),
    place: next.place,
    prize: prizeAt(prizes, next.place) ?? "",
  });
  return (
    <>
      {own.place === null && <p>{t("promo.board_own_none")}</p>}
      <ProgressBar
        label={t("promo.board_score")}
        value={own.points}
        max={own.points + next.missing}
        valueText={scoreText(t, by, own.points)}
        detail={goal}
      />
    </>
  );
}
