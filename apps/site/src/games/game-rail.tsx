import { FavouriteHeart } from "@bellwether/ui/games/favourite-heart.tsx";
import { GameTile, TILE_SIZES } from "@bellwether/ui/games/game-tile.tsx";
import { Rail, RailPlace } from "@bellwether/ui/games/rail.tsx";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useMemo } from "react";
import { preload } from "react-dom";
import { WhenNear } from "../browser/when-near.tsx";
import { sharedPart } from "../hydration/shared-part.tsx";
import { TilePot } from "../jackpots/tile-pot.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { pressFavourite, useFavourites } from "./favourites-state.ts";
import { type GameCard, gamePath, type PackedCards, playPath, unpackCards } from "./game-card.ts";
import { previewAttributes } from "./preview-attributes.ts";

type GameRailProps = {
  id: string;
  title: string;
  games: readonly GameCard[];
  /** Link to the full list. */
  all?: { href: string; label: string };
  /** Tiles of played games open the game; other tiles lead to the game's page. */
  leadsTo?: "page" | "play";
  /** Numbers the games from 1 [3.14]. */
  ranked?: boolean;
  /** The rail is in the first screen: its first pictures load eagerly. */
  first?: boolean;
  /** The rail is so far below that its tiles are rendered when they come near. */
  whenNear?: boolean;
};

/** A section of the lobby: one row of games. */
export function GameRail({
  id,
  title,
  games,
  all,
  leadsTo = "page",
  ranked = false,
  first = false,
  whenNear = false,
}: GameRailProps) {
  const t = useTexts();
  if (games.length === 0) return null;
  const rail = (
    <Rail
      label={title}
      previousLabel={t("core.game_rail_previous")}
      nextLabel={t("core.game_rail_next")}
      freeWidth={ranked}
    >
      {games.map((game, index) => (
        <Tile
          key={game.id}
          game={game}
          leadsTo={leadsTo}
          rank={ranked ? index + 1 : undefined}
          eager={first && index < EAGER}
        />
      ))}
    </Rail>
  );
  return (
    <Section id={id} title={title} all={all} as={Link} later={!first}>
      {whenNear ? <WhenNear place={<RailPlace />}>{rail}</WhenNear> : rail}
    </Section>
  );
}

type PackedRailProps = Omit<GameRailProps, "games"> & { games: PackedCards };

/** A rail whose games came with the page. */
export function PackedGameRail({ games, ...props }: PackedRailProps) {
  const unpacked = useMemo(() => unpackCards(games), [games]);
  return <GameRail {...props} games={unpacked} />;
}

/** A rail of games that are not of one player. */
export const SharedGameRail = sharedPart("rail", PackedGameRail);

/** Puts the first pictures of the first rail into the page's head, where React writes none for HTML that is kept. */
export function preloadFirstTiles(games: PackedCards): void {
  for (const game of unpackCards(games).slice(0, EAGER))
    preload(game.tile, { as: "image", imageSrcSet: srcSetOf(game), imageSizes: TILE_SIZES });
}

/** The number of pictures of the first rail that load at once. */
const EAGER = 3;

const srcSetOf = ({ tile, tileLarge }: GameCard) => `${tile} 240w, ${tileLarge} 480w`;

type TileProps = { game: GameCard; leadsTo?: "page" | "play"; rank?: number; eager?: boolean };

/** One game's picture with a link to its page or to the game, and the heart for favourites. Its parent must be positioned. */
export function Tile({ game, leadsTo = "page", rank, eager = false }: TileProps) {
  const t = useTexts();
  const isFavourite = useFavourites(({ ids }) => ids.has(game.id));
  return (
    <>
      <GameTile
        as={Link}
        href={leadsTo === "play" && !game.soon ? playPath(game) : gamePath(game)}
        {...previewAttributes(game)}
        title={game.title}
        picture={{ src: game.tile, srcSet: srcSetOf(game) }}
        rank={rank}
        rankLabel={rank === undefined ? undefined : t("core.game_rank", { rank })}
        badge={
          game.soon ? <Badge tone="plain">{t("core.game_opens_soon")}</Badge> : <TilePot gameId={game.id} />
        }
        badgeAt={game.titledAbove ? "bottom" : "top"}
        loading={eager ? "eager" : "lazy"}
      />
      <FavouriteHeart
        label={t("core.game_favourite", { title: game.title })}
        pressed={isFavourite}
        onPress={() => pressFavourite(game)}
      />
    </>
  );
}
