import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { translateOf } from "../request/page.ts";
import type { Site } from "../request/site.ts";
import { categories } from "./categories.ts";
import { categoryName, subCategoryName } from "./category-name.ts";
import { mayPlayFree } from "./free-play.ts";
import { isLottery } from "./game-card.ts";
import { loadGameWords } from "./game-words.ts";
import { providerName } from "./providers.ts";
import { isSharedTable } from "./shared-table.ts";

/** A game's preview in the reader's language: more data than its tile and less than its page. */
export type GameGlance = {
  id: number;
  title: string;
  code: string;
  picture: string;
  provider: string;
  /** Its first sub-category, otherwise its category. */
  kind: string | undefined;
  /** The lowest and the highest stake, if the game sheet gives them. */
  stakes: { label: string; text: string } | undefined;
  freePlay: boolean;
  /** A table at which everybody plays the same round. */
  isShared: boolean;
  lottery?: true;
  /** Not playable yet. */
  soon?: true;
};

export async function loadGameGlance(site: Site, game: ListedGame): Promise<GameGlance> {
  const { stakes } = await loadGameWords(site, game);
  return {
    id: game.game_id,
    title: game.title,
    code: game.local_code,
    picture: game.images["412x230"],
    provider: providerName(game.provider),
    kind: kindOf(site, game),
    stakes,
    freePlay: mayPlayFree(game),
    isShared: isSharedTable(game),
    ...(isLottery(game) && { lottery: true }),
    ...(game.opens_soon && { soon: true }),
  };
}

function kindOf(site: Site, game: ListedGame): string | undefined {
  const t = translateOf(site);
  const [first] = game.sub_categories.toSorted((a, b) => a.sort_rank - b.sort_rank);
  const subCategory = categories
    .flatMap(({ subCategories }) => subCategories)
    .find(({ ids }) => first !== undefined && ids.includes(first.category_id));
  if (subCategory) return subCategoryName(subCategory.slug, t);
  const category = categories.find(({ id }) => id !== "all-games" && game.categories.includes(id));
  return category && categoryName(category.slug, t);
}
