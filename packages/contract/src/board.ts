import { z } from "zod";

/** The address on which a tournament's board is pushed to everybody who looks at it. */
export const boardAddress = (promotion: string) => `boards/${promotion}`;
export const BOARD_ADDRESS = /^boards\/[a-z0-9-]{1,40}$/;

export const boardEntry = z.object({
  seat: z.string().describe("Names the player's rows on this tournament's boards"),
  place: z.number().int().nullable().describe("Null for a house player"),
  name: z.string().nullable().describe("The nickname, else the initial; null for a player who shows neither"),
  is_house: z.boolean(),
  points: z.number().int().describe("Points, hundredths of a stake, or rounds in a row, as the rule scores"),
});
export type BoardEntry = z.infer<typeof boardEntry>;

/** `open`: its rounds can begin; `counting`: they have ended or are ending; `closed`: its places and prizes are final. */
export const boardState = z.enum(["open", "counting", "closed"]);

/** What everybody sees of a board: its first players in order. */
export const sharedBoard = z.object({
  promotion: z.string(),
  board: z.iso.date().describe("Its first day"),
  opens_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: boardState,
  players: z.number().int().describe("Players with a score, without house players"),
  entries: z.array(boardEntry),
});
export type SharedBoard = z.infer<typeof sharedBoard>;

/** The board has moved: at most one message a second for all who look at it. */
export const boardMessage = sharedBoard.extend({ type: z.literal("board") });
export type BoardMessage = z.infer<typeof boardMessage>;
