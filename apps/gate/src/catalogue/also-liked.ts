import { DomainError } from "@bellwether/contract";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { DatabasePort, TitlesPort } from "../ports.ts";
import type { GameFigures } from "./game-figures.ts";

const MAX_GAMES = 12;

/**
 * Titles that players of this one also played, the closest first, filled up to twelve with similar titles.
 * @throws DomainError `unknown_game` when there is no such game for this visitor.
 */
export async function alsoLiked(
  deps: DatabasePort & TitlesPort,
  figures: GameFigures,
  gameId: number,
  { isShown, isOffered }: Record<"isShown" | "isOffered", (title: CatalogueTitle) => boolean>,
): Promise<CatalogueTitle[]> {
  const title = deps.titles.find((each) => each.gameId === gameId);
  if (!title || !isShown(title)) throw new DomainError("unknown_game");
  const { rows } = await deps.database.query<{ other_code: string }>(
    "SELECT other_code FROM game_coplay WHERE game_code = $1 ORDER BY closeness DESC, other_code",
    [title.code],
  );
  const byCode = new Map(deps.titles.map((each) => [each.code, each]));
  const played = rows.flatMap((row) => byCode.get(row.other_code) ?? []).filter(isOffered);
  const similar = deps.titles
    .filter((other) => other !== title && !played.includes(other) && isOffered(other))
    .map((other) => ({ other, likeness: likenessOf(title, other), popular: figures(other).popular }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || b.popular - a.popular || a.other.gameId - b.other.gameId)
    .map(({ other }) => other);
  return [...played, ...similar].slice(0, MAX_GAMES);
}

/** Shared sub-categories weigh most, then a shared keyword, then the category; "all games" counts for nothing. */
function likenessOf(title: CatalogueTitle, other: CatalogueTitle): number {
  const shared = <Value>(of: (title: CatalogueTitle) => readonly Value[]) =>
    of(title).filter((value) => of(other).includes(value)).length;
  return (
    3 * shared((each) => each.subCategories.map(({ categoryId }) => categoryId)) +
    2 * shared((each) => each.keywords) +
    shared((each) => each.categories.filter((category) => category !== "all-games"))
  );
}
