import { lawOfWeights } from "../../../exact/law.ts";
import { shuffle } from "../../../fairness/shuffle.ts";
import type { BonusOf } from "./bonus-data.ts";
import type { BonusKindRules } from "./bonus-kind-rules.ts";

/** The values are shuffled into as many boxes as there are picks, so each box has each value equally often. */
export const boxes: BonusKindRules<BonusOf<"boxes">> = {
  hasPick: true,
  draw: ({ spot, values }, _, draws) => ({ type: "boxes-opened", spot, values: shuffle(draws, [...values]) }),
  law: ({ values }) => lawOfWeights(values.map((value) => [value, 1])),
  showMs: () => 17_000,
  faultOf: ({ values }, picks) => (values.length === picks ? undefined : `it needs ${picks} values`),
};
