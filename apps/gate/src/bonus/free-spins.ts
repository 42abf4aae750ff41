import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { ActiveBonus } from "./active-bonus.ts";

/**
 * How long a round that was started with a spin holds its bonus open. A round with choices waits 24 hours for its player, and its win
 * arrives after that.
 */
export const MAX_SPIN_ROUND_MS = 2 * DAY_MS;

/** How long a round that was started with a free ticket holds its bonus open: its draw may be weeks away. */
export const MAX_TICKET_MS = 100 * DAY_MS;

export type SpinWish = { rewardId: string; gameCode: string; stakeMinor: bigint; at: Date };
export type SpinRefusal = "unknown" | "other_game" | "stake_too_high";

/** Whether spins are left that have not expired. */
export function areSpinsLeft(bonus: Pick<ActiveBonus, "spinsLeft" | "spinsExpireAt">, at: Date): boolean {
  return bonus.spinsLeft > 0 && bonus.spinsExpireAt !== null && bonus.spinsExpireAt > at;
}

/** Whether the deposit that earned the spins is still to be staked once, as spins without wagering need. */
export function isDepositUnplayed(bonus: Pick<ActiveBonus, "stakedMinor" | "playFirstMinor">): boolean {
  return bonus.stakedMinor < bonus.playFirstMinor;
}

/** Whether spins are left to play or a round started with one is still open. Until then the wagering requirement is not known. */
export function waitsForSpins(bonus: ActiveBonus, at: Date): boolean {
  const isRoundOpen =
    bonus.spinsOpen > 0 &&
    bonus.lastSpinAt !== null &&
    at.getTime() - bonus.lastSpinAt.getTime() < (bonus.areTickets ? MAX_TICKET_MS : MAX_SPIN_ROUND_MS);
  return isRoundOpen || areSpinsLeft(bonus, at);
}

/** Why this spin cannot be played with the player's active bonus; undefined if it can. An ended bonus counts as unknown. */
export function refuseSpin(bonus: ActiveBonus | undefined, wish: SpinWish): SpinRefusal | undefined {
  if (bonus?.state !== "active" || bonus.id !== wish.rewardId) return "unknown";
  if (!areSpinsLeft(bonus, wish.at) || isDepositUnplayed(bonus)) return "unknown";
  if (bonus.gameCode !== wish.gameCode) return "other_game";
  return wish.stakeMinor > bonus.spinStakeMinor ? "stake_too_high" : undefined;
}

export function useSpin(bonus: ActiveBonus, at: Date, isOver: boolean): void {
  bonus.spinsLeft -= 1;
  if (!isOver) bonus.spinsOpen += 1;
  bonus.lastSpinAt = at;
  bonus.changed = true;
}

/** A round that was started with a spin is over. */
export function endSpin(bonus: ActiveBonus): void {
  bonus.spinsOpen = Math.max(0, bonus.spinsOpen - 1);
  bonus.changed = true;
}

/** The spin's bet was rolled back: the spin can be played again until it expires. */
export function returnSpin(bonus: ActiveBonus): void {
  bonus.spinsLeft = Math.min(bonus.spinsTotal, bonus.spinsLeft + 1);
  bonus.changed = true;
}

/** Adds a spin's win to the wagering requirement and restarts the wagering period; with a multiple of 0 the win was paid as cash. */
export function addSpinWin(bonus: ActiveBonus, wonMinor: bigint, at: Date): void {
  bonus.amountMinor += wonMinor;
  bonus.requiredMinor += wonMinor * bonus.multiple;
  if (bonus.multiple === 0n) bonus.convertedMinor += wonMinor;
  else if (wonMinor > 0n) bonus.expiresAt = later(bonus.expiresAt, at, bonus.wageringDays);
  bonus.changed = true;
}

/** A spin's win was rolled back: removes its share of the wagering requirement. */
export function removeSpinWin(bonus: ActiveBonus, wonMinor: bigint): void {
  bonus.amountMinor -= wonMinor;
  bonus.requiredMinor -= wonMinor * bonus.multiple;
  if (bonus.multiple === 0n) bonus.convertedMinor -= wonMinor;
  bonus.changed = true;
}

function later(expiresAt: Date | null, at: Date, days: number): Date {
  const end = new Date(at.getTime() + days * DAY_MS);
  return expiresAt !== null && expiresAt > end ? expiresAt : end;
}
