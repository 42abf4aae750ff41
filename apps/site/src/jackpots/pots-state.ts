import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { useEffect } from "react";
import { create } from "zustand";

/** The last known jackpots and the time of that update by the browser's clock; empty before the first. */
export const usePots = create<{ jackpots: readonly LiveJackpot[]; atMs: number }>(() => ({
  jackpots: [],
  atMs: 0,
}));

/** How many tiles and sections of the page show pots. */
export const usePotViews = create<{ count: number }>(() => ({ count: 0 }));

/** Counts a tile or a section while it is shown, so that the jackpots are kept up to date. */
export function usePotView(): void {
  useEffect(() => {
    usePotViews.setState(({ count }) => ({ count: count + 1 }));
    return () => usePotViews.setState(({ count }) => ({ count: count - 1 }));
  }, []);
}

/** Without an update for this time, a pot's figure is not known. */
const STALE_MS = 10_000;

export const isStale = (atMs: number, nowMs: number): boolean => nowMs - atMs > STALE_MS;

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
