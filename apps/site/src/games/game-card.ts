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
 * The cards of a list as one text of a page, a line each: the router packs and unpacks each field of each object by itself, and a page shows up
 * to hundreds of them. JSON's quotes and names would be most of it.
 */
export type PackedCards = string & { readonly __cards: true };

export function packCards(games: readonly ListedGame[]): PackedCards {
  return games.map((game) => packCard(toCard(game))).join("\n") as PackedCards;
}

function packCard({ id, title, code, tile, tileLarge, lottery }: GameCard): string {
  const fields = [String(id), title, code, tile, tileLarge, lottery ? "lottery" : ""];
  return fields.map((field) => field.replaceAll(/\s/g, " ")).join("\t");
}

export function unpackCards(packed: PackedCards): GameCard[] {
  return packed === "" ? [] : packed.split("\n").map(unpackCard);
}

function unpackCard(line: string): GameCard {
  const [id, title = "", code = "", tile = "", tileLarge = "", lottery] = line.split("\t");
  return { id: Number(id), title, code, tile, tileLarge, ...(lottery ? { lottery: true } : {}) };
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
