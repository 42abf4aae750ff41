import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { ReturnText } from "../../rules/multiplier.ts";

/** The three games, by the number of their balls. */
export const BingoKind = z.enum(["90", "75", "30"]);
export type BingoKind = z.infer<typeof BingoKind>;

/**
 * The prizes by name. 90 balls: one line, two lines, house. 75 balls: a line (row, column or diagonal), the four corners, the diamond around
 * the centre, the cross of both diagonals, house. 30 balls: house.
 */
export const BingoPrize = z.enum(["line", "two-lines", "corners", "diamond", "cross", "house"]);
export type BingoPrize = z.infer<typeof BingoPrize>;

/** A ticket's serial; its card is a function of it. */
export const Serial = z.int().min(0).max(4_294_967_295);

/** The largest number of tickets in one bet; a model can allow fewer. */
export const MAX_TICKETS = 96;

/** The tickets that are bought together, by their serials, ascending and each once. */
export const BingoInput = z.strictObject({
  serials: z
    .array(Serial)
    .min(1)
    .max(MAX_TICKETS)
    .refine(
      (serials) => serials.every((serial, index) => index === 0 || serial > (serials[index - 1] ?? 0)),
      {
        error: "serials ascend, each at most once",
      },
    ),
});
export type BingoInput = z.infer<typeof BingoInput>;

const Ball = z.int().min(1).max(90);

/** The balls in the order of their calls, up to the one that won the last prize. `tickets` were sold in the round. */
const BingoDrawn = z.object({
  type: z.literal("numbers-drawn"),
  numbers: z.array(Ball).min(1).max(90),
  tickets: z.int().min(1),
});
export type BingoDrawn = z.infer<typeof BingoDrawn>;

/** The most winning tickets that are named. */
export const MAX_NAMED_TICKETS = 12;

/** A prize went to `winners` tickets with the ball number `afterBalls` of the calls; the lowest serials are named. */
const PrizeTaken = z.object({
  type: z.literal("prize-taken"),
  prize: BingoPrize,
  afterBalls: z.int().min(1).max(90),
  winners: z.int().min(1),
  serials: z.array(Serial).min(1).max(MAX_NAMED_TICKETS),
});
export type PrizeTaken = z.infer<typeof PrizeTaken>;

/** A ticket of this bet has won its share of a prize. */
const TicketWon = z.object({
  type: z.literal("ticket-won"),
  prize: BingoPrize,
  serial: Serial,
  payoutMinor: MinorAmount,
});
export type TicketWon = z.infer<typeof TicketWon>;

/** `numbers-drawn` and one `prize-taken` for each prize are the draw's. A bet adds `ticket-won` for each share, and `round-ended`. */
export const BingoEvent = z.discriminatedUnion("type", [BingoDrawn, PrizeTaken, TicketWon, RoundEnded]);
export type BingoEvent = z.infer<typeof BingoEvent>;

/**
 * A game of bingo. `permille` is a prize's share of the pot in thousandths. `priceMinor` is the price of a ticket. Calls are `callMs` apart.
 * A player has at most `maximumTickets` in a round, and all players `maximumSold`.
 */
export const BingoLayout = z.object({
  kind: z.literal("bingo"),
  balls: BingoKind,
  priceMinor: MinorAmount,
  maximumTickets: z.int().min(1).max(MAX_TICKETS),
  maximumSold: z.int().min(2),
  minimumPlayers: z.int().min(2),
  callMs: z.int().min(1_000),
  prizes: z.array(z.object({ prize: BingoPrize, permille: z.int().min(1).max(1_000) })).min(1),
  returnPercent: ReturnText,
  usual: BingoInput,
});
export type BingoLayout = z.infer<typeof BingoLayout>;
