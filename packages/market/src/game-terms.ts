import type { GameFamily } from "@bellwether/contract/studio/mechanic-id.ts";

/** The features that a market allows in games, and the minimum time between rounds. */
export type GameTerms = {
  /** Animations may be played faster and be skipped, also those of free spins and respins. */
  turbo: boolean;
  /** The game may start rounds by itself, one after another. */
  autoplay: boolean;
  /** A slot's free spins may be bought. */
  bonusBuy: boolean;
  /** The minimum time from one start to the next, by the kind of game. */
  minimumRoundMs: Readonly<Record<GameFamily, number>>;
};

/** The minimum of 1 s is short enough for turbo and long enough to see each result. */
const EVERYWHERE: GameTerms = {
  turbo: true,
  autoplay: true,
  bonusBuy: true,
  minimumRoundMs: { slots: 1_000, scratch: 1_000, roulette: 1_500, cards: 1_500, quick: 1_000 },
};

const GREAT_BRITAIN: GameTerms = {
  turbo: false,
  autoplay: false,
  bonusBuy: false,
  minimumRoundMs: { slots: 2_500, scratch: 5_000, roulette: 5_000, cards: 5_000, quick: 5_000 },
};

const byCountry: ReadonlyMap<string, GameTerms> = new Map([
  ["GB", GREAT_BRITAIN],
  ["SE", { ...EVERYWHERE, autoplay: false }],
]);

/** The terms of a country. An unknown country gets the strictest, which are Great Britain's. */
export function gameTermsOf(country: string | undefined): GameTerms {
  if (country === undefined) return GREAT_BRITAIN;
  return byCountry.get(country.toUpperCase()) ?? EVERYWHERE;
}
