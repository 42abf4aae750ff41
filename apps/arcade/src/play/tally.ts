import { between } from "../controls/amount-view.ts";
import type { Clock } from "../player/clock.ts";

/** Counts taps on the sign, presses of the big button and of the space bar. */
export class Taps {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  tap(): void {
    this.#count += 1;
  }
}

/** Taps within this time were meant for the button that was there before. They are ignored. */
const IGNORE_TAPS_MS = 350;
/** The total stays at least this long, also after a tap. */
const MIN_MS = 600;
/** With reduced motion the total is shown at once and stays this long. */
const STILL_MS = 2_400;

/**
 * Counts up to an amount, then shows the total for a while. A first tap jumps to the total, a second one ends the show. It never shows more than
 * the amount that it was given, and it ends with exactly that.
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
    if (spentMs < IGNORE_TAPS_MS) heard = taps.count;
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
