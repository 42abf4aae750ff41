import { lawOfWeights } from "../../../exact/law.ts";
import type { BonusOf } from "./bonus-data.ts";
import type { BonusKindRules } from "./bonus-kind-rules.ts";

/** One stop decides the values at all pointers: the pointer of pick `k` stands `k / picks` of a turn further. */
export const secondWheel: BonusKindRules<BonusOf<"second-wheel">> = {
  hasPick: true,
  draw({ spot, values }, picks, draws) {
    const count = values.length;
    const stop = draws.below(count);
    return {
      type: "second-wheel-stopped",
      spot,
      stop,
      values: Array.from(
        { length: picks },
        (_, pick) => values[(stop + (pick * count) / picks) % count] as number,
      ),
    };
  },
  law: ({ values }) => lawOfWeights(values.map((value) => [value, 1])),
  showMs: () => 17_000,
  faultOf: ({ values }, picks) =>
    values.length % picks === 0 ? undefined : `its segments cannot be shared by ${picks} pointers`,
};
