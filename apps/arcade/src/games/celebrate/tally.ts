import { between } from "../../controls/amount-view.ts";
import type { Clock } from "../../player/clock.ts";

/** Presses that lead on: on the sign itself, the big button or the space bar. */
export class Taps {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  tap(): void {
    this.#count += 1;
  }
}

/** A press that was meant for what stood there before counts for nothing. */
const DEAF_MS = 350;
/** However it was hurried, a total stands at least so long. */
const MIN_MS = 600;
/** A clock without movement keeps the total in sight instead of counting. */
const STILL_MS = 2_400;

/**
 * Counts an amount up and lets the total stand. A tap ends the counting, a tap on the total ends that too. It shows nothing but amounts up to the
 * one it was given, and at the end exactly that.
 */
export async function tally(
  clock: Clock,
  taps: Taps,
  plan: { amountMinor: bigint; countMs: number; standMs: number; show(shownMinor: bigint): void },
): Promise<void> {
  const { amountMinor, show } = plan;
  const countMs = clock.still ? 0 : plan.countMs;
  let spentMs = 0;
  let heard = taps.count;
  const isTapped = () => {
    if (spentMs < DEAF_MS) heard = taps.count;
    return taps.count > heard;
  };
  if (countMs > 0)
    await clock.run((elapsedMs) => {
      spentMs += elapsedMs;
      const share = isTapped() ? 1 : Math.min(1, spentMs / countMs);
      show(between(0n, amountMinor, share));
      return share < 1;
    });
  else show(amountMinor);
  const wasHurried = countMs > 0 && spentMs < countMs;
  const standMs = wasHurried ? MIN_MS : clock.still ? STILL_MS : plan.standMs;
  let stoodMs = 0;
  if (countMs > 0) heard = taps.count;
  await clock.run((elapsedMs) => {
    spentMs += elapsedMs;
    stoodMs += elapsedMs;
    return stoodMs < MIN_MS || (stoodMs < standMs && !isTapped());
  });
}
