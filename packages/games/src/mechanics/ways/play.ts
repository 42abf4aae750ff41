import type { Draws } from "../../fairness/draws.ts";
import { TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import { playFreeSpins } from "../../slots/play-free-spins.ts";
import type { WaysData } from "./data.ts";
import { openedRows, withRows } from "./opening-rows.ts";
import { readWays } from "./spin.ts";
import type { WaysEvent } from "./wire.ts";

/** A played round: its events, and the sum of their wins in minor units. */
export type WaysRound = {
  events: WaysEvent[];
  payoutMinor: bigint;
};

/** Plays a round to its end: the paid spin, the spins with opened rows and, after three scatters, the free spins. The stake is a multiple of `coinsPerStake`. */
export function playWays(data: WaysData, draws: Draws, stakeMinor: bigint): WaysRound {
  const coinMinor = stakeMinor / BigInt(data.coinsPerStake);
  const round: WaysRound = { events: [], payoutMinor: 0n };
  const pay = (coins: number) => {
    const amountMinor = coinMinor * BigInt(coins);
    round.payoutMinor += amountMinor;
    return amountMinor.toString();
  };
  const playSpin = (spin: number, multiplier: number, played = data): boolean => {
    const stops = data.strips.map((strip) => draws.below(strip.length));
    const { grid, wins, scatters, scatterCoins } = readWays(played, stops);
    round.events.push({ type: "reels-stopped", spin, stops, grid });
    for (const { coins, ...win } of wins)
      round.events.push({ type: "ways-won", ...win, multiplier, payoutMinor: pay(coins * multiplier) });
    if (scatters.length < TRIGGERING_SCATTERS) return false;
    round.events.push({
      type: "scatters-won",
      symbol: data.scatter,
      positions: scatters,
      multiplier,
      payoutMinor: pay(scatterCoins * multiplier),
    });
    return true;
  };
  const triggers = playSpin(0, 1);
  let paidMinor = 0n;
  for (const rows of openedRows(data)) {
    if (round.payoutMinor === paidMinor) break;
    paidMinor = round.payoutMinor;
    round.events.push({ type: "rows-opened", rows, ways: rows ** data.strips.length });
    playSpin(0, 1, withRows(data, rows));
  }
  if (triggers) playFreeSpins(data.freeSpins, round, playSpin);
  round.events.push({ type: "round-ended", payoutMinor: round.payoutMinor.toString() });
  return round;
}
