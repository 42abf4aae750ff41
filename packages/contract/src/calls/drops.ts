import { z } from "zod";
import { defineCall } from "../call.ts";
import { Slug } from "../slug.ts";
import { RewardRefusal } from "./rewards.ts";

const CommittedDrop = z.object({
  number: z.number().int(),
  commitment: z.string().describe("SHA-256 of `promotion:number:moment:salt`, as hexadecimal digits"),
});

export const drops = defineCall({
  name: "drops",
  summary:
    "A promotion's cash drops: how many are left, what is committed, and the last ones with their proof",
  method: "GET",
  path: "/gate/api/drops/{promotion}",
  access: "visitor",
  input: z.object({ promotion: Slug }),
  output: z.object({
    promotion: z.string(),
    total: z.number().int(),
    left: z.number().int(),
    open: z.boolean().describe("Whether a drop can be won now"),
    committed: z.array(CommittedDrop).describe("Drops up to today that nobody has taken"),
    last: z.array(
      CommittedDrop.extend({
        initial: z.string().nullable().describe("Null for a player who does not show wins"),
        game_id: z.number().int().nullable(),
        title: z.string().nullable(),
        taken_at: z.iso.datetime().describe("When the round began"),
        is_drawn: z.boolean().describe("Drawn after the last day among those who took part"),
        moment: z.iso.datetime(),
        salt: z.string(),
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
