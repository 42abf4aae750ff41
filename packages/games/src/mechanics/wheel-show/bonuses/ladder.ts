import { lawOfWeights } from "../../../exact/law.ts";
import { drawWeighted } from "../../../fairness/weighted.ts";
import type { BonusOf } from "./bonus-data.ts";
import type { BonusKindRules } from "./bonus-kind-rules.ts";

/** One weighted draw decides the rung at which the climb ends. */
export const ladder: BonusKindRules<BonusOf<"ladder">> = {
  hasPick: false,
  draw({ spot, rungs }, _, draws) {
    const reached = drawWeighted(draws, rungs);
    return { type: "ladder-climbed", spot, rung: rungs.indexOf(reached), values: [reached.value] };
  },
  law: ({ rungs }) => lawOfWeights(rungs.map(({ value, weight }) => [value, weight])),
  showMs: () => 15_000,
  faultOf: ({ rungs }) =>
    rungs.every(({ value }, index) => index === 0 || value > (rungs[index - 1]?.value ?? 0))
      ? undefined
      : "its rungs do not rise",
};
