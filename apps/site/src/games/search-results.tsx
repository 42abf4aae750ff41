import { cutTitle } from "@bellwether/ui/games/game-title.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { gamePath } from "./game-card.ts";
import { highlight } from "./highlight.ts";
import type { CatalogueGame } from "./load-catalogue.ts";
import type { OfferedTopic } from "./offer-topics.ts";
import styles from "./search-results.module.css";

export type FoundGame = Pick<
  CatalogueGame,
  "id" | "title" | "code" | "lottery" | "soon" | "provider" | "tileWide"
>;

/** A category, feature or maker above the games; its picture is that of its first game. */
export type FoundTopic = Pick<OfferedTopic<unknown>, "kind" | "name" | "within" | "path"> & {
  tileWide: string;
};

export function foundTopics(topics: readonly OfferedTopic<CatalogueGame>[]): FoundTopic[] {
  return topics.map(({ games, ...topic }) => ({ ...topic, tileWide: games[0]?.tileWide ?? "" }));
}

type SearchResultsProps = {
  id: string;
  /** They come before the games. */
  topics?: readonly FoundTopic[];
  games: readonly FoundGame[];
  label: string;
  /** The typed text, marked in the titles. */
  text: string;
  /** The result that Enter opens. */
  active?: number;
  onOpen?: () => void;
};

const NO_TOPICS: readonly FoundTopic[] = [];

/**
 * Search results with their pictures and the typed text marked, categories first. Ids are `{id}-{index}`, for `aria-activedescendant`, counted
 * through both.
 */
export function SearchResults({
  id,
  topics = NO_TOPICS,
  games,
  label,
  text,
  active,
  onOpen,
}: SearchResultsProps) {
  const t = useTexts();
  const results = [
    ...topics.map((topic) => ({
      key: topic.path,
      href: topic.path,
      title: topic.name,
      tileWide: topic.tileWide,
      below: topic.within ?? t(kindNames[topic.kind]),
    })),
    ...games.map((game) => ({
      key: game.id,
      href: gamePath(game),
      title: game.title,
      tileWide: game.tileWide,
      below: `${game.provider}${game.soon ? ` · ${t("core.game_opens_soon")}` : ""}`,
    })),
  ];
  return (
    <ul id={id} className={styles.results} aria-label={label}>
      {results.map(({ key, href, title, tileWide, below }, index) => (
        <li key={key}>
          <Link
            id={`${id}-${index}`}
            href={href}
            className={styles.result}
            data-active={index === active || undefined}
            data-topic={index < topics.length || undefined}
            onClick={onOpen}
            title={title}
          >
            <img src={tileWide} alt="" width={254} height={142} loading="lazy" decoding="async" />
            <span className={styles.words}>
              <span className={styles.title}>
                {highlight(cutTitle(title), text).map(
                  ({ text: stretch, found }, place) =>
                    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
                    found ? <mark key={place}>{stretch}</mark> : <span key={place}>{stretch}</span>,
                  // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
                )}
              </span>
              <span className={layout.small}>{below}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const kindNames = {
  maker: "core.bar_topic_maker",
  feature: "core.bar_topic_feature",
  category: "core.bar_topic_category",
} as const;
