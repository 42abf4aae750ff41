import { Fragment, Suspense } from "react";
import type { GameCard } from "./game-card.ts";
import styles from "./game-grid.module.css";
import { Tile } from "./game-rail.tsx";
import { inParts } from "./grid-parts.ts";

/** Pictures of the first screen at 1440, which load eagerly. */
const eagerTiles = 14;

/**
 * A grid of games. All of them are in the page, for search engines and for the browser's own search; the browser lays out and
 * paints only what is near the viewport, and what follows the first screens hydrates part by part.
 */
export function CatalogueGrid({
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
      {inParts(games).map(({ start, items }, part) => {
        const Part = part === 0 ? Fragment : Suspense;
        return (
          <Part key={start}>
            {items.map((game, index) => (
              <li key={game.id} className={part === 0 ? styles.cell : styles.later}>
                <Tile
                  game={game}
                  rank={ranked ? start + index + 1 : undefined}
                  eager={start + index < eagerTiles}
                />
              </li>
            ))}
          </Part>
        );
      })}
    </ul>
  );
}
