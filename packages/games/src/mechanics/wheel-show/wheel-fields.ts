import { Cents } from "@bellwether/contract/content/cents.ts";
import { z } from "zod";
import { SpotName } from "../../bookmaking/slip-wire.ts";
import { Stakes } from "../../rules/parts.ts";
import { Bonus } from "./bonuses/bonus-data.ts";
import { ShowName } from "./wire.ts";

const Weight = z.int().min(1).max(10_000);
const Multiplier = z.int().min(2).max(100);

/** The fields of a show's data, before the checks of its bets. */
export const WheelFields = z.strictObject({
  show: ShowName,
  /** The wheel, clockwise: names with a space between two. Each is a spot of `numbers` or of a bonus, or a name in `multipliers`. */
  wheel: z
    .string()
    .max(2_000)
    .transform((text) => text.split(" "))
    .pipe(z.array(SpotName).min(8).max(100)),
  /** The spots without a bonus, and what they pay to one. */
  numbers: z.array(z.strictObject({ spot: SpotName, pays: z.int().min(1).max(500) })).min(1),
  /** Segments that multiply the next win; the wheel is spun again. The product is at most `maximumMultiplier`. */
  multipliers: z.array(z.strictObject({ name: SpotName, multiplier: Multiplier })),
  maximumMultiplier: z.int().min(1).max(1_000),
  /** One spot wins a multiple in each round. Both are drawn by weight. */
  forecast: z
    .strictObject({
      spots: z.array(z.strictObject({ spot: SpotName, weight: Weight })).min(1),
      multipliers: z.array(z.strictObject({ multiplier: Multiplier, weight: Weight })).min(1),
    })
    .optional(),
  picks: z.int().min(1).max(8),
  bonuses: z.array(Bonus).max(8),
  /** The spot that the sheet's figures describe. */
  usual: SpotName,
  chips: Stakes,
  betUnit: Cents,
  /** A spot takes bets until its largest payout would exceed this. */
  maximumPayout: Cents,
  maximumStake: Cents,
});
export type WheelFields = z.infer<typeof WheelFields>;

/** The names of all spots to bet on, those without a bonus first. */
export function spotNames({ numbers, bonuses }: Pick<WheelFields, "numbers" | "bonuses">): string[] {
  return [...numbers, ...bonuses].map(({ spot }) => spot);
}

/** What a spot pays to one; undefined for a bonus. */
export function numberOf({ numbers }: Pick<WheelFields, "numbers">, spot: string): number | undefined {
  return numbers.find((each) => each.spot === spot)?.pays;
}

/** The multiplier of a segment; undefined where the wheel stays. */
export function factorOf(
  { multipliers }: Pick<WheelFields, "multipliers">,
  name: string,
): number | undefined {
  return multipliers.find((each) => each.name === name)?.multiplier;
}
