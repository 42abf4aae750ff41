import type { z } from "zod";
import type { Rule } from "../rules/rule.ts";
import type { FreeSpinsLayout } from "./free-spins-events.ts";

/** The rule of the free spins, with its figures. */
export function describeFreeSpins({
  scatters,
  spins,
  maximumSpins,
  multipliers,
}: z.infer<typeof FreeSpinsLayout>): Rule {
  if (multipliers.every((multiplier) => multiplier === 1)) {
    if (multipliers.length === 1) return { key: "rules_free_spins_once", params: { scatters, spins } };
    return { key: "rules_free_spins_flat", params: { scatters, spins, maximum: maximumSpins } };
  }
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
