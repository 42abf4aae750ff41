import { z } from "zod";
import { defineCall } from "../call.ts";
import { balanceText, currencyCode } from "../money.ts";
import { UpcomingDraw } from "../studio/draws.ts";
import { GameSheet } from "../studio/game-sheet.ts";
import { PublishedTableRound, TableId, TableRoundNumber } from "../studio/tables.ts";
import { wholeNumber } from "../whole-number.ts";
import { listedGame } from "./catalogue.ts";

/** A game whose tickets are sold ahead for draws at set times. `table_id` names its table at the game server, which has the proofs. */
const drawnGame = listedGame.pick({ game_id: true, title: true, local_code: true, images: true }).extend({
  table_id: TableId,
});
export type DrawnGame = z.infer<typeof drawnGame>;

const place = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});
const asked = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .optional();
const ofGame = place.extend({
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
  input: place.extend({ currency: asked }),
  output: z.object({
    currency: currencyCode.describe("Of the sheets' amounts"),
    games: z.array(
      drawnGame.extend({
        sheet: GameSheet,
        next: UpcomingDraw.nullable(),
        latest: PublishedTableRound.nullable(),
      }),
    ),
  }),
});

export const pastDraws = defineCall({
  name: "pastDraws",
  summary: "The past draws of a game, the newest first, twenty a page",
  method: "GET",
  path: "/gate/api/draws/{code}",
  access: "visitor",
  input: ofGame.extend({
    before: wholeNumber(1, 2_147_483_647)
      .optional()
      .describe("`before` of the page before; left out for the newest"),
  }),
  output: z.object({
    game: drawnGame,
    next: UpcomingDraw.nullable(),
    draws: z.array(PublishedTableRound),
    before: TableRoundNumber.nullable().describe("For the next page; null at the end"),
  }),
});

export const pastDraw = defineCall({
  name: "pastDraw",
  summary: "A draw with everything that its proof needs, and the game's sheet for the prizes of a ticket",
  method: "GET",
  path: "/gate/api/draws/{code}/{number}",
  access: "visitor",
  input: ofGame.extend({
    number: wholeNumber(1, 2_147_483_647),
    currency: asked,
  }),
  output: z.object({
    game: drawnGame,
    next: UpcomingDraw.nullable(),
    draw: PublishedTableRound,
    currency: currencyCode.describe("Of the sheet's amounts"),
    sheet: GameSheet.describe("Of the model with which this draw was drawn"),
  }),
});

export const winnings = defineCall({
  name: "winnings",
  summary: "The player's large wins in draws, newest first, ten at most, and what their payout waits for",
  method: "GET",
  path: "/gate/api/actionable/account/winnings",
  access: "player",
  input: z.object({}),
  output: z.object({
    least: balanceText.describe("What a ticket wins at least to be listed here"),
    currency: currencyCode.describe("Of `least` and `cashed_out`"),
    wins: z.array(
      z.object({
        game_code: z.string(),
        title: z.string(),
        round: z.string(),
        draw: z.object({ id: z.string(), at: z.iso.datetime() }),
        amount: balanceText,
        currency: currencyCode,
      }),
    ),
    hold: z
      .object({ asked_at: z.iso.datetime(), seen_at: z.iso.datetime().nullable() })
      .nullable()
      .describe(
        "The latest request for a document before such a win is paid out; payouts wait until it was seen",
      ),
    is_known: z.boolean().describe("Whether the player's identity was checked"),
    cashed_out: balanceText.describe("Paid out since the oldest of these draws"),
  }),
});
