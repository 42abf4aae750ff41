import type { Outcome } from "../../rules/mechanic.ts";
import { payoutAt } from "../../rules/multiplier.ts";
import type { TimedAction } from "../../rules/shared-run.ts";
import { multiplierAfter } from "./curve.ts";
import type { CrashData } from "./data.ts";
import type { CrashEvent, CrashInput } from "./wire.ts";

/** A cash-out that was reached. */
type CashOut = { readonly multiplierHundredths: number; readonly by: "player" | "itself" };

/** The multiplier at which a bet leaves by itself: its own, or the maximum. */
export const leavesAt = ({ maximumHundredths }: CrashData, { cashOutAt }: CrashInput): number =>
  cashOutAt ?? maximumHundredths;

/** The bet's cash-out in a run with this crash point; undefined if it was still in. The player's action was checked when it was taken. */
export function cashOutOf(
  data: CrashData,
  crashHundredths: number,
  input: CrashInput,
  actions: readonly TimedAction[],
): CashOut | undefined {
  const [action] = actions;
  if (action) return { multiplierHundredths: multiplierAfter(data.curve, action.afterMs), by: "player" };
  const multiplierHundredths = leavesAt(data, input);
  return multiplierHundredths <= crashHundredths ? { multiplierHundredths, by: "itself" } : undefined;
}

/** Pays a bet by its cash-out. The stake is in minor units. */
export function settleCrashBet(stakeMinor: bigint, cashOut: CashOut | undefined): Outcome<CrashEvent> {
  const payoutMinor = cashOut ? payoutAt(stakeMinor, cashOut.multiplierHundredths) : 0n;
  const ended: CrashEvent = { type: "round-ended", payoutMinor: payoutMinor.toString() };
  if (!cashOut) return { events: [ended], payoutMinor };
  return {
    events: [{ type: "cash-out-won", ...cashOut, payoutMinor: payoutMinor.toString() }, ended],
    payoutMinor,
  };
}
