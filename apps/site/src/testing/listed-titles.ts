import { readdirSync, readFileSync } from "node:fs";
import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { titlePlaceOf } from "@bellwether/contract/content/art.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";

const folder = new URL("../../../../content/catalogue/", import.meta.url);

/** The house's own titles as the gate lists them where everything is allowed; popularity is the editors' figure. */
export function listedTitles(): ListedGame[] {
  const titles = readdirSync(folder).flatMap((file): CatalogueTitle[] =>
    JSON.parse(readFileSync(new URL(file, folder), "utf8")),
  );
  return titles.map((title) => ({
    game_id: title.gameId,
    title: title.title,
    local_code: title.code,
    provider: title.provider,
    categories: [...title.categories],
    sub_categories: title.subCategories.map((each) => ({
      category_id: each.categoryId,
      sort_rank: each.sortRank,
    })),
    popular: title.popularity,
    rating: { rating: 0, votes: 0 },
    opens_soon: false,
    is_bonus: title.isBonus,
    free_play: title.freePlay,
    features: [...(title.freePlay ? (["free_play"] as const) : []), ...(title.features ?? [])],
    at_a_glance: null,
    description: title.description,
    keywords: [...title.keywords],
    released_on: title.releasedOn,
    seo_url: "",
    use_svg_thumbnail: false,
    title_at: titlePlaceOf(title.art.composition),
    images: picturesOf(title),
  }));
}

function picturesOf({ code }: CatalogueTitle): ListedGame["images"] {
  const picture = `/art/tiles/${code}.webp`;
  return { tile: picture, tile_large: picture, "412x230": picture, "254x142": picture, "824x460": picture };
}
