import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { MultiplierHundredths, ReturnText } from "../../rules/multiplier.ts";

/** A bet, with the multiplier at which it is cashed out by itself; without one, it is cashed out by the player or at the maximum. */
export const CrashInput = z.strictObject({ cashOutAt: MultiplierHundredths.min(101).optional() });
export type CrashInput = z.infer<typeof CrashInput>;

/** The player cashes a bet out during the run. */
export const CrashAction = z.strictObject({ type: z.literal("cash-out") });
export type CrashAction = z.infer<typeof CrashAction>;

/** The run ended: its crash point, and its length in ms. `isMaximum` when it ended at the maximum, which pays all bets that are still in. */
const Crashed = z.object({
  type: z.literal("crashed"),
  atHundredths: MultiplierHundredths.min(100),
  afterMs: z.int().min(0),
  isMaximum: z.boolean(),
});
export type Crashed = z.infer<typeof Crashed>;

/** A bet was cashed out at this multiplier: by its player, or by itself. */
const CashOutWon = z.object({
  type: z.literal("cash-out-won"),
  multiplierHundredths: MultiplierHundredths,
  by: z.enum(["player", "itself"]),
  payoutMinor: MinorAmount,
});

/** `crashed` is the event of the draw. A bet adds `cash-out-won` if it was cashed out in time, and `round-ended`. */
export const CrashEvent = z.discriminatedUnion("type", [Crashed, CashOutWon, RoundEnded]);
export type CrashEvent = z.infer<typeof CrashEvent>;

/** The pace of the run, its maximum, and the range of exact returns over all cash-outs. `usual` is the cash-out that the figures describe. */
export const CrashLayout = z.object({
  kind: z.literal("crash"),
  curve: z.object({ tauMs: z.int().min(1), power: z.int().min(1) }),
  maximumHundredths: MultiplierHundredths,
  stakeUnitMinor: MinorAmount,
  maximumBets: z.int().min(1),
  usual: CrashInput,
  lowestReturn: ReturnText,
  highestReturn: ReturnText,
});
export type CrashLayout = z.infer<typeof CrashLayout>;
