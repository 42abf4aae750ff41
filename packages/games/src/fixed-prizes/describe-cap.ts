import type { Rule } from "../rules/rule.ts";

type CapLayout = {
  capPrices: number;
  maximumSold: number;
  returnsBySold: readonly { lines: number; returnPercent: string }[];
};

/** What a draw with fixed prizes pays at most, and what that does to the return. */
export function describeCap({ capPrices, maximumSold, returnsBySold }: CapLayout): Rule[] {
  const { returnPercent } = returnsBySold.at(-1) ?? { returnPercent: "" };
  return [
    { key: "rules_draw_cap", params: { cap: capPrices } },
    { key: "rules_draw_cap_return", params: { lines: maximumSold, percent: returnPercent } },
  ];
}
