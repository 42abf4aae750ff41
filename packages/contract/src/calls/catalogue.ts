import { z } from "zod";
import { defineCall } from "../call.ts";
import { NamedCountry } from "../country-code.ts";
import { MobileFlag } from "../mobile-flag.ts";
import { BalanceText, CurrencyCode } from "../money.ts";
import { playFeatures } from "../play-feature.ts";
import { DrawCalendar } from "../studio/draw-calendar.ts";
import { GameSheet, Volatility } from "../studio/game-sheet.ts";
import { Pot } from "../studio/pots.ts";
import { wholeNumber } from "../whole-number.ts";

/** Filters of a list, as in `features=free_play,jackpot`. */
export const gameFeatures = ["bonus", "free_play", "jackpot", "live", "lottery", ...playFeatures] as const;
const GameFeature = z.enum(gameFeatures);

/** The players' votes on a game and nothing else: their mean, 1.0 to 5.0, and their number; both 0 without votes. */
export const GameRating = z.object({ rating: z.number(), votes: z.number().int() });
export type GameRating = z.infer<typeof GameRating>;

/** A game as it appears in lists [3.11, 3.12]; pictures are addresses on this host. */
export const ListedGame = z.object({
  game_id: z.number().int(),
  title: z.string(),
  local_code: z.string().describe("Slug, also in the address of the game's page"),
  provider: z.string(),
  categories: z.array(z.string()),
  sub_categories: z.array(z.object({ category_id: z.number().int(), sort_rank: z.number().int() })),
  popular: z.number().int(),
  rating: GameRating,
  opens_soon: z.boolean().describe("Shown, and not playable yet, not free either"),
  is_bonus: z.boolean(),
  free_play: z.boolean(),
  features: z.array(GameFeature).describe("What the game has, for choosing by"),
  at_a_glance: z
    .object({
      volatility: Volatility.nullable().describe("Null where it depends on the player's bet or risk"),
      return_to_player: z.string().describe("Per cent, cut to two digits"),
      least_stake: BalanceText.describe("In euro; in other currencies the same steps, scaled"),
    })
    .nullable()
    .describe("From the game's sheet, for choosing by; null without one"),
  description: z.string(),
  keywords: z.array(z.string()),
  released_on: z.string(),
  seo_url: z.string(),
  use_svg_thumbnail: z.boolean(),
  title_at: z
    .enum(["top", "bottom"])
    .describe("Where `images.tile` has its title: nothing is to be laid over it"),
  images: z.object({
    tile: z.string(),
    tile_large: z.string(),
    "412x230": z.string(),
    "254x142": z.string(),
    "824x460": z.string(),
  }),
});
export type ListedGame = z.infer<typeof ListedGame>;

const ListQuery = z.object({
  country: NamedCountry.optional(),
  region: z.string().max(60).optional().describe("A region of the country: `ON`, `CA-ON` or its name"),
  device: z.enum(["desktop", "mobile"]).default("desktop"),
  features: z.string().max(500).optional().describe("Names with commas between; unknown ones are ignored"),
});

/** What the older calls take in their body: a country, and whether it is for a phone. */
const ListBody = z.object({
  country: NamedCountry.optional(),
  mobile: MobileFlag.default(false),
});

export const gameList = defineCall({
  name: "gameList",
  summary: "Every game the visitor's country may see",
  method: "GET",
  path: "/gate/api/actionable/games/list",
  access: "visitor",
  input: ListQuery,
  output: z.object({ games: z.array(ListedGame) }),
});

/** A lottery game of the house in the form that a lottery client expects [3.13]: scratch cards and draws. `videoUrl` is present when `hasVideo` is true. */
export const LotteryInstantGame = z.object({
  id: z.number().int(),
  name: z.string(),
  provider: z.literal("BW"),
  isPlayable: z.boolean().describe("Here, now and on this device"),
  allowsFreePlay: z.boolean(),
  hasVideo: z.boolean(),
  videoUrl: z.string().nullable(),
  images: ListedGame.shape.images,
  categories: z.array(z.string()),
  subcategories: z.array(z.number().int()).describe("Ids, the best rank first"),
  seoContent: z.string(),
  slugUrl: z.string().describe("Path of the game's page"),
});
export type LotteryInstantGame = z.infer<typeof LotteryInstantGame>;

export const lotteryGames = defineCall({
  name: "lotteryGames",
  summary: "The house's own lottery instant games; none where lottery is not shown",
  method: "GET",
  path: "/gate/api/actionable/games/lottery",
  access: "visitor",
  input: ListQuery.omit({ features: true }),
  output: z.object({ games: z.array(LotteryInstantGame) }),
});

export const hotGames = defineCall({
  name: "hotGames",
  summary: "Ids of the hot games, hottest first",
  method: "GET",
  path: "/gate/api/actionable/games/hot",
  access: "visitor",
  input: ListQuery,
  output: z.object({
    game_ids: z.array(z.number().int()),
    game_ids_per_game_group: z
      .record(z.string(), z.array(z.number().int()))
      .describe("By category, hottest first"),
  }),
});

export const gameSeoWithCode = defineCall({
  name: "gameSeoWithCode",
  summary: "A game and the words of its page for search engines, by its code",
  method: "POST",
  path: "/gate/api/actionable/games/game_seo_with_code",
  access: "visitor",
  isReading: true,
  input: z.object({
    system_language: z.string().max(5).toLowerCase().default("en"),
    code: z.string().min(1).max(48),
    country: ListBody.shape.country,
    currency: CurrencyCode.optional().describe("Of the sheet's stakes; the country's, if none is named"),
  }),
  output: z.object({
    seo: z.object({
      title: z.string(),
      description: z.string(),
      keywords: z.string(),
      canonical: z.string().describe("Path of the page in the language asked for"),
      language: z.string(),
    }),
    game: ListedGame,
    sheet: GameSheet.nullable().describe(
      "What the game pays and costs here, and its rules, as the game itself tells them; null of a game that opens soon",
    ),
    draw_calendar: DrawCalendar.nullable().describe(
      "When the game's draws are and how long before them tickets are sold; null of a game without draws",
    ),
    pots: z
      .array(Pot)
      .describe(
        "The jackpots' pots in which the game takes part, in the sheet's currency; none while they are not known",
      ),
  }),
  malformed: "Unexpected return value",
  emptyIs: { fields: ["seo", "game"], code: "unknown_game", message: "Unknown game code" },
});

export const staffPicks = defineCall({
  name: "staffPicks",
  summary: "The editors' choice, whole and by game group",
  method: "POST",
  path: "/gate/api/actionable/staff_picks",
  access: "visitor",
  isReading: true,
  input: ListBody,
  output: z.object({
    games: z.array(ListedGame),
    game_groups_games: z.record(z.string(), z.array(z.number().int())),
  }),
});

export const alsoLiked = defineCall({
  name: "alsoLiked",
  summary: "Games that players of this one played too, then similar ones",
  method: "POST",
  path: "/gate/api/actionable/games/also_liked",
  access: "visitor",
  isReading: true,
  input: ListBody.extend({ game_id: wholeNumber(1) }),
  output: z.object({ games: z.array(ListedGame) }),
});

export const rateGame = defineCall({
  name: "rateGame",
  summary: "The player's vote on a game they have played; a later one takes its place",
  method: "POST",
  path: "/gate/api/actionable/games/{gameId}/rate",
  access: "player",
  input: z.object({
    gameId: wholeNumber(1),
    stars: wholeNumber(1, 5),
  }),
  output: z.object({
    stars: z.number().int(),
    rating: GameRating,
  }),
});

export const recentlyPlayed = defineCall({
  name: "recentlyPlayed",
  summary: "Ids of the games the player played last, newest first, none twice",
  method: "GET",
  path: "/gate/api/actionable/games/recently_played",
  access: "player",
  input: z.object({}),
  output: z.object({ game_ids: z.array(z.number().int()) }),
});

export const unfinishedGames = defineCall({
  name: "unfinishedGames",
  summary:
    "Games in which a round of the player's waits for a choice, the one that waits the shortest time first",
  method: "GET",
  path: "/gate/api/actionable/games/unfinished",
  access: "player",
  input: z.object({}),
  output: z.object({
    games: z.array(
      z.object({
        game_id: z.number().int(),
        title: z.string(),
        decide_before: z.iso.datetime().describe("Then the rule of the game decides"),
      }),
    ),
  }),
});

/** The maximum number per player. */
export const MAX_FAVOURITES = 100;

const FavouriteIds = z.object({ game_ids: z.array(z.number().int()) });

export const favourites = defineCall({
  name: "favourites",
  summary: "Ids of the player's favourite games, the latest first",
  method: "GET",
  path: "/gate/api/actionable/games/favourites",
  access: "player",
  input: z.object({}),
  output: FavouriteIds,
});

export const setFavourite = defineCall({
  name: "setFavourite",
  summary: `Makes a game one of the player's favourites, at most ${MAX_FAVOURITES}, or no longer; tells all of them, the latest first`,
  method: "POST",
  path: "/gate/api/actionable/games/{gameId}/favourite",
  access: "player",
  input: z.object({ gameId: wholeNumber(1), favourite: z.boolean() }),
  output: FavouriteIds,
});

/** A win as everyone may see it: it shows only the player's initial. `amount` is the whole payout. */
export const RecentWin = z.object({
  initial: z.string().describe("First letter of the first name"),
  game_id: z.number().int(),
  title: z.string(),
  amount: BalanceText,
  currency: CurrencyCode,
  at: z.iso.datetime().describe("To the minute"),
});
export type RecentWin = z.infer<typeof RecentWin>;

export const recentWinners = defineCall({
  name: "recentWinners",
  summary:
    "The brand's latest wins above the stake, newest first, one a player; without those who want not to be shown",
  method: "GET",
  path: "/gate/api/actionable/games/recent_winners",
  access: "visitor",
  input: ListQuery,
  output: z.object({ winners: z.array(RecentWin) }),
});

export const launchUrl = defineCall({
  name: "launchUrl",
  summary: "Where a game's frame opens; for money with a session, free without one",
  method: "POST",
  path: "/gate/api/actionable/game/{gameId}/{language}/launch_url",
  access: "visitor",
  input: z.object({
    gameId: wholeNumber(1),
    language: z.string().max(5),
    mode: z.enum(["money", "free"]).default("money"),
    cashier_url: z.string().max(500).optional(),
    responsible_gaming_url: z.string().max(500).optional(),
    lobby_url: z.string().max(500).optional(),
    round: z
      .string()
      .max(100)
      .optional()
      .describe("For money: a finished round of the player's in this game, to be shown again"),
    show: z.enum(["replay", "proof"]).default("replay").describe("What of that round comes first"),
  }),
  output: z.object({ url: z.string(), winloss_url: z.string().nullable() }),
});
