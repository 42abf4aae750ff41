import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { ReturnText } from "../../rules/multiplier.ts";

/** The most numbers of any raffle, and of one player in a draw. */
export const MAX_NUMBERS = 20_000;
export const MAX_OWN_NUMBERS = 50;
/** The most prizes of a raffle. */
export const MAX_PRIZES = 60;

const TicketNumber = z.int().min(1).max(MAX_NUMBERS);

/** The numbers of a ticket, ascending. A number is sold once. */
export const RaffleInput = z.strictObject({
  numbers: z
    .array(TicketNumber)
    .min(1)
    .max(MAX_OWN_NUMBERS)
    .refine((numbers) => numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0)), {
      error: "numbers ascend, each once",
    }),
});
export type RaffleInput = z.infer<typeof RaffleInput>;

/**
 * The winning numbers in the order of the prizes, the highest prize first. `sold` numbers were sold. `permille` is a prize's share of the
 * pot in thousandths.
 */
const RaffleDrawn = z.object({
  type: z.literal("raffle-drawn"),
  sold: z.int().min(1),
  winners: z
    .array(z.object({ number: TicketNumber, permille: z.int().min(1).max(1_000) }))
    .min(1)
    .max(MAX_PRIZES),
});
export type RaffleDrawn = z.infer<typeof RaffleDrawn>;

/** A number of this ticket has won the prize `place`, counted from 1. */
const RaffleNumberWon = z.object({
  type: z.literal("number-won"),
  number: TicketNumber,
  place: z.int().min(1).max(MAX_PRIZES),
  permille: z.int().min(1).max(1_000),
  payoutMinor: MinorAmount,
});
export type RaffleNumberWon = z.infer<typeof RaffleNumberWon>;

/** `raffle-drawn` is the draw's. A ticket adds `number-won` for each prize, and `round-ended`. */
export const RaffleEvent = z.discriminatedUnion("type", [RaffleDrawn, RaffleNumberWon, RoundEnded]);
export type RaffleEvent = z.infer<typeof RaffleEvent>;

/** A raffle with numbers from 1 to `numbers`, each at `priceMinor`. `count` prizes pay `permille` thousandths of the pot each. */
export const RaffleLayout = z.object({
  kind: z.literal("raffle"),
  numbers: z.int().min(10).max(MAX_NUMBERS),
  priceMinor: MinorAmount,
  maximumTickets: z.int().min(1).max(MAX_OWN_NUMBERS),
  minimumPlayers: z.int().min(2),
  prizes: z.array(z.object({ permille: z.int().min(1), count: z.int().min(1) })).min(1),
  returnPercent: ReturnText,
  usual: RaffleInput,
});
export type RaffleLayout = z.infer<typeof RaffleLayout>;
