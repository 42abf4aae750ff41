import { z } from "zod";
import { defineCall } from "../call.ts";
import { Hex32 } from "../hex-32.ts";
import { Slug } from "../slug.ts";
import { wholeNumber } from "../whole-number.ts";

const PromotionName = Slug.max(40).describe("The promotion's name, as in its address");
const DrawNumber = z.number().int().positive().describe("Draws of a promotion are numbered from 1");

/** Everything that is published about a promotion's draw. A field that the draw has not reached is null. */
export const PublishedPrizeDraw = z.object({
  promotion: PromotionName,
  number: DrawNumber,
  occasion: z.string(),
  time_zone: z.string().describe("Players of countries with another time zone have a draw of their own"),
  phase: z.enum(["open", "sealed", "drawn"]),
  published_at: z.iso.datetime().describe("When the hash of the seed was published"),
  opens_at: z.iso.datetime(),
  closes_at: z.iso.datetime(),
  server_seed_hash: Hex32,
  sealed_at: z.iso.datetime().nullable(),
  entry_count: z.number().int().nullable(),
  holder_count: z.number().int().nullable().describe("Players with entries: the leaves under the root"),
  root: Hex32.nullable(),
  chain_hash: Hex32.nullable(),
  beacon_public_key: z.string().nullable(),
  beacon_round: z.number().int().nullable(),
  beacon_signature: z.string().nullable(),
  server_seed: Hex32.nullable(),
  prizes: z
    .array(
      z.object({
        count: z.number().int(),
        prize: z
          .string()
          .describe(
            "`cash:25` or `bonus:25` in whole euros, `spins:20`, `tickets:20`, or a thing: `parcel:e-bike`",
          ),
      }),
    )
    .describe("The numbers that are drawn first get the first prizes. Of cash drops, empty before the seal"),
  winning_numbers: z.array(z.number().int()).nullable().describe("In the order drawn"),
  refused_numbers: z
    .array(z.number().int())
    .nullable()
    .default(null)
    .describe(
      "Where each player wins once at most, as in draws of cash drops: numbers that were drawn and passed over, because their player may not have the prize. Null where each number that is drawn wins",
    ),
  drawn_at: z.iso.datetime().nullable(),
});
export type PublishedPrizeDraw = z.infer<typeof PublishedPrizeDraw>;

const path = "/gate/api/prize-draws/{promotion}";
const OneDraw = z.object({ promotion: PromotionName, number: wholeNumber(1, 2_147_483_647) });

export const prizeDraws = defineCall({
  name: "prizeDraws",
  summary: "The draws of a promotion that are announced, open or past, the newest first",
  method: "GET",
  path,
  access: "visitor",
  input: z.object({ promotion: PromotionName }),
  output: z.object({ draws: z.array(PublishedPrizeDraw) }),
});

export const prizeDraw = defineCall({
  name: "prizeDraw",
  summary: "One draw of a promotion with everything that its check needs",
  method: "GET",
  path: `${path}/{number}`,
  access: "visitor",
  input: OneDraw,
  output: PublishedPrizeDraw,
});

export const prizeDrawLeaves = defineCall({
  name: "prizeDrawLeaves",
  summary: "The leaves under a draw's root in their order, 10,000 a page",
  method: "GET",
  path: `${path}/{number}/leaves`,
  access: "visitor",
  input: OneDraw.extend({ after: z.uuid().optional().describe("`next` of the page before") }),
  output: z.object({
    leaves: z.array(z.string().describe("A random tag, the first number, and how many: `tag:first:entries`")),
    next: z.uuid().nullable(),
  }),
});

export const prizeDrawEntries = defineCall({
  name: "prizeDrawEntries",
  summary: "The player's own entries in a draw that is sealed, with the path to its root",
  method: "GET",
  path: `${path}/{number}/mine`,
  access: "player",
  input: OneDraw,
  output: z.object({
    leaf: z.string().nullable().describe("Null without an entry"),
    path: z.array(z.object({ side: z.enum(["left", "right"]), hash: Hex32 })),
    first: z.number().int(),
    entries: z.number().int(),
    winning_numbers: z.array(z.number().int()).describe("Those of the player's numbers that have won"),
  }),
});

export const openDoor = defineCall({
  name: "openDoor",
  summary: "Opens today's door of a calendar: one entry in the draw of the day. Again, it changes nothing",
  method: "POST",
  path: "/gate/api/actionable/prize-draws/door",
  access: "player",
  input: z.object({ promotion: PromotionName }),
  output: z.object({
    day: z.iso.date().describe("By the calendar's time zone"),
    doors: z.array(z.iso.date()).describe("All days whose door the player has opened"),
  }),
});
