import { z } from "zod";
import { CurrencyCode } from "./money.ts";

/** Determines how the lobby shows a table's last results [3.15]. */
export const EvolutionResultType = z.enum([
  "roulette",
  "moneywheel",
  "monopoly",
  "crazytime",
  "topcard",
  "gonzo",
]);

/**
 * The kinds of results in the lobby: those of [3.15], baccarat's winners (`player`, `banker`, `tie`), the number of a race's winner, the
 * final score of a match (`2:1`), the sum of dice with its factor if it was struck (`14:5`), and the last balls of the latest draw of
 * numbers, the dealer's total in blackjack, hold'em's winners (`player`, `dealer`, `tie`) and the crash point (`2.31`). A wheel's result is
 * what its number pays to one (`5`), or `bonus:` and the highest value of the round. `topcard` has winners (`red`, `blue`, `draw`), and
 * `gonzo` the number of the best stone with the factor of the drop (`17:2`).
 */
export const LiveResultType = z.enum([
  ...EvolutionResultType.options,
  "baccarat",
  "race",
  "match",
  "dice",
  "numbers",
  "blackjack",
  "holdem",
  "crash",
]);

/** The rise of a multiplier that everybody at a table watches: `t` ms after `beganAt` it is `((t + tauMs) / tauMs) ** power`. */
export const Climb = z.object({
  beganAt: z.iso.datetime(),
  tauMs: z.int().min(1),
  power: z.int().min(1),
});
export type Climb = z.infer<typeof Climb>;

/**
 * What a table does now. `endsAt` is when it takes no more bets, or while it takes none, when its phase ends at the latest. `last` is the
 * latest result, as in the table's `results`. `players` have bets in this round; `house` of them are house players.
 */
export const LiveRound = z.object({
  takesBets: z.boolean(),
  endsAt: z.iso.datetime(),
  climb: Climb.nullable().describe("Only while the multiplier rises, and in the moment before"),
  last: z.string().nullable(),
  players: z.int().min(0),
  house: z.int().min(0),
});
export type LiveRound = z.infer<typeof LiveRound>;

/** Number of recent results shown for a table, the newest first [3.15]. */
export const RECENT_RESULTS = 6;

/** A table opens its provider's lobby if its game has more than this number of tables [3.15]. */
export const LOBBY_FROM_TABLES = 2;

/**
 * A live table [3.15]. Amounts are decimal text, hours `HH:MM` in UTC. `slots` has numbers of seats only if the game has seats.
 * `videoSnapshots` are addresses of pictures of the table as it stands; the house's own tables have one. `closedFor` is null while the
 * table is open, `hours` outside its hours, and `fault` when it does not run or its provider does not answer.
 */
export const LiveTable = z.object({
  id: z.string(),
  title: z.string(),
  gameId: z.number().int(),
  provider: z.string(),
  type: z.string(),
  subtype: z.string().nullable(),
  slots: z.object({
    available: z.number().int().optional(),
    total: z.number().int().optional(),
    unlimited: z.boolean(),
  }),
  openHours: z.object({ opens: z.string(), closes: z.string() }).nullable(),
  minStake: z.string(),
  maxStake: z.string(),
  currency: CurrencyCode,
  betBehind: z.boolean(),
  resultType: LiveResultType.nullable().describe("Null where a table shows no results"),
  results: z.array(z.string()).max(RECENT_RESULTS),
  videoSnapshots: z.array(z.string()),
  closed: z.boolean(),
  closedFor: z.enum(["hours", "fault"]).nullable(),
  betsCloseAt: z.iso
    .datetime()
    .nullable()
    .optional()
    .describe("When the current round takes no more bets, for tables that close by the clock"),
  numberOfTables: z.number().int().describe("Tables of its game"),
  isLobby: z.boolean().describe("It has more than 2 tables: its game opens the lobby"),
  jackpot: z
    .object({
      id: z.string(),
      startValue: z.string(),
      centsPerSecond: z.number(),
      loadTime: z.iso.datetime(),
      currency: CurrencyCode,
    })
    .nullable(),
});
export type LiveTable = z.infer<typeof LiveTable>;
