import type { ActiveBonus } from "./active-bonus.ts";
import { areSpinsUsable } from "./free-spins.ts";

/** Does a stake of money count towards the requirement now? Not while free spins are left: what they win is not known yet. */
export function countsWagers(bonus: ActiveBonus, at: Date): boolean {
  return bonus.multiple > 0n && !areSpinsUsable(bonus, at);
}

/** Counts a stake towards the requirement, by its game's share. Answers what was counted, in minor units. */
export function countWager(
  bonus: ActiveBonus,
  stake: { amountMinor: bigint; percent: number; isLowRisk: boolean },
): bigint {
  const countedMinor = (stake.amountMinor * BigInt(stake.percent)) / 100n;
  bonus.wageredMinor += countedMinor;
  bonus.stakedMinor += stake.amountMinor;
  if (stake.isLowRisk) bonus.lowRiskMinor += stake.amountMinor;
  bonus.changed = true;
  return countedMinor;
}

/** Takes back what a cancelled stake had counted. */
export function uncountWager(bonus: ActiveBonus, countedMinor: bigint): void {
  bonus.wageredMinor = bonus.wageredMinor > countedMinor ? bonus.wageredMinor - countedMinor : 0n;
  bonus.changed = true;
}

/** Stakes that covered nearly everything, in percent of all stakes, from which on the house looks before it pays. */
const LOW_RISK_PERCENT = 10n;

/** Looks at a finished wagering. Answers why a person of the house should look too, or nothing. */
export function reviewReason({
  stakedMinor,
  lowRiskMinor,
}: Pick<ActiveBonus, "stakedMinor" | "lowRiskMinor">): string | undefined {
  if (lowRiskMinor === 0n || lowRiskMinor * 100n < stakedMinor * LOW_RISK_PERCENT) return undefined;
  return `low risk: ${(lowRiskMinor * 100n) / stakedMinor} % of the stakes covered nearly every outcome`;
}
