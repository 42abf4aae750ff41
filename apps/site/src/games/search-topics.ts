import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import type { SearchWords } from "@bellwether/languages/search-words.ts";
import { paths } from "../paths.ts";
import { categories, type ShownCategory, type SubCategory } from "./categories.ts";
import { categoryPath } from "./category-path.ts";
import { chosenFeatures, hasChosenFeature } from "./chosen-feature.ts";
import { providerPage, providers } from "./providers.ts";

/**
 * What one word can mean besides a title: a category, a feature, a maker, or a kind of game without a page of its own. Games match by a
 * maker before they match by a category, and so on.
 */
export type SearchTopic = {
  kind: "maker" | "category" | "feature" | "kind";
  /** As it is shown. */
  name: string;
  /** The category in which a sub-category is, as it is shown. */
  within?: string;
  /** Path of its games' page. */
  path?: string;
  phrases: readonly string[];
  /** Words that may stand beside its own: those of the category in which it is. */
  phrasesBeside: readonly string[];
  holds: (game: ListedGame) => boolean;
};

/** The usual spellings of makers besides their names. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  LC: ["Evolution Gaming"],
  NE: ["Net Entertainment", "Net Ent"],
  PG: ["Play’n GO", "Playngo"],
  BS: ["Bet soft"],
  RT: ["Red Tiger Gaming"],
  YG: ["Yggdrasil Gaming"],
  PP: ["Pragmatic Play"],
  MG: ["Micro gaming"],
  RE: ["Relax Gaming"],
  NX: ["Nyx Gaming"],
};

/** Kinds of games that have no page: the keywords of their games. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  dice: ["dice"],
  video_poker: ["video poker"],
  mines: ["mines"],
  wheel: ["wheel"],
  hi_lo: ["hi-lo"],
  horse_races: ["horses"],
  football: ["football"],
  ice_hockey: ["ice hockey"],
  holdem: ["hold’em", "casino hold’em"],
};

/** Every topic, with its words in the given languages. It is named in the first of them. */
export function searchTopics(words: readonly SearchWords[]): SearchTopic[] {
  const phrasesOf = (key: string) => words.flatMap((each) => each[key] ?? []);
  const topic = (kind: SearchTopic["kind"], key: string, more: Partial<SearchTopic>): SearchTopic[] => {
    const [name, ...others] = phrasesOf(key);
    return name === undefined
      ? []
      : [{ kind, name, phrases: [name, ...others], phrasesBeside: [], holds: () => false, ...more }];
  };
  const ofCategory = ({ id, slug }: ShownCategory) =>
    topic("category", keyOf(slug), {
      path: categoryPath(slug),
      holds: ({ categories: of }) => id === "all-games" || (of as readonly string[]).includes(id),
    });
  const ofSubCategory = (category: ShownCategory, { slug, ids }: SubCategory) => {
    const [within] = category.slug === "all-games" ? [] : phrasesOf(keyOf(category.slug));
    return topic("category", keyOf(slug), {
      path: categoryPath(category.slug, slug),
      ...(within !== undefined && { within }),
      phrasesBeside: phrasesOf(keyOf(category.slug)),
      holds: ({ sub_categories: of }) => of.some(({ category_id }) => ids.includes(category_id)),
    });
  };
  return [
    ...providers.map((maker) => ofMaker(maker)),
    ...categories.flatMap(ofCategory),
    ...distinctSubCategories().flatMap(([category, sub]) => ofSubCategory(category, sub)),
    ...chosenFeatures.flatMap((feature) =>
      topic(feature === "bonus" ? "category" : "feature", feature === "bonus" ? "bonus_games" : feature, {
        path: paths.allGames({ feature }),
        holds: (game) => hasChosenFeature(game, feature),
      }),
    ),
    ...Object.entries(kinds).flatMap(([kind, ofKind]) =>
      topic("kind", kind, { holds: ({ keywords }) => keywords.some((each) => ofKind.includes(each)) }),
    ),
  ];
}

const keyOf = (slug: string) => slug.replaceAll("-", "_");

function ofMaker({ code, name, slug }: (typeof providers)[number]): SearchTopic {
  return {
    kind: "maker",
    name,
    path: providerPage(code) ?? paths.allGames({ maker: slug }),
    phrases: [name, ...(spellings[code] ?? [])],
    phrasesBeside: [],
    holds: ({ provider }) => provider === code,
  };
}

/** Sub-categories, each with its category; those of all games only where no other category has them, because they hold the same games. */
function distinctSubCategories(): [ShownCategory, SubCategory][] {
  const elsewhere = new Set(
    categories.flatMap(({ slug, subCategories }) => [
      slug,
      ...(slug === "all-games" ? [] : subCategories.map((each) => each.slug)),
    ]),
  );
  return categories.flatMap((category) =>
    category.subCategories
      .filter(({ slug }) => category.slug !== "all-games" || !elsewhere.has(slug))
      .map((sub): [ShownCategory, SubCategory] => [category, sub]),
  );
}
