import type { Draws } from "../../fairness/draws.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import { type FreeSpinsToPlay, TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import { playFreeSpins } from "../../slots/play-free-spins.ts";
import type { LinesData } from "./data.ts";
import { reelsIn } from "./feature.ts";
import { playBonus } from "./play-bonus.ts";
import {
  drawLinesSpin,
  freeSpin,
  paidSpin,
  type Spin,
  type SpinKind,
  type SpinState,
  stateAfter,
} from "./spin.ts";
import { pay, type SpunRound } from "./spun-round.ts";
import type { LinesEvent } from "./wire.ts";

/**
 * Plays a round to its end: the paid spin and, after three scatters, its bonus and its free spins. The stake is in minor units and a multiple of
 * `coinsPerStake`. `strips` are those of the paid spin, if they differ.
 */
export function playLines(
  data: LinesData,
  draws: Draws,
  stakeMinor: bigint,
  strips = data.strips,
): LinesRound {
  const round = begin(data, draws, stakeMinor);
  const paid = playSpin(round, 0, 1, paidSpin(data), { ...data, strips });
  if (awards(paid)) playFeature(round);
  return end(round);
}

/** Plays bought free spins, without a paid spin. The stake is that of a spin, and not the price. */
export function playBoughtFreeSpins(
  data: LinesData,
  draws: Draws,
  stakeMinor: bigint,
  freeSpins: FreeSpinsToPlay,
): LinesRound {
  const round = begin(data, draws, stakeMinor);
  playSpins(round, freeSpins);
  return end(round);
}

/** Plays what three scatters start, without a paid spin. */
export function playTriggered(data: LinesData, draws: Draws, stakeMinor: bigint): LinesRound {
  const round = begin(data, draws, stakeMinor);
  playFeature(round);
  return end(round);
}

function begin(data: LinesData, draws: Draws, stakeMinor: bigint): RoundSoFar {
  const coinMinor = stakeMinor / BigInt(data.coinsPerStake);
  return { data, draws, coinMinor, events: [], payoutMinor: 0n };
}

function end({ events, payoutMinor }: RoundSoFar): LinesRound {
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { events, payoutMinor };
}

/** A played round: its events, and the sum of their wins in minor units. */
export type LinesRound = {
  events: LinesEvent[];
  payoutMinor: bigint;
};

type RoundSoFar = SpunRound & { readonly data: LinesData };

function playFeature(round: RoundSoFar): void {
  const freeSpins = playBonus(round);
  if (freeSpins) playSpins(round, freeSpins);
}

function playSpins(round: RoundSoFar, freeSpins: FreeSpinsToPlay): void {
  const { data, events } = round;
  const { feature } = data;
  let book: string | undefined;
  if (feature?.kind === "book") {
    book = drawWeighted(round.draws, feature.symbols).symbol;
    events.push({ type: "book-opened", symbol: book });
  }
  let state: SpinState = 0;
  playFreeSpins(freeSpins, round, (spin, multiplier) => {
    const kind = freeSpin(data, state, book);
    if (kind.held !== 0) events.push({ type: "wilds-kept", reels: reelsIn(kind.held) });
    const shown = playSpin(round, spin, multiplier, kind);
    const after = stateAfter(data, kind, shown.filled | shown.upgrading);
    if (feature?.kind === "upgrading-symbols" && after > state)
      events.push({
        type: "symbols-upgraded",
        reels: reelsIn(shown.upgrading),
        symbols: feature.ladder.slice(0, after),
        into: feature.ladder[after] as string,
      });
    state = after;
    return awards(shown);
  });
}

/** Whether the spin triggers the free spins. */
export function awards({ scatterCount }: Spin): boolean {
  return scatterCount >= TRIGGERING_SCATTERS;
}

/** Draws one spin and adds its events and wins to the round. `reels` are those that turn, if they differ from the round's. */
export function playSpin(
  round: SpunRound,
  spin: number,
  multiplier: number,
  kind: SpinKind,
  reels = round.data,
): Spin {
  const { data, events } = round;
  const { linked, merged, stops, reveal, shown } = drawLinesSpin(reels, round.draws, kind);
  if (linked.length > 0) events.push({ type: "reels-linked", reels: [...linked] });
  if (merged.length > 0) events.push({ type: "reels-merged", reels: [...merged] });
  events.push({ type: "reels-stopped", spin, stops, grid: shown.stopped });
  if (reveal !== undefined) events.push({ type: "mystery-opened", symbol: reveal, grid: shown.grid });
  if (shown.filled !== 0)
    events.push({ type: "wilds-expanded", reels: reelsIn(shown.filled), grid: shown.grid });

  for (const { line, symbol, count, times, coins } of shown.lineWins) {
    const rows = data.lines[line] as readonly number[];
    const positions = rows.slice(0, count).map((row, reel) => ({ reel, row }));
    const payoutMinor = pay(round, coins * multiplier);
    events.push({
      type: "line-won",
      line,
      symbol,
      positions,
      multiplier: multiplier * times,
      payoutMinor,
    });
  }
  if (awards(shown)) {
    const positions = shown.scatterRows.map((row, reel) => ({ reel, row })).filter(({ row }) => row >= 0);
    const payoutMinor = pay(round, shown.scatterCoins * multiplier);
    events.push({ type: "scatters-won", symbol: data.scatter, positions, multiplier, payoutMinor });
  }
  if (shown.bookWin) {
    const { symbol, reels, coins } = shown.bookWin;
    const payoutMinor = pay(round, coins * multiplier);
    const lines = data.lines.length;
    events.push({ type: "book-won", symbol, reels, lines, multiplier, payoutMinor });
  }
  return shown;
}
