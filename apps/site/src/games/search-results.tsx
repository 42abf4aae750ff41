import { cutTitle } from "@bellwether/ui/games/game-title.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { gamePath } from "./game-card.ts";
import { highlight } from "./highlight.ts";
import type { CatalogueGame } from "./load-catalogue.ts";
import styles from "./search-results.module.css";

export type FoundGame = Pick<
  CatalogueGame,
  "id" | "title" | "code" | "lottery" | "soon" | "provider" | "tileWide"
>;

type SearchResultsProps = {
  id: string;
  games: readonly FoundGame[];
  label: string;
  /** The typed text, marked in the titles. */
  text: string;
  /** The result that Enter opens. */
  active?: number;
  onOpen?: () => void;
};

/** Search results with their pictures and the typed text marked. Ids are `{id}-{index}`, for `aria-activedescendant`. */
export function SearchResults({ id, games, label, text, active, onOpen }: SearchResultsProps) {
  const t = useTexts();
  return (
    <ul id={id} className={styles.results} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.id}>
          <Link
            id={`${id}-${index}`}
            href={gamePath(game)}
            className={styles.result}
            data-active={index === active || undefined}
            onClick={onOpen}
            title={game.title}
          >
            <img src={game.tileWide} alt="" width={254} height={142} loading="lazy" decoding="async" />
            <span className={styles.words}>
              <span className={styles.title}>
                {highlight(cutTitle(game.title), text).map(
                  ({ text: stretch, found }, place) =>
                    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
                    found ? <mark key={place}>{stretch}</mark> : <span key={place}>{stretch}</span>,
                  // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
                )}
              </span>
              <span className={layout.small}>
                {game.provider}
                {game.soon && ` · ${t("core.game_opens_soon")}`}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
