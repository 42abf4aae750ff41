import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type { Pot, PotsReply } from "@bellwether/contract/studio/index.ts";
import type { Currency } from "@bellwether/market";
import type { FreshPorts, PotTitlesPort } from "../ports.ts";

export type PotsPort = {
  /** Asks the provider of the jackpots for their pots in a currency. Rejects if it does not answer. */
  pots: (currency: Currency) => Promise<PotsReply>;
};

export type PotReader = {
  /**
   * The pots in a currency, at most 1 s old. If the provider does not answer, the last known ones are returned, and `at` says how old they
   * are; undefined if none are known.
   */
  all(currency: Currency): Promise<PotsReply | undefined>;
  /** The pots of a title, by its code. Most titles have none, and the provider is not asked for them. */
  of(code: string, currency: Currency): Promise<Pot[]>;
};

export function createPotReader(deps: PotsPort & PotTitlesPort & FreshPorts): PotReader {
  const kept = new Map<Currency, { atMs: number; pots: Promise<PotsReply | undefined> }>();
  const lastKnown = new Map<Currency, PotsReply>();
  const ask = async (currency: Currency) => {
    try {
      const pots = await deps.pots(currency);
      lastKnown.set(currency, pots);
      return pots;
    } catch (error) {
      deps.log.warn({ err: error, currency }, "the jackpots could not be read");
      return lastKnown.get(currency);
    }
  };
  const all = (currency: Currency) => {
    const atMs = deps.now().getTime();
    const known = kept.get(currency);
    if (known && Math.abs(atMs - known.atMs) < SECOND_MS) return known.pots;
    const pots = ask(currency);
    kept.set(currency, { atMs, pots });
    return pots;
  };
  return {
    all,
    async of(code, currency) {
      const own = [...deps.potTitles].filter(([, codes]) => codes.includes(code)).map(([pot]) => pot);
      if (own.length === 0) return [];
      return (await all(currency))?.pots.filter(({ pot }) => own.includes(pot)) ?? [];
    },
  };
}
