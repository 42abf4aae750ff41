import { z } from "zod";
import { MultiplierHundredths, ReturnPercent, Risk, stakeUnitFor } from "../../rules/multiplier.ts";
import { Stakes } from "../../rules/parts.ts";
import { WheelInput } from "./wire.ts";

/** A wheel: the multipliers of its equally wide segments clockwise, in hundredths; 0 pays nothing. */
const RiskWheel = z.strictObject({
  risk: Risk,
  segmentsHundredths: z.array(MultiplierHundredths).min(2).max(60),
});
export type RiskWheel = z.infer<typeof RiskWheel>;

/** The data of a wheel game: each wheel returns exactly `returnPercent` percent. `usual` is the wheel that the sheet describes. */
export const WheelData = z
  .strictObject({
    stakes: Stakes,
    returnPercent: ReturnPercent,
    wheels: z.array(RiskWheel).min(1).max(15),
    usual: WheelInput,
  })
  .refine(({ wheels, returnPercent }) => wheels.every((wheel) => returnsExactly(wheel, returnPercent)), {
    error: "every wheel returns returnPercent exactly",
    path: ["wheels"],
  })
  .refine(({ wheels }) => new Set(wheels.map(nameOf)).size === wheels.length, {
    error: "one wheel for segments and risk",
    path: ["wheels"],
  })
  .refine(({ wheels, usual }) => wheelOf(wheels, usual) !== undefined, {
    error: "the usual wheel is on offer",
    path: ["usual"],
  })
  .refine(({ stakes, wheels }) => stakes.every((stake) => BigInt(stake) % wheelStakeUnit(wheels) === 0n), {
    error: "a stake is paid out exactly in every segment",
    path: ["stakes"],
  });
export type WheelData = z.infer<typeof WheelData>;

/** The wheel for the player's choice; undefined when it is not on offer. */
export function wheelOf(wheels: readonly RiskWheel[], { segments, risk }: WheelInput): RiskWheel | undefined {
  return wheels.find((wheel) => wheel.segmentsHundredths.length === segments && wheel.risk === risk);
}

/** The smallest stake for which every segment of every wheel pays whole minor units. */
export function wheelStakeUnit(wheels: readonly RiskWheel[]): bigint {
  return stakeUnitFor(wheels.flatMap(({ segmentsHundredths }) => segmentsHundredths));
}

function returnsExactly({ segmentsHundredths }: RiskWheel, returnPercent: number): boolean {
  const paid = segmentsHundredths.reduce((sum, multiplier) => sum + multiplier, 0);
  return paid === returnPercent * segmentsHundredths.length;
}

function nameOf({ segmentsHundredths, risk }: RiskWheel): string {
  return `${segmentsHundredths.length} ${risk}`;
}
