import type { Draws } from "../../fairness/draws.ts";
import type { LinesReels } from "./data.ts";
import type { LinesEvent } from "./wire.ts";

/** A round while its spins are played. */
export type SpunRound = {
  readonly data: LinesReels;
  readonly draws: Draws;
  readonly coinMinor: bigint;
  events: LinesEvent[];
  payoutMinor: bigint;
};

/** Adds a win to the round. Returns it in minor units, as events have it. */
export function pay(round: SpunRound, coins: number): string {
  const amountMinor = round.coinMinor * BigInt(coins);
  round.payoutMinor += amountMinor;
  return amountMinor.toString();
}
