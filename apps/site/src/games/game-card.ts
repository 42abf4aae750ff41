import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";

/** As much of a game as a tile shows; a page carries dozens, so no more than that. */
export type GameCard = { id: number; title: string; code: string; tile: string; tileLarge: string };

export function toCard(game: ListedGame): GameCard {
  return {
    id: game.game_id,
    title: game.title,
    code: game.local_code,
    tile: game.images.tile,
    tileLarge: game.images.tile_large,
  };
}
