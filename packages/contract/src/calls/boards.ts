import { z } from "zod";
import { SharedBoard } from "../board.ts";
import { defineCall } from "../call.ts";
import { Slug } from "../slug.ts";
import { plainSigns, shownText } from "../typed-text.ts";
import { RewardRefusal } from "./rewards.ts";

const OwnBoard = z.object({
  refusal: RewardRefusal.nullable().describe("Why the player cannot win a prize; null if they can"),
  joined_at: z.iso.datetime().nullable(),
  nickname: z.string().nullable(),
  seat: z.string().nullable(),
  place: z.number().int().nullable().describe("Null without a score"),
  points: z.number().int(),
  next: z
    .object({
      place: z.number().int().describe("The last place with the next higher prize"),
      missing: z.number().int().describe("The points that are missing to pass it"),
    })
    .nullable()
    .describe("Null at the first place, and on a board that has ended"),
});
export type OwnBoard = z.infer<typeof OwnBoard>;

export const board = defineCall({
  name: "board",
  summary: "A tournament's board: the open one, or a past one by its first day",
  method: "GET",
  path: "/gate/api/boards/{promotion}",
  access: "visitor",
  input: z.object({ promotion: Slug, board: z.iso.date().optional() }),
  output: SharedBoard.extend({
    own: OwnBoard.nullable().describe("The signed-in player's part"),
    past: z.array(z.iso.date()).describe("First days of the closed boards, newest first"),
  }),
});

export const joinTournament = defineCall({
  name: "joinTournament",
  summary:
    "Enters the player in a tournament; rounds from before do not count. Again, it changes the nickname",
  method: "POST",
  path: "/gate/api/actionable/boards/join",
  access: "player",
  input: z.object({
    promotion: Slug,
    nickname: z
      .string()
      .overwrite(shownText)
      .trim()
      .regex(/^(?:[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,14}[\p{L}\p{N}.]))?$/u)
      .refine((name) => (plainSigns(name).match(/\p{N}/gu) ?? []).length <= 4)
      .optional()
      .describe("Shown to others: 2 to 16 letters and at most 4 digits; empty hides it"),
  }),
  output: OwnBoard,
});
