import { lawOfWeights } from "../../../exact/law.ts";
import { drawWeighted } from "../../../fairness/weighted.ts";
import type { BonusOf } from "./bonus-data.ts";
import type { BonusKindRules } from "./bonus-kind-rules.ts";

/** Both sides get a value, and then the coin falls. The side that is up has the law of a single draw by weight. */
export const coin: BonusKindRules<BonusOf<"coin">> = {
  hasPick: false,
  draw({ spot, sides }, _, draws) {
    const [one, other] = [drawWeighted(draws, sides).value, drawWeighted(draws, sides).value];
    const up = draws.below(2);
    return { type: "coin-tossed", spot, sides: [one, other], up, values: [up === 0 ? one : other] };
  },
  law: ({ sides }) => lawOfWeights(sides.map(({ value, weight }) => [value, weight])),
  showMs: () => 14_000,
};
