import type { AnySchema } from "@bellwether/contract";
import { isInReturnBand } from "../../rules/return-band.ts";
import { rulesOfBonus } from "./bonuses/bonus-rules.ts";
import { numberOf, spotNames, WheelFields } from "./wheel-fields.ts";
import { oddsOfWheel } from "./wheel-odds.ts";

export type WheelShowData = WheelFields;

/**
 * A show on a wheel: spots that pay a number to one, segments that multiply the next win, and bonus rounds. Refused: a segment without a
 * meaning, a spot that the wheel does not have, and a spot whose exact return, its bonus included, is not between 90 and 97.5 %.
 */
export const WheelShowData = WheelFields.superRefine((data, context) => {
  const faults = faultsOf(data);
  for (const message of faults) context.addIssue({ code: "custom", message });
  // Without its parts the wheel has no odds.
  if (faults.length > 0) return;
  for (const { spot, returnToPlayer } of oddsOfWheel(data))
    if (!isInReturnBand(returnToPlayer))
      context.addIssue({ code: "custom", message: `${spot} does not return 90 to 97.5 %` });
}) satisfies AnySchema<WheelFields>;

function faultsOf(data: WheelFields): string[] {
  const { wheel, multipliers, bonuses, picks, forecast, usual, chips, betUnit } = data;
  const spots = spotNames(data);
  const names = [...spots, ...multipliers.map(({ name }) => name)];
  const known = new Set(names);
  const hasPick = bonuses.some((bonus) => rulesOfBonus(bonus).hasPick);
  return [
    ...(known.size < names.length ? ["two segments have one name"] : []),
    ...wheel.filter((name) => !known.has(name)).map((name) => `the segment ${name} has no meaning`),
    ...[...known].filter((name) => !wheel.includes(name)).map((name) => `the wheel has no segment ${name}`),
    ...bonuses.flatMap((bonus) => {
      const fault = rulesOfBonus(bonus).faultOf?.(bonus, picks);
      return fault === undefined ? [] : [`${bonus.spot}: ${fault}`];
    }),
    ...(hasPick === picks > 1 ? [] : ["picks are for bonus rounds with a choice"]),
    ...(forecast?.spots ?? [])
      .filter(({ spot }) => !spots.includes(spot))
      .map(({ spot }) => `the forecast names ${spot}, which is no spot`),
    ...(numberOf(data, usual) === undefined ? ["the usual spot is one without a bonus"] : []),
    ...(chips.every((chip) => chip % betUnit === 0) ? [] : ["a chip is a multiple of the unit"]),
  ];
}
