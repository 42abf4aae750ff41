import { formatDate } from "@bellwether/i18n/format/date.ts";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { Countdown } from "@bellwether/ui/games/countdown.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useEffect, useState } from "react";
import { useGate } from "../../gate/use-gate.ts";
import { useLanguage, useTexts } from "../../locale/texts.tsx";
import { usePlayer } from "../../page-data/use-player.ts";
import styles from "./board.module.css";
import { BoardRows } from "./board-rows.tsx";
import type { PlayersBoard, ShownBoard } from "./load-board.ts";
import { OwnPlace } from "./own-place.tsx";
import { useBoard } from "./use-board.ts";

/** A tournament's board as it moves, the reader's place in it, and the boards before it. */
export function TournamentBoard({
  shown: { board: first, prizes, by },
  renderedAtMs,
}: {
  shown: ShownBoard;
  renderedAtMs: number;
}) {
  const t = useTexts();
  const { board: newest, read } = useBoard(first, usePlayer() !== undefined);
  const [day, setDay] = useState("");
  const past = usePastBoard(newest.promotion, day);
  const board = (day !== "" && past) || newest;
  return (
    <Section id="board" title={t("promo.board_title")}>
      <div className={styles.board}>
        <div className={styles.side}>
          {board.state === "open" && (
            <Countdown
              endsAtMs={Date.parse(board.ends_at)}
              now={Date.now}
              renderedAtMs={renderedAtMs}
              label={t("promo.board_ends")}
              unit={(part, count) => t(`promo.clock_${part}`, { count })}
              onEnd={read}
            />
          )}
          <OwnPlace board={board} prizes={prizes} by={by} onJoined={read} />
          {newest.past.length > 0 && <BoardChoice past={newest.past} day={day} onChoose={setDay} />}
        </div>
        <Card padding="none" className={styles.sheet}>
          {board.entries.length > 0 ? (
            <>
              <p className={styles.players}>{t("promo.board_players", { count: board.players })}</p>
              <BoardRows key={board.board} board={board} prizes={prizes} by={by} />
            </>
          ) : (
            <p className={styles.empty}>{t("promo.board_empty")}</p>
          )}
          <Notes board={board} />
        </Card>
      </div>
    </Section>
  );
}

function Notes({ board }: { board: PlayersBoard }) {
  const t = useTexts();
  const state = board.state === "open" ? undefined : board.state;
  const hasHouse = board.entries.some(({ is_house }) => is_house);
  if (!state && !hasHouse) return null;
  return (
    <div className={styles.notes}>
      {state && <p>{t(`promo.board_${state}`)}</p>}
      {hasHouse && <p>{t("promo.board_house_note")}</p>}
    </div>
  );
}

type BoardChoiceProps = { past: readonly string[]; day: string; onChoose: (day: string) => void };

function BoardChoice({ past, day, onChoose }: BoardChoiceProps) {
  const t = useTexts();
  const language = useLanguage();
  const options = past.map((each) => ({ value: each, label: formatDate(each, language) }));
  return (
    <SelectField
      name="board"
      label={t("promo.board_pick")}
      options={[{ value: "", label: t("promo.board_now") }, ...options]}
      value={day}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

/** A past board by its first day; undefined while it is read. */
function usePastBoard(promotion: string, day: string): PlayersBoard | undefined {
  const call = useGate();
  const [board, setBoard] = useState<PlayersBoard>();
  useEffect(() => {
    setBoard(undefined);
    if (day === "") return;
    let isGone = false;
    void call("board", { promotion, board: day })
      .catch(() => undefined)
      .then((answer) => {
        if (!isGone) setBoard(answer);
      });
    return () => {
      isGone = true;
    };
  }, [call, promotion, day]);
  return board;
}
