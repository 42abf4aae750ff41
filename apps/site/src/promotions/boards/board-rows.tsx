import type { BoardEntry } from "@bellwether/contract/board.ts";
import { classNames } from "@bellwether/ui/class-names.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useEffect, useState } from "react";
import { useTexts } from "../../locale/texts.tsx";
import styles from "./board.module.css";
import type { PlayersBoard, ShownBoard } from "./load-board.ts";
import { prizeAt } from "./prize-at.ts";
import { scoreText } from "./score-text.ts";
import { useMovingRows } from "./use-moving-rows.ts";

/** The first players of a board in order, then the reader's own row if it is further down. */
export function BoardRows({ board, prizes, by }: ShownBoard) {
  const t = useTexts();
  const list = useMovingRows<HTMLTableSectionElement>();
  const climbed = useClimbs(board);
  const own = ownBelow(board);
  const rowOf = (entry: BoardEntry) => (
    <BoardRow
      key={entry.seat}
      entry={entry}
      isOwn={entry.seat === board.own?.seat}
      score={scoreText(t, by, entry.points)}
      prize={prizeAt(prizes, entry.place)}
      climbed={climbed.get(entry.seat) ?? 0}
    />
  );
  return (
    <table className={styles.rows}>
      <caption className={styles.spoken}>{t("promo.board_caption")}</caption>
      <thead className={styles.spoken}>
        <tr>
          {(["place", "player", "score", "prize"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`promo.board_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={list}>
        {board.entries.map(rowOf)}
        {own && (
          <tr className={styles.gap}>
            <td colSpan={4} />
          </tr>
        )}
        {own && rowOf(own)}
      </tbody>
    </table>
  );
}

function BoardRow({
  entry: { seat, place, name, is_house },
  isOwn,
  score,
  prize,
  climbed,
}: {
  entry: BoardEntry;
  isOwn: boolean;
  score: string;
  prize: string | undefined;
  climbed: number;
}) {
  const t = useTexts();
  return (
    <tr
      data-row={seat}
      aria-current={isOwn || undefined}
      className={classNames(styles.row, isOwn && styles.own, is_house && styles.houseRow)}
    >
      <td className={styles.place}>{place ?? "–"}</td>
      <td className={styles.name}>
        <span className={name === null && !isOwn ? styles.hidden : undefined}>
          {isOwn ? t("promo.board_you") : (name ?? t("promo.board_hidden"))}
        </span>
        {isOwn && name !== null && <span className={styles.as}>{name}</span>}
        {is_house && <Badge tone="plain">{t("promo.board_house")}</Badge>}
        {climbed !== 0 && <Climb by={climbed} />}
      </td>
      <td className={styles.score}>{score}</td>
      <td className={styles.prize}>{prize}</td>
    </tr>
  );
}

function Climb({ by }: { by: number }) {
  const t = useTexts();
  const count = Math.abs(by);
  return (
    <span className={by > 0 ? styles.up : styles.down}>
      <span aria-hidden="true">
        {by > 0 ? "▲" : "▼"}
        {count}
      </span>
      <span className={styles.spoken}>{t(by > 0 ? "promo.board_up" : "promo.board_down", { count })}</span>
    </span>
  );
}

/** The reader's own row, if it is on the board below those that are listed. */
function ownBelow({ own, entries }: PlayersBoard): BoardEntry | undefined {
  if (!own?.seat || own.place === null || entries.some(({ seat }) => seat === own.seat)) return undefined;
  return { seat: own.seat, place: own.place, points: own.points, name: own.nickname, is_house: false };
}

/** How far each player has climbed since the page first showed this board. */
function useClimbs({ board, entries }: PlayersBoard): ReadonlyMap<string, number> {
  const [first, setFirst] = useState({ board, entries });
  useEffect(() => {
    if (first.board !== board) setFirst({ board, entries });
  }, [first.board, board, entries]);
  const places = new Map(first.entries.map(({ seat, place }) => [seat, place]));
  return new Map(
    entries.map(({ seat, place }) => [seat, place === null ? 0 : (places.get(seat) ?? place) - place]),
  );
}
