import { z } from "zod";
import { defineCall } from "../call.ts";
import { NamedCountry } from "../country-code.ts";
import { BalanceText, CurrencyCode } from "../money.ts";
import { DrawCalendar } from "../studio/draw-calendar.ts";
import { Subscription, UpcomingDraw } from "../studio/draws.ts";
import { GameSheet } from "../studio/game-sheet.ts";
import { PublishedTableRound } from "../studio/table-bets.ts";
import { TableId, TableRoundNumber } from "../studio/tables.ts";
import { wholeNumber } from "../whole-number.ts";
import { ListedGame } from "./catalogue.ts";

/** A game whose tickets are sold ahead for draws at set times. `table_id` names its table at the game server, which has the proofs. */
const DrawnGame = ListedGame.pick({ game_id: true, title: true, local_code: true, images: true }).extend({
  table_id: TableId,
});
export type DrawnGame = z.infer<typeof DrawnGame>;

const PlaceQuery = z.object({
  country: NamedCountry.optional(),
});
const CurrencyQuery = CurrencyCode.optional();
const GameQuery = PlaceQuery.extend({
  code: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .describe("`local_code` of the game"),
});

export const draws = defineCall({
  name: "draws",
  summary: "The games with draws that the visitor's country may see: sheet, next draw and last draw",
  method: "GET",
  path: "/gate/api/draws",
  access: "visitor",
  input: PlaceQuery.extend({ currency: CurrencyQuery }),
  output: z.object({
    currency: CurrencyCode.describe("Of the sheets' amounts"),
    games: z.array(
      DrawnGame.extend({
        sheet: GameSheet,
        is_demonstration: z
          .boolean()
          .describe("A sandbox draws it every few minutes in place of its calendar"),
        next: UpcomingDraw.nullable(),
        awaited: UpcomingDraw.nullable().describe("Its sale is over, and it is not drawn yet"),
        latest: PublishedTableRound.nullable(),
      }),
    ),
  }),
});

export const pastDraws = defineCall({
  name: "pastDraws",
  summary:
    "The past draws of a game, the newest first, twenty a page. Where it is not offered, only for players who had a ticket, and without `next`",
  method: "GET",
  path: "/gate/api/draws/{code}",
  access: "visitor",
  input: GameQuery.extend({
    before: wholeNumber(1, 2_147_483_647)
      .optional()
      .describe("`before` of the page before; left out for the newest"),
  }),
  output: z.object({
    game: DrawnGame,
    next: UpcomingDraw.nullable(),
    draws: z.array(PublishedTableRound),
    before: TableRoundNumber.nullable().describe("For the next page; null at the end"),
  }),
});

export const pastDraw = defineCall({
  name: "pastDraw",
  summary:
    "A draw with everything that its proof needs, and the game's sheet for the prizes of a ticket. Where the game is not offered, only for players who had a ticket, and without `next`",
  method: "GET",
  path: "/gate/api/draws/{code}/{number}",
  access: "visitor",
  input: GameQuery.extend({
    number: wholeNumber(1, 2_147_483_647),
    currency: CurrencyQuery,
  }),
  output: z.object({
    game: DrawnGame,
    next: UpcomingDraw.nullable(),
    draw: PublishedTableRound,
    currency: CurrencyCode.describe("Of the sheet's amounts"),
    sheet: GameSheet.describe("Of the model with which this draw was drawn"),
  }),
});

const DrawReminders = z.object({
  reminders: z.array(z.object({ code: z.string(), number: TableRoundNumber, draws_at: z.iso.datetime() })),
});

export const drawReminders = defineCall({
  name: "drawReminders",
  summary: "The draws to come of which the player wants to be reminded, the next one first",
  method: "GET",
  path: "/gate/api/actionable/account/draw_reminders",
  access: "player",
  input: z.object({}),
  output: DrawReminders,
});

export const setDrawReminder = defineCall({
  name: "setDrawReminder",
  summary:
    "Reminds the player of the next draw of a game a quarter of an hour before it, by letter and on the open page, or takes that back",
  method: "POST",
  path: "/gate/api/actionable/account/set_draw_reminder",
  access: "player",
  input: GameQuery.extend({
    number: wholeNumber(1, 2_147_483_647),
    is_on: z.boolean(),
  }),
  output: DrawReminders,
});

/** A player's order to buy the same ticket for several draws. `calendar` is null while its game has no draws any more. */
const StandingOrder = z.object({
  game_code: z.string(),
  title: z.string(),
  currency: CurrencyCode.describe("Of the ticket's price"),
  calendar: DrawCalendar.nullable().describe("Its time zone is that of the weekdays and of the last day"),
  subscription: Subscription.describe("The order, as the game itself lists it"),
});
export type StandingOrder = z.infer<typeof StandingOrder>;

export const standingOrders = defineCall({
  name: "standingOrders",
  summary:
    "The player's standing orders in all games: those that buy tickets, and those that ended by themselves in the last 30 days",
  method: "GET",
  path: "/gate/api/actionable/account/standing_orders",
  access: "player",
  input: z.object({}),
  output: z.object({ orders: z.array(StandingOrder) }),
});

export const stopStandingOrder = defineCall({
  name: "stopStandingOrder",
  summary:
    "Stops a standing order; tickets that it has bought stay. One that has already ended is returned as it is",
  method: "POST",
  path: "/gate/api/actionable/account/stop_standing_order",
  access: "player",
  input: z.object({ subscription_id: z.uuid() }),
  output: z.object({ order: StandingOrder }),
});

export const winnings = defineCall({
  name: "winnings",
  summary: "The player's large wins in draws, newest first, ten at most, and what their payout waits for",
  method: "GET",
  path: "/gate/api/actionable/account/winnings",
  access: "player",
  input: z.object({}),
  output: z.object({
    least: BalanceText.describe("What a ticket wins at least to be listed here"),
    currency: CurrencyCode.describe("Of `least` and `cashed_out`"),
    wins: z.array(
      z.object({
        game_code: z.string(),
        title: z.string(),
        round: z.string(),
        draw: z.object({ id: z.string(), at: z.iso.datetime() }),
        amount: BalanceText,
        currency: CurrencyCode,
      }),
    ),
    hold: z
      .object({ asked_at: z.iso.datetime(), seen_at: z.iso.datetime().nullable() })
      .nullable()
      .describe(
        "The latest request for a document before such a win is paid out; payouts wait until it was seen",
      ),
    is_known: z.boolean().describe("Whether the player's identity was checked"),
    cashed_out: BalanceText.describe("Paid out since the oldest of these draws"),
  }),
});
