import type { Draws } from "../../fairness/draws.ts";
import { TRIGGERING_SCATTERS } from "../free-spins.ts";
import { playFreeSpins } from "../play-free-spins.ts";
import type { LinesData } from "./data.ts";
import { drawStops, readSpin } from "./spin.ts";
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
  if (playSpin(round, 0, 1))
    playFreeSpins(data.freeSpins, round, (spin, multiplier) => playSpin(round, spin, multiplier));
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

function pay(round: RoundSoFar, coins: number): string {
  const amountMinor = round.coinMinor * BigInt(coins);
  round.payoutMinor += amountMinor;
  return amountMinor.toString();
}
