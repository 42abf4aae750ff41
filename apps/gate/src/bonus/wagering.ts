import type { ActiveBonus } from "./active-bonus.ts";
import { areSpinsLeft, isDepositUnplayed } from "./free-spins.ts";

/**
 * Whether a stake of money counts now. While the deposit must be played first, it counts towards the deposit. After that it counts towards the
 * wagering requirement, but only when no free spins are left: the requirement depends on what they win.
 */
export function countsWagers(bonus: ActiveBonus, at: Date): boolean {
  return isDepositUnplayed(bonus) || (bonus.multiple > 0n && !areSpinsLeft(bonus, at));
}

/** Counts a stake towards the requirement, by its game's percentage. Returns the counted amount in minor units. */
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

/** Counts a stake as low-risk that was counted before its play had shown it. */
export function countLowRisk(bonus: ActiveBonus, amountMinor: bigint): void {
  bonus.lowRiskMinor += amountMinor;
  bonus.changed = true;
}

/** Removes what a stake that is rolled back had counted. */
export function uncountWager(
  bonus: ActiveBonus,
  stake: { amountMinor: bigint; countedMinor: bigint; isLowRisk: boolean },
): void {
  bonus.wageredMinor -= stake.countedMinor;
  bonus.stakedMinor -= stake.amountMinor;
  if (stake.isLowRisk) bonus.lowRiskMinor -= stake.amountMinor;
  bonus.changed = true;
}

/**
 * From this percentage of low-risk stakes (those that cover nearly all outcomes) among all stakes, an operator reviews the bonus before it pays.
 */
const LOW_RISK_PERCENT = 10n;

/** Decides whether a finished wagering needs an operator's review. Returns the reason, or undefined. */
export function reviewReason({
  stakedMinor,
  lowRiskMinor,
}: Pick<ActiveBonus, "stakedMinor" | "lowRiskMinor">): string | undefined {
  if (lowRiskMinor === 0n || lowRiskMinor * 100n < stakedMinor * LOW_RISK_PERCENT) return undefined;
  return `low risk: ${(lowRiskMinor * 100n) / stakedMinor} % of the stakes covered nearly every outcome`;
}
