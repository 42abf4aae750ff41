import type { FreeSpinsToPlay } from "./free-spins.ts";
import type { FreeSpinsEvent } from "./free-spins-events.ts";

/** A round so far: its events, and their total payout in minor units. */
type Round = { events: { push(...events: FreeSpinsEvent[]): unknown }; payoutMinor: bigint };

/**
 * Plays the feature. `playSpin` adds a spin's events and payout to the round, and returns whether the spin triggers. Each retrigger uses up
 * one multiplier, so a round has at most `spins` free spins for each multiplier after the first.
 */
export function playFreeSpins(
  { spins, multipliers, first = spins }: FreeSpinsToPlay,
  round: Round,
  playSpin: (spin: number, multiplier: number) => boolean,
): void {
  const { events } = round;
  const before = round.payoutMinor;
  let level = 0;
  let remaining = first;
  let spin = 0;
  events.push(
    { type: "free-spins-awarded", count: first, remaining },
    { type: "free-spins-started", count: first },
    { type: "multiplier-changed", multiplier: multipliers[level] as number },
  );
  while (remaining > 0) {
    spin += 1;
    remaining -= 1;
    events.push({ type: "free-spin-started", spin, remaining });
    const scattered = playSpin(spin, multipliers[level] as number);
    if (!scattered || level === multipliers.length - 1) continue;
    level += 1;
    remaining += spins;
    events.push(
      { type: "free-spins-awarded", count: spins, remaining },
      { type: "multiplier-changed", multiplier: multipliers[level] as number },
    );
  }
  events.push({ type: "free-spins-ended", spins: spin, totalMinor: (round.payoutMinor - before).toString() });
}
