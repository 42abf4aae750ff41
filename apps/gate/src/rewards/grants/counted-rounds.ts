import { bigintArray, textArray } from "@bellwether/db";
import { type Currency, currencies } from "@bellwether/market";
import { eurosInMinor } from "./reward-budget.ts";

type CountedRounds = {
  gameCodes: readonly string[] | null;
  rule: { minimumStake: number; timeZone: string; hours?: { from: number; until: number } | undefined };
};

/**
 * Which rounds a promotion counts, as six SQL parameters: the codes of its games or null for all, the currencies and the smallest stake in each, in
 * minor units, the time zone, and the first hour and the one after the last.
 */
export function countedRoundParameters({ gameCodes, rule }: CountedRounds) {
  const known = Object.keys(currencies) as Currency[];
  return [
    gameCodes && textArray([...gameCodes]),
    textArray(known),
    bigintArray(known.map((currency) => eurosInMinor(rule.minimumStake, currency))),
    rule.timeZone,
    rule.hours?.from ?? 0,
    rule.hours?.until ?? 24,
  ];
}
