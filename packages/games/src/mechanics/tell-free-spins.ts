import type { z } from "zod";
import type { FreeSpinsLayout } from "./free-spins-events.ts";
import type { Rule } from "./rule.ts";

/** The rule of the feature, with its figures. */
export function tellFreeSpins({
  scatters,
  spins,
  maximumSpins,
  multipliers,
}: z.infer<typeof FreeSpinsLayout>): Rule {
  return {
    key: "rules_free_spins",
    params: {
      scatters,
      spins,
      maximum: maximumSpins,
      first: multipliers[0] ?? 1,
      last: multipliers.at(-1) ?? 1,
    },
  };
}
