import { z } from "zod";
import { defineCall } from "../call.ts";
import { BalanceText, CurrencyCode } from "../money.ts";
import { wholeNumber } from "../whole-number.ts";

export const balance = defineCall({
  name: "balance",
  summary: "Balance now: total and bonus part",
  method: "POST",
  path: "/gate/api/actionable/balance",
  access: "player",
  isReading: true,
  input: z.object({}),
  output: z.object({
    player_balance_amount: BalanceText.describe("Cash and bonus together"),
    local_bonus_balance_amount: BalanceText,
    player_currency: CurrencyCode,
    version: z.number().int().describe("Rises with every change; a lower one is stale"),
  }),
});

export const netPosition = defineCall({
  name: "netPosition",
  summary: "Everything won less everything staked, over the account's life",
  method: "GET",
  path: "/gate/api/actionable/account/net_position",
  access: "player",
  input: z.object({}),
  output: z.object({ net_position: z.number(), player_currency: CurrencyCode }),
});

/** A day that a player may ask for. Databases and calendars disagree on dates far outside this range. */
export const AskedDay = z.iso
  .date()
  .refine((text) => text >= "2000-01-01" && text < "2100-01-01", "core.error_invalid_param");

/** Query of both history calls [7.11]; `until` is moved one day ahead so that the day itself is included. */
export const HistoryQuery = z.object({
  from: AskedDay.optional(),
  until: AskedDay.optional().describe("Moved one day ahead by the gate: the day itself is in"),
  limit: wholeNumber(1, 100).default(10),
  start_index: wholeNumber(-1).default(-1).describe("next_index of the page before; -1 for the newest"),
});

/** The id of a history entry as the player sees it: it reveals neither how many entries there are nor their order. */
export const HistoryIndex = z
  .number()
  .int()
  .describe("Names the entry to this player, always the same: no count and no order of anything");

export const HistoryState = z.enum(["open", "closed", "cancelled"]);

/** One round as the history shows it [3.17]. */
export const GameHistoryItem = z.object({
  index: HistoryIndex,
  round: z.string(),
  game_id: z.number().int().nullable(),
  game_code: z.string(),
  title: z.string(),
  provider: z.string(),
  stake: BalanceText,
  bonus_stake: BalanceText,
  payout: BalanceText,
  jackpot: BalanceText.describe("The part of the payout that came from a jackpot's pot"),
  currency: CurrencyCode,
  state: HistoryState,
  at: z.iso.datetime(),
  draw: z
    .object({ id: z.string(), at: z.iso.datetime() })
    .nullable()
    .describe("The draw for which the round is a ticket: the provider's name for it, and its time"),
  has_replay: z
    .boolean()
    .describe("`launch_url` with this `round` opens the game on it, shown again with its proof"),
});

export const gameHistory = defineCall({
  name: "gameHistory",
  summary: "Rounds played, newest first, ten a page",
  method: "GET",
  path: "/gate/api/actionable/account/game_transaction_history",
  access: "player",
  input: HistoryQuery.extend({
    state: HistoryState.optional().describe("Only rounds of this state"),
    first_index: wholeNumber(0)
      .optional()
      .describe("No round older than this one: a session's `first_index`")
      .meta({ example: 3 }),
    last_index: wholeNumber(0)
      .optional()
      .describe("No round newer than this one: a session's `last_index`")
      .meta({ example: 3 }),
  }),
  output: z.object({ items: z.array(GameHistoryItem), next_index: z.number().int().nullable() }),
});

/** Totals over rounds. */
const PlaySums = z.object({
  rounds: z.number().int(),
  open: z.number().int().describe("Of these, rounds that still run: what they pay is not in yet"),
  stake: BalanceText,
  payout: BalanceText,
  net: BalanceText.describe("Payout less stake"),
});

export const playSessions = defineCall({
  name: "playSessions",
  summary:
    "Play by session, newest first, ten a page, with the totals of the shown days; 30 minutes without a round end a session",
  method: "GET",
  path: "/gate/api/actionable/account/play_sessions",
  access: "player",
  input: HistoryQuery.extend({
    state: HistoryState.optional().describe("Counts rounds of this state alone"),
    holding: wholeNumber(0)
      .optional()
      .describe("Only the session that this round, told by its `index`, is in")
      .meta({ example: 3 }),
  }),
  output: z.object({
    currency: CurrencyCode,
    totals: PlaySums.describe("Of all sessions of the shown days, not of this page"),
    sessions: z.array(
      PlaySums.extend({
        first_index: HistoryIndex,
        last_index: HistoryIndex,
        from: z.iso.datetime(),
        until: z.iso.datetime().describe("When its last round began"),
        games: z
          .array(z.object({ game_code: z.string(), title: z.string(), rounds: z.number().int() }))
          .describe("Most played first"),
      }),
    ),
    next_index: z.number().int().nullable(),
  }),
});

export const ticketHistory = defineCall({
  name: "ticketHistory",
  summary:
    "Lottery tickets, newest first, ten a page: each is a round of a lottery title that is not a slot, or of a draw, and `round` is the ticket's number",
  method: "GET",
  path: "/gate/api/actionable/account/game_ticket_history",
  access: "player",
  input: HistoryQuery.extend({
    state: HistoryState.optional().describe("Only tickets of this state; open ones wait for their draw"),
    round: z
      .string()
      .max(100)
      .optional()
      .describe("Only this ticket")
      .meta({ example: "c1b7a1de-8b43-4f6e-9d0b-1f2a3b4c5d6e" }),
  }),
  output: z.object({
    items: z.array(GameHistoryItem),
    next_index: z.number().int().nullable(),
    holds_payouts: z
      .boolean()
      .describe("A win is so large that it is paid out only once the winner's document was seen"),
  }),
});
