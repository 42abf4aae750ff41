import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import type { JackpotGrowth } from "@bellwether/ui/games/jackpot-value.ts";
import { useEffect } from "react";
import { create } from "zustand";
import { tellServerTime } from "../live/server-clock.ts";

/** The last known jackpots; empty before the first update. */
export const usePots = create<{ jackpots: readonly LiveJackpot[] }>(() => ({ jackpots: [] }));

/** How many tiles and sections of the page show pots. */
export const usePotViews = create<{ count: number }>(() => ({ count: 0 }));

/** Counts a tile or a section while it is shown, so that the jackpots are kept up to date. */
export function usePotView(): void {
  useEffect(() => {
    usePotViews.setState(({ count }) => ({ count: count + 1 }));
    return () => usePotViews.setState(({ count }) => ({ count: count - 1 }));
  }, []);
}

/** A figure older than this is not known any more. */
const STALE_MS = 10_000;

/** Takes new jackpots, which the server sent at `serverMs` by its own clock. */
export function showPots(jackpots: readonly LiveJackpot[], serverMs: number): void {
  tellServerTime(serverMs);
  usePots.setState({ jackpots });
}

/** @param serverMs the present by the server's clock. */
export const isStale = ({ loadTime }: Pick<LiveJackpot, "loadTime">, serverMs: number): boolean =>
  serverMs - Date.parse(loadTime) > STALE_MS;

/** A jackpot's growth from its load time on, in minor units, and the time to which it is known: it stops once it is stale. */
export function growthOf(
  { startValue, centsPerSecond, loadTime }: Pick<LiveJackpot, "startValue" | "centsPerSecond" | "loadTime">,
  serverMs: number,
): JackpotGrowth & { untilMs: number } {
  const loadedAtMs = Date.parse(loadTime);
  return {
    startMinor: Math.round(Number(startValue) * 100),
    minorPerSecond: centsPerSecond,
    loadedAtMs,
    untilMs: Math.min(serverMs, loadedAtMs + STALE_MS),
  };
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
