import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { create } from "zustand";

/** The last known jackpots and the time of that update by the browser's clock; empty before the first. */
export const usePots = create<{ jackpots: readonly LiveJackpot[]; atMs: number }>(() => ({
  jackpots: [],
  atMs: 0,
}));

export function showPots(jackpots: readonly LiveJackpot[]): void {
  usePots.setState({ jackpots, atMs: Date.now() });
}

/** The largest pot in which a game takes part. */
export function potOf(jackpots: readonly LiveJackpot[], gameId: number): LiveJackpot | undefined {
  return jackpots
    .filter(({ gameIds }) => gameIds.includes(gameId))
    .reduce<LiveJackpot | undefined>(
      (largest, each) => (Number(each.startValue) > Number(largest?.startValue ?? 0) ? each : largest),
      undefined,
    );
}
