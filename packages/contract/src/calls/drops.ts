import { z } from "zod";
import { defineCall } from "../call.ts";
import { Hex32 } from "../hex-32.ts";
import { Slug } from "../slug.ts";
import { RewardRefusal } from "./rewards.ts";

export const drops = defineCall({
  name: "drops",
  summary:
    "A promotion's cash drops: how many are left, the span in which the next ones are drawn, and the last ones with their proof",
  method: "GET",
  path: "/gate/api/drops/{promotion}",
  access: "visitor",
  input: z.object({ promotion: Slug }),
  output: z.object({
    promotion: z.string(),
    total: z.number().int(),
    left: z.number().int(),
    open: z.boolean().describe("Whether rounds count now"),
    span: z
      .object({
        number: z.number().int().describe("That of its draw, which the call `prizeDraw` has"),
        drops: z.number().int().describe("How many are drawn among its rounds, as things stand"),
        opens_at: z.iso.datetime(),
        closes_at: z.iso.datetime(),
        published_at: z.iso.datetime().describe("When the hash of its seed was published"),
        server_seed_hash: Hex32,
      })
      .nullable()
      .describe("The span that is open, or the next one; null if none is announced"),
    last: z.array(
      z.object({
        number: z.number().int(),
        initial: z.string().nullable().describe("Null for a player who does not show wins"),
        game_id: z.number().int().nullable(),
        title: z.string().nullable(),
        taken_at: z.iso.datetime().describe("When the round began"),
        is_drawn: z.boolean().describe("Drawn after the last day among those who took part"),
        draw: z.number().int().nullable().describe("Its draw, which the call `prizeDraw` has"),
        winning_number: z.number().int().nullable().describe("The number of the entry that has won it"),
        past_moment: z
          .object({
            commitment: z
              .string()
              .describe("SHA-256 of `promotion:number:moment:salt`, as hexadecimal digits"),
            moment: z.iso.datetime(),
            salt: z.string(),
          })
          .nullable()
          .describe("Of a drop that fell at a sealed moment, before drops were drawn; null for others"),
      }),
    ),
    own: z
      .object({
        refusal: RewardRefusal.nullable(),
        has_drop: z.boolean().describe("Whether the player has today's drop"),
      })
      .nullable(),
  }),
});
