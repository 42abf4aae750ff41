import type { Rule, TellRules } from "../rule.ts";
import { LinesLayout } from "./wire.ts";

export const tellRules: TellRules = (layout): Rule[] => {
  const { lines, freeSpins } = LinesLayout.parse(layout);
  const { scatters, spins, maximumSpins, multipliers } = freeSpins;
  const feature = {
    scatters,
    spins,
    maximum: maximumSpins,
    first: multipliers[0] ?? 1,
    last: multipliers.at(-1) ?? 1,
  };
  return [
    { key: "rules_lines", params: { lines: lines.length } },
    { key: "rules_free_spins", params: feature },
  ];
};
