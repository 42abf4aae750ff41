import type { Draws } from "../../fairness/draws.ts";
import { COINS_PER_STAKE } from "../../search/order.ts";
import { oneOf } from "../../search/random.ts";
import type { Range } from "../../search/wanted.ts";
import type { Hold, SpecialName } from "./data.ts";

type Plan = { readonly word: "collect" | "boost" | "keeper"; readonly kinds: readonly SpecialName[] };

/**
 * The titles with special coins that suit their names. Their models are named `{title}-{word}`. The earlier models remain, because rounds
 * were played on them.
 */
const PLANS: Readonly<Record<string, Plan>> = {
  "starling-heist": { word: "collect", kinds: ["collector"] },
  "krakens-ledger": { word: "collect", kinds: ["collector", "booster"] },
  "carrot-and-stick-up": { word: "collect", kinds: ["collector"] },
  "savannah-savings-bank": { word: "boost", kinds: ["booster"] },
  "chipmunk-savings-and-loan": { word: "boost", kinds: ["booster", "persistent"] },
  "prospectors-cat": { word: "boost", kinds: ["booster"] },
  "the-tooth-fairys-till": { word: "keeper", kinds: ["persistent", "booster"] },
  "pirates-pension": { word: "keeper", kinds: ["persistent"] },
};

export const SPECIALS_RANGE: Range = { hitRate: [0.2, 0.33], deviation: [6, 14] };
/** At least so many of a hundred coins that land in respins are special, so that players meet them. */
const WEIGHTS = {
  collector: [12, 16, 22],
  booster: [16, 22, 30],
  persistent: [10, 14, 18],
} as const satisfies Record<SpecialName, readonly number[]>;
/** What a booster adds to every coin, in stakes. */
const BOOSTS = [0.5, 1, 1.5, 2] as const;

/** Returns the id and the special coins of a title's further model, or undefined if the title has none. */
export function specialsFor(code: string): { id: string; kinds: readonly SpecialName[] } | undefined {
  const plan = PLANS[code];
  return plan && { id: `${code}-${plan.word}`, kinds: plan.kinds };
}

/** Draws the frequency of special coins, how many of each a round has at most, and what a booster adds. */
export function drawSpecials(kinds: readonly SpecialName[], draws: Draws): Hold["specials"] {
  const drawn = kinds.map((kind) => {
    const special = { weight: oneOf(draws, WEIGHTS[kind]), most: oneOf(draws, [2, 3]) };
    if (kind !== "booster") return [kind, special];
    return [kind, { ...special, coins: oneOf(draws, BOOSTS) * COINS_PER_STAKE }];
  });
  return Object.fromEntries(drawn);
}
