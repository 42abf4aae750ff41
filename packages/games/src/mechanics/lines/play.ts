import type { Draws } from "../../fairness/draws.ts";
import type { LinesData } from "./data.ts";
import { drawStops, readSpin, TRIGGERING_SCATTERS } from "./spin.ts";
import type { LinesEvent } from "./wire.ts";

/**
 * Plays a round to its end: the paid spin and, after three scatters, its free spins. The stake is a multiple of the number of lines, in
 * minor units.
 */
export function playLines(data: LinesData, draws: Draws, stakeMinor: bigint): LinesRound {
  const round: RoundSoFar = {
    data,
    draws,
    coinMinor: stakeMinor / BigInt(data.coinsPerStake),
    events: [],
    payoutMinor: 0n,
  };
  if (playSpin(round, 0, 1)) playFreeSpins(round);
  round.events.push({ type: "round-ended", payoutMinor: round.payoutMinor.toString() });
  return { events: round.events, payoutMinor: round.payoutMinor };
}

/** A played round: its events, and the sum of their wins in minor units. */
export type LinesRound = {
  events: LinesEvent[];
  payoutMinor: bigint;
};

type RoundSoFar = LinesRound & {
  readonly data: LinesData;
  readonly draws: Draws;
  readonly coinMinor: bigint;
};

/** Adds the events of one spin, and returns whether it showed the scatters that award free spins. */
function playSpin(round: RoundSoFar, spin: number, multiplier: number): boolean {
  const { data, events } = round;
  const stops = drawStops(data, round.draws);
  const shown = readSpin(data, stops);
  events.push({ type: "reels-stopped", spin, stops, grid: shown.grid });

  for (const { line, symbol, count, coins } of shown.lineWins) {
    const rows = data.lines[line] as readonly number[];
    const positions = rows.slice(0, count).map((row, reel) => ({ reel, row }));
    const payoutMinor = pay(round, coins * multiplier);
    events.push({ type: "line-won", line, symbol, positions, multiplier, payoutMinor });
  }
  if (shown.scatterCount < TRIGGERING_SCATTERS) return false;

  const positions = shown.scatterRows.map((row, reel) => ({ reel, row })).filter(({ row }) => row >= 0);
  const payoutMinor = pay(round, shown.scatterCoins * multiplier);
  events.push({ type: "scatters-won", symbol: data.scatter, positions, multiplier, payoutMinor });
  return true;
}

/** The feature. Each retrigger uses up one multiplier, so there are at most `spins` times the number of multipliers. */
function playFreeSpins(round: RoundSoFar): void {
  const { spins, multipliers } = round.data.freeSpins;
  const { events } = round;
  const before = round.payoutMinor;
  let level = 0;
  let remaining = spins;
  let spin = 0;
  events.push(
    { type: "free-spins-awarded", count: spins, remaining },
    { type: "free-spins-started", count: spins },
    { type: "multiplier-changed", multiplier: multipliers[level] as number },
  );
  while (remaining > 0) {
    spin += 1;
    remaining -= 1;
    events.push({ type: "free-spin-started", spin, remaining });
    const scattered = playSpin(round, spin, multipliers[level] as number);
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

function pay(round: RoundSoFar, coins: number): string {
  const amountMinor = round.coinMinor * BigInt(coins);
  round.payoutMinor += amountMinor;
  return amountMinor.toString();
}
