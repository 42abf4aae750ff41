import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { paths } from "../paths.ts";

/** The fields of a game that a tile shows, and no others, because a page carries dozens of cards. */
export type GameCard = {
  id: number;
  title: string;
  code: string;
  tile: string;
  tileLarge: string;
  /** A lottery game has its page under the lottery [2.05]. */
  lottery?: true;
  /** Shown but not playable yet. */
  soon?: true;
  /** The picture has its title at the top. */
  titledAbove?: true;
};

export function toGameCard(game: ListedGame): GameCard {
  return {
    id: game.game_id,
    title: game.title,
    code: game.local_code,
    tile: game.images.tile,
    tileLarge: game.images.tile_large,
    ...(isLottery(game) ? { lottery: true } : {}),
    ...(game.opens_soon ? { soon: true } : {}),
    ...(game.title_at === "top" ? { titledAbove: true } : {}),
  };
}

/**
 * The cards of a list as one text, a line each. The router serialises every field of every object separately, and a page has up to
 * hundreds of cards. JSON's quotes and field names would be most of the bytes.
 */
export type PackedCards = string & { readonly __cards: true };

export function packCards(games: readonly ListedGame[]): PackedCards {
  return games.map((game) => packCard(toGameCard(game))).join("\n") as PackedCards;
}

function packCard({ id, title, code, tile, tileLarge, lottery, soon, titledAbove }: GameCard): string {
  const flags = [lottery && "lottery", soon && "soon", titledAbove && "above"].map((flag) => flag || "");
  const fields = [String(id), title, code, tile, tileLarge, ...flags];
  return fields.map((field) => field.replaceAll(/\s/g, " ")).join("\t");
}

export function unpackCards(packed: PackedCards): GameCard[] {
  return packed === "" ? [] : packed.split("\n").map(unpackCard);
}

function unpackCard(line: string): GameCard {
  const [id, title = "", code = "", tile = "", tileLarge = "", lottery, soon, above] = line.split("\t");
  return {
    id: Number(id),
    title,
    code,
    tile,
    tileLarge,
    ...(lottery ? { lottery: true } : {}),
    ...(soon ? { soon: true } : {}),
    ...(above ? { titledAbove: true } : {}),
  };
}

export function isLottery(game: Pick<ListedGame, "categories">): boolean {
  return game.categories.includes("lottery");
}

/** Path of a game's page. */
export function gamePath({ code, lottery }: Pick<GameCard, "code" | "lottery">): string {
  return lottery ? paths.lotteryGame(code) : paths.game(code);
}

/** Path where a game is played. */
export function playPath(
  { id, lottery }: Pick<GameCard, "id" | "lottery">,
  query: { mode?: "free" } = {},
): string {
  return lottery ? paths.playLottery(id, query) : paths.play(id, query);
}
