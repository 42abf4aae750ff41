import type { GameFamily } from "@bellwether/contract/studio/mechanic-id.ts";

/** The features that a market allows in games, and the minimum time between rounds. */
export type GameTerms = {
  /** Animations may be played faster and be skipped, also those of free spins and respins. */
  turbo: boolean;
  /** The game may start rounds by itself, one after another. */
  autoplay: boolean;
  /** A slot's free spins may be bought. */
  bonusBuy: boolean;
  /** A slot may offer a raised stake at which its free spins come more often. */
  anteBet: boolean;
  /** The minimum time from one start to the next, by the kind of game. */
  minimumRoundMs: Readonly<Record<GameFamily, number>>;
};

/** The minimum of 1 s is short enough for turbo and long enough to see each result. */
const EVERYWHERE: GameTerms = {
  turbo: true,
  autoplay: true,
  bonusBuy: true,
  anteBet: true,
  minimumRoundMs: { slots: 1_000, scratch: 1_000, roulette: 1_500, cards: 1_500, quick: 1_000 },
};

const GREAT_BRITAIN: GameTerms = {
  turbo: false,
  autoplay: false,
  bonusBuy: false,
  anteBet: false,
  minimumRoundMs: { slots: 2_500, scratch: 5_000, roulette: 5_000, cards: 5_000, quick: 5_000 },
};

/**
 * Sweden's speed is not confirmed: some summaries name 3 s a round, and the law was not read. Look it up in Spelinspektionen's technical
 * regulations (LIFS 2018:8 and what replaced it) before the Swedish licence is used, and set `MIN_ROUND_SECONDS` until it stands here.
 */
const byCountry: ReadonlyMap<string, GameTerms> = new Map([
  ["GB", GREAT_BRITAIN],
  ["SE", { ...EVERYWHERE, autoplay: false }],
]);

/** By country, a minimum time between rounds in ms that the operator sets. It counts where it is longer than the market's. */
export type OwnMinimums = Readonly<Record<string, number>>;

/** The terms of a country. An unknown country gets the strictest: Great Britain's, and the longest of the operator's own minimums. */
export function gameTermsOf(country: string | undefined, own: OwnMinimums = {}): GameTerms {
  if (country === undefined) return slowed(GREAT_BRITAIN, Math.max(0, ...Object.values(own)));
  const code = country.toUpperCase();
  return slowed(byCountry.get(code) ?? EVERYWHERE, own[code] ?? 0);
}

function slowed(terms: GameTerms, leastMs: number): GameTerms {
  const { slots, scratch, roulette, cards, quick } = terms.minimumRoundMs;
  const least = (ms: number) => Math.max(ms, leastMs);
  return {
    ...terms,
    minimumRoundMs: {
      slots: least(slots),
      scratch: least(scratch),
      roulette: least(roulette),
      cards: least(cards),
      quick: least(quick),
    },
  };
}
