import { PositiveMinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { SlipBet, SlipBetWon, SpotName } from "../../bookmaking/slip-wire.ts";
import { PercentText, ReturnText } from "../../rules/multiplier.ts";
import { Bonus } from "./bonuses/bonus-data.ts";

/** The show that the client stages. It does not change the rules. */
export const ShowName = z.enum(["peal", "gravy", "weather", "carnival", "rent", "luggage"]);
export type ShowName = z.infer<typeof ShowName>;

/** What a bonus or a multiplier pays for each unit of a bet. */
const Multiple = z.int().min(1).max(100_000);

/** The player's choice among the show's `picks`, from 0. */
const Pick = z.int().min(0).max(7);

/** The bets, each spot at most once, and the player's pick for all bonus rounds. Without a pick it is the first. */
export const WheelShowInput = z.strictObject({
  bets: z.array(SlipBet).min(1).max(40),
  pick: Pick.optional(),
});
export type WheelShowInput = z.infer<typeof WheelShowInput>;

/** The forecast of this round: bets on this spot win `multiplier` times as much. It comes before the wheel. */
const ForecastGiven = z.object({ type: z.literal("forecast-given"), spot: SpotName, multiplier: Multiple });

/**
 * The wheel has stopped at a segment, counted clockwise from 0. `multiplier` is the product of all multipliers so far. After a segment with
 * a multiplier the wheel is spun again, and another event follows.
 */
const WheelStopped = z.object({
  type: z.literal("wheel-stopped"),
  segment: z.int().min(0).max(99),
  name: SpotName,
  multiplier: Multiple,
});
export type WheelStopped = z.infer<typeof WheelStopped>;

/** The value of each pick in a bonus round: one for everybody if the bonus has no choice. */
const values = { spot: SpotName, values: z.array(Multiple).min(1).max(8) };

/** A second wheel has stopped with its segment `stop` at the first pointer. */
const SecondWheelStopped = z.object({
  type: z.literal("second-wheel-stopped"),
  stop: z.int().min(0).max(99),
  ...values,
});
/** The contents of all boxes, in the order of the picks. */
const BoxesOpened = z.object({ type: z.literal("boxes-opened"), ...values });
/** The climb ended at a rung, counted from 0. */
const LadderClimbed = z.object({
  type: z.literal("ladder-climbed"),
  rung: z.int().min(0).max(20),
  ...values,
});
/** A coin fell: the multiples on its two sides, and the side that is up. */
const CoinTossed = z.object({
  type: z.literal("coin-tossed"),
  sides: z.tuple([Multiple, Multiple]),
  up: z.int().min(0).max(1),
  ...values,
});
/** A walk round the square: the dice of each roll, the field where it ended, and the rent that was collected there. */
const SquareWalked = z.object({
  type: z.literal("square-walked"),
  rolls: z
    .array(
      z.object({
        dice: z.tuple([z.int().min(1).max(6), z.int().min(1).max(6)]),
        field: z.int().min(0).max(60),
        rent: Multiple,
      }),
    )
    .min(1)
    .max(8),
  ...values,
});

/** The event of a bonus round's draw. */
export const BonusEvent = z.discriminatedUnion("type", [
  SecondWheelStopped,
  BoxesOpened,
  LadderClimbed,
  CoinTossed,
  SquareWalked,
]);
export type BonusEvent = z.infer<typeof BonusEvent>;

/** The draw: the forecast in shows that have one, each stop of the wheel, and the bonus round if one was hit. Then the events of a bet. */
export const WheelShowEvent = z.discriminatedUnion("type", [
  ForecastGiven,
  WheelStopped,
  ...BonusEvent.options,
  SlipBetWon,
  RoundEnded,
]);
export type WheelShowEvent = z.infer<typeof WheelShowEvent>;

/**
 * A spot to bet on. `pays` is to one, and null for a bonus. `segments` is how many segments of the wheel it has. The percentages are exact
 * figures, rounded to two digits; those of a bonus include it. `largestMultiple` is its largest payout in stakes.
 */
const WheelSpot = z.object({
  spot: SpotName,
  pays: z.int().min(1).nullable(),
  segments: z.int().min(1),
  chancePercent: PercentText,
  returnPercent: ReturnText,
  largestMultiple: z.int().min(2),
  maximumBetMinor: PositiveMinorAmount,
});
export type WheelSpot = z.infer<typeof WheelSpot>;

/**
 * The wheel, clockwise: names of spots and of multipliers. `picks` is the number of choices for bonus rounds, 1 if there is none. A product
 * of multipliers is at most `maximumMultiplier`.
 */
export const WheelShowLayout = z.object({
  kind: z.literal("wheel-show"),
  show: ShowName,
  segments: z.array(SpotName).min(8).max(100),
  multipliers: z.array(z.object({ name: SpotName, multiplier: Multiple })),
  maximumMultiplier: Multiple,
  forecast: z
    .object({
      spots: z.array(z.object({ spot: SpotName, percent: PercentText })),
      multipliers: z.array(z.object({ multiplier: Multiple, percent: PercentText })),
    })
    .nullable(),
  picks: z.int().min(1).max(8),
  bonuses: z.array(Bonus),
  betUnitMinor: PositiveMinorAmount,
  maximumStakeMinor: PositiveMinorAmount,
  maximumPayoutMinor: PositiveMinorAmount,
  lowestReturn: ReturnText,
  highestReturn: ReturnText,
  usualSpot: SpotName,
  spots: z.array(WheelSpot).min(2).max(40),
});
export type WheelShowLayout = z.infer<typeof WheelShowLayout>;
