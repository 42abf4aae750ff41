import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import type { Currency } from "@bellwether/market";
import type { ClockPort, LogPort } from "../ports.ts";

export type LiveJackpotsPort = {
  /** Asks the provider of the jackpots for their pots in a currency. Rejects if it does not answer. */
  liveJackpots: (currency: Currency) => Promise<LiveJackpot[]>;
};

export type LiveJackpots = {
  /** The pots, at most 1 s old. If the provider does not answer, the last known ones are returned; `loadTime` says how old they are. */
  read(currency: Currency): Promise<LiveJackpot[]>;
};

export function createLiveJackpots(deps: LiveJackpotsPort & ClockPort & LogPort): LiveJackpots {
  const kept = new Map<Currency, { atMs: number; jackpots: Promise<LiveJackpot[]> }>();
  const lastKnown = new Map<Currency, LiveJackpot[]>();
  const ask = async (currency: Currency) => {
    try {
      const jackpots = await deps.liveJackpots(currency);
      lastKnown.set(currency, jackpots);
      return jackpots;
    } catch (error) {
      deps.log.warn({ err: error, currency }, "the jackpots could not be read");
      return lastKnown.get(currency) ?? [];
    }
  };
  return {
    read(currency) {
      const atMs = deps.now().getTime();
      const known = kept.get(currency);
      if (known && Math.abs(atMs - known.atMs) < SECOND_MS) return known.jackpots;
      const jackpots = ask(currency);
      kept.set(currency, { atMs, jackpots });
      return jackpots;
    },
  };
}
