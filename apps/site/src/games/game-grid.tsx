import type { GameCard } from "./game-card.ts";
import styles from "./game-grid.module.css";
import { Tile } from "./game-rail.tsx";

/** Games side by side, as many as fit. */
export function GameGrid({
  games,
  label,
  ranked = false,
}: {
  games: readonly GameCard[];
  label: string;
  ranked?: boolean;
}) {
  return (
    <ul className={ranked ? styles.ranked : styles.grid} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.id} className={styles.cell}>
          <Tile game={game} rank={ranked ? index + 1 : undefined} eager={index < 6} />
        </li>
      ))}
    </ul>
  );
}
