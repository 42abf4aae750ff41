import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { paths } from "../paths.ts";

/** As much of a game as a tile shows; a page carries dozens, so no more than that. */
export type GameCard = {
  id: number;
  title: string;
  code: string;
  tile: string;
  tileLarge: string;
  /** Lottery's own page shows it [2.05]. */
  lottery?: true;
};

export function toCard(game: ListedGame): GameCard {
  return {
    id: game.game_id,
    title: game.title,
    code: game.local_code,
    tile: game.images.tile,
    tileLarge: game.images.tile_large,
    ...(isLottery(game) ? { lottery: true } : {}),
  };
}

/**
 * The cards of one row as one value of a page, in JSON: the router packs and unpacks each field of each object by itself, and a lobby shows a
 * hundred of them.
 */
export type PackedCards = string & { readonly __cards: true };

export function packCards(games: readonly ListedGame[]): PackedCards {
  return JSON.stringify(games.map(toCard)) as PackedCards;
}

export function unpackCards(packed: PackedCards): GameCard[] {
  return JSON.parse(packed) as GameCard[];
}

export function isLottery(game: Pick<ListedGame, "categories">): boolean {
  return game.categories.includes("lottery");
}

/** Where a game's page is. */
export function gamePath({ code, lottery }: Pick<GameCard, "code" | "lottery">): string {
  return lottery ? paths.lotteryGame(code) : paths.game(code);
}

/** Where a game is played. */
export function playPath(
  { id, lottery }: Pick<GameCard, "id" | "lottery">,
  query: { mode?: "free" } = {},
): string {
  return lottery ? paths.playLottery(id, query) : paths.play(id, query);
}
