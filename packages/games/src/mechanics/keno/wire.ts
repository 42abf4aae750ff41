import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { MultiplierHundredths, PercentText, ReturnText } from "../../rules/multiplier.ts";

/** The numbers on the balls are 1 to `KENO_BALLS`, and each round draws `KENO_DRAWN` of them. */
export const KENO_BALLS = 80;
export const KENO_DRAWN = 20;
/** The largest number of spots on a slip. */
export const MAX_SPOTS = 10;

const KenoNumber = z.int().min(1).max(KENO_BALLS);

/** The spots of a slip, ascending, so that one slip has one text. */
export const KenoInput = z.strictObject({
  numbers: z
    .array(KenoNumber)
    .min(1)
    .max(MAX_SPOTS)
    .refine(isAscending, { error: "numbers ascend, each at most once" }),
});
export type KenoInput = z.infer<typeof KenoInput>;

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
}

/** All balls of the round in the order in which they were drawn. */
export const KenoDrawn = z.object({
  type: z.literal("numbers-drawn"),
  numbers: z.array(KenoNumber).length(KENO_DRAWN),
});
export type KenoDrawn = z.infer<typeof KenoDrawn>;

/** A slip has won: how many of its spots were drawn, and what that pays. No spot drawn can win too. */
const SlipWon = z.object({
  type: z.literal("slip-won"),
  hits: z.int().min(0).max(MAX_SPOTS),
  multiplierHundredths: MultiplierHundredths,
  payoutMinor: MinorAmount,
});

/** `numbers-drawn` is the event of the draw. A slip adds `slip-won` if it has won, and `round-ended`. */
export const KenoEvent = z.discriminatedUnion("type", [KenoDrawn, SlipWon, RoundEnded]);
export type KenoEvent = z.infer<typeof KenoEvent>;

/** What a slip with this number of spots pays for each number of drawn spots, the fewest first, with its return and hit rate in percent. */
const KenoPrizes = z.object({
  spots: z.int().min(1).max(MAX_SPOTS),
  prizes: z
    .array(
      z.object({
        hits: z.int().min(0).max(MAX_SPOTS),
        hundredths: MultiplierHundredths,
        oneIn: z.number().min(1),
      }),
    )
    .min(1),
  returnPercent: ReturnText,
  hitPercent: PercentText,
});
export type KenoPrizes = z.infer<typeof KenoPrizes>;

/** The prizes for each number of spots. `usual` is the slip that the sheet's figures describe. A stake is a multiple of `stakeUnitMinor`. */
export const KenoLayout = z.object({
  kind: z.literal("keno"),
  maximumSpots: z.int().min(1).max(MAX_SPOTS),
  maximumSlips: z.int().min(1),
  stakeUnitMinor: MinorAmount,
  usual: KenoInput,
  prizes: z.array(KenoPrizes).min(1).max(MAX_SPOTS),
  lowestReturn: ReturnText,
  highestReturn: ReturnText,
});
export type KenoLayout = z.infer<typeof KenoLayout>;
