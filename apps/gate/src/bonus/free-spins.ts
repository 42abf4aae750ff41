import type { ActiveBonus } from "./active-bonus.ts";

const DAY_MS = 86_400_000;
/** A round that a provider says nothing more of counts as over after so long. */
const ROUND_PATIENCE_MS = DAY_MS;

export type SpinWish = { rewardId: string; gameCode: string; stakeMinor: bigint; at: Date };
export type SpinRefusal = "unknown" | "other_game" | "stake_too_high";

export function areSpinsUsable(bonus: Pick<ActiveBonus, "spinsLeft" | "spinsExpireAt">, at: Date): boolean {
  return bonus.spinsLeft > 0 && bonus.spinsExpireAt !== null && bonus.spinsExpireAt > at;
}

/** Are spins still to be played, or a round begun with one still to end? Until then it is not known what must be wagered. */
export function waitsForSpins(bonus: ActiveBonus, at: Date): boolean {
  const isRoundOpen =
    bonus.spinsOpen > 0 &&
    bonus.lastSpinAt !== null &&
    at.getTime() - bonus.lastSpinAt.getTime() < ROUND_PATIENCE_MS;
  return isRoundOpen || areSpinsUsable(bonus, at);
}

/** Why this spin cannot be played with the player's active bonus; nothing, if it can. One that is over is as good as unknown. */
export function refuseSpin(bonus: ActiveBonus | undefined, wish: SpinWish): SpinRefusal | undefined {
  if (bonus?.state !== "active" || bonus.id !== wish.rewardId) return "unknown";
  if (!areSpinsUsable(bonus, wish.at)) return "unknown";
  if (bonus.gameCode !== wish.gameCode) return "other_game";
  return wish.stakeMinor > bonus.spinStakeMinor ? "stake_too_high" : undefined;
}

export function useSpin(bonus: ActiveBonus, at: Date, isOver: boolean): void {
  bonus.spinsLeft -= 1;
  if (!isOver) bonus.spinsOpen += 1;
  bonus.lastSpinAt = at;
  bonus.changed = true;
}

/** A round begun with a spin is over. */
export function endSpin(bonus: ActiveBonus): void {
  bonus.spinsOpen = Math.max(0, bonus.spinsOpen - 1);
  bonus.changed = true;
}

/** The spin's bet was rolled back: it can be played again, if there is time. */
export function returnSpin(bonus: ActiveBonus): void {
  bonus.spinsLeft = Math.min(bonus.spinsTotal, bonus.spinsLeft + 1);
  bonus.changed = true;
}

/** What a spin has won must be wagered from now on, and its time begins anew; with a multiple of 0 it was paid as cash. */
export function addSpinWin(bonus: ActiveBonus, wonMinor: bigint, at: Date): void {
  bonus.amountMinor += wonMinor;
  bonus.requiredMinor += wonMinor * bonus.multiple;
  if (bonus.multiple === 0n) bonus.convertedMinor += wonMinor;
  else if (wonMinor > 0n) bonus.expiresAt = later(bonus.expiresAt, at, bonus.wageringDays);
  bonus.changed = true;
}

/** A spin's win was rolled back, and with it what it asked for. */
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
