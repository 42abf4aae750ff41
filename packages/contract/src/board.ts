import { z } from "zod";

export const BoardEntry = z.object({
  seat: z.string().describe("Names the player's rows on this tournament's boards"),
  place: z.number().int().nullable().describe("Null for a house player"),
  name: z.string().nullable().describe("The nickname, else the initial; null for a player who shows neither"),
  is_house: z.boolean(),
  points: z.number().int().describe("Points, hundredths of a stake, or rounds in a row, as the rule scores"),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

/** `open`: its rounds can begin; `counting`: they have ended or are ending; `closed`: its places and prizes are final. */
export const BoardState = z.enum(["open", "counting", "closed"]);

/** What everybody sees of a board: its first players in order. */
export const SharedBoard = z.object({
  promotion: z.string(),
  board: z.iso.date().describe("Its first day"),
  opens_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: BoardState,
  players: z.number().int().describe("Players with a score, without house players"),
  entries: z.array(BoardEntry),
});
export type SharedBoard = z.infer<typeof SharedBoard>;

/** The board has changed: at most one message a second for all who look at it. */
export const BoardMessage = SharedBoard.extend({ type: z.literal("board") });
export type BoardMessage = z.infer<typeof BoardMessage>;
