import type { Model } from "../models/model.ts";
import { playUsually, usualInputs } from "../rounds/usual-play.ts";

/** The upper ends of the spread's classes, in stakes; the last class has none. They equal the levels of celebration. */
const CLASS_ENDS = [0, 0.999_999, 1, 2, 5, 15, 50, 200] as const;
const CLASS_NAMES = ["0", "0–1", "1", "1–2", "2–5", "5–15", "15–50", "50–200", "200+"] as const;

/** The number of rounds that paid within a class, in stakes. As in the exact figures, that is the first stake of a round with further ones. */
export type WinClass = { name: (typeof CLASS_NAMES)[number]; rounds: number };

/**
 * Statistics of rounds with fixed seeds: the spread of their payouts, the mean number of events that the client shows, and the mean number
 * of moves of the reels (spins, tumbles, respins), which is 0 without reels.
 */
export type Spread = { rounds: number; classes: WinClass[]; meanEvents: number; meanMoves: number };

/** Events of slots that set reels in motion. */
const MOVES = new Set([
  "reels-stopped",
  "tumbled",
  "grid-filled",
  "cascade-dropped",
  "nudged",
  "reel-respun",
  "respun",
]);

const STAKE_MINOR = 100n;

/** Plays rounds with the server seed 5eed…5eed. The same model gives the same spread. */
export function spreadOfWins(model: Model, rounds: number): Spread {
  const counts = CLASS_NAMES.map(() => 0);
  const input = usualInputs(model)(STAKE_MINOR);
  let events = 0;
  let moves = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const seeds = { serverSeed: "5eed".repeat(16), clientSeed: "sheet", nonce };
    const round = playUsually(model, seeds, STAKE_MINOR, input);
    const multiple = Number(round.payoutMinor) / Number(STAKE_MINOR);
    const found = CLASS_ENDS.findIndex((end) => multiple <= end);
    const place = found === -1 ? CLASS_NAMES.length - 1 : found;
    counts[place] = (counts[place] ?? 0) + 1;
    events += round.script.events.length;
    for (const { type } of round.script.events) if (MOVES.has(type)) moves += 1;
  }
  return {
    rounds,
    classes: CLASS_NAMES.map((name, place) => ({ name, rounds: counts[place] ?? 0 })),
    meanEvents: events / rounds,
    meanMoves: moves / rounds,
  };
}
