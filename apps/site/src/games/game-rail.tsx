import { GameTile } from "@bellwether/ui/games/game-tile.tsx";
import { Rail } from "@bellwether/ui/games/rail.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { type GameCard, gamePath } from "./game-card.ts";

type GameRailProps = {
  id: string;
  title: string;
  games: readonly GameCard[];
  /** Where all of them are. */
  all?: { href: string; label: string };
  /** Numbers the games from 1 [3.14]. */
  ranked?: boolean;
  /** The rail stands in the first screen: its first pictures do not wait. */
  first?: boolean;
};

/** A section of the lobby: one row of games. */
export function GameRail({ id, title, games, all, ranked = false, first = false }: GameRailProps) {
  const t = useTexts();
  if (games.length === 0) return null;
  return (
    <Section id={id} title={title} all={all} as={Link} later={!first}>
      <Rail
        label={title}
        previousLabel={t("core.game_rail_previous")}
        nextLabel={t("core.game_rail_next")}
        freeWidth={ranked}
      >
        {games.map((game, index) => (
          <Tile key={game.id} game={game} rank={ranked ? index + 1 : undefined} eager={first && index < 3} />
        ))}
      </Rail>
    </Section>
  );
}

/** One game's picture, leading to its page. */
export function Tile({ game, rank, eager = false }: { game: GameCard; rank?: number; eager?: boolean }) {
  const t = useTexts();
  return (
    <GameTile
      as={Link}
      href={gamePath(game)}
      title={game.title}
      picture={{ src: game.tile, srcSet: `${game.tile} 240w, ${game.tileLarge} 480w` }}
      rank={rank}
      rankLabel={rank === undefined ? undefined : t("core.game_rank", { rank })}
      loading={eager ? "eager" : "lazy"}
    />
  );
}
