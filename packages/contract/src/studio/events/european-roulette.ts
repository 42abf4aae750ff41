import { z } from "zod";
import { MinorAmount } from "../amount.ts";
import { RoundEnded } from "./round-ended.ts";

/** The ball fell: the pocket from 0 to 36 and its colour. The sheet says where the pocket lies on the wheel. */
const BallLanded = z.object({
  type: z.literal("ball-landed"),
  pocket: z.int().min(0).max(36),
  color: z.enum(["red", "black", "green"]),
});

/** A bet on `spot` won: `payoutMinor` is the stake plus its winnings, in minor units. */
const BetWon = z.object({
  type: z.literal("bet-won"),
  spot: z.string().max(40),
  amountMinor: MinorAmount,
  payoutMinor: MinorAmount,
});

/** One step of a `european-roulette` round: `ball-landed`, a `bet-won` for each bet that won in the order they were placed, `round-ended`. */
export const EuropeanRouletteEvent = z.discriminatedUnion("type", [BallLanded, BetWon, RoundEnded]);
export type EuropeanRouletteEvent = z.infer<typeof EuropeanRouletteEvent>;
