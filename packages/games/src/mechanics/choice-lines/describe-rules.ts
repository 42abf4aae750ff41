import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { ChoiceLinesLayout, USUAL_OPTION } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { lines, choice } = ChoiceLinesLayout.parse(layout);
  const { options, scatters } = choice;
  const usual = options[USUAL_OPTION] ?? { spins: 0, multiplier: 0 };
  return [
    { key: "rules_lines", params: { lines: lines.length } },
    { key: "rules_choice_spins", params: { scatters, options: options.length } },
    { key: "rules_choice_spins_equal" },
    {
      key: "rules_choice_spins_away",
      params: { spins: usual.spins, multiplier: usual.multiplier },
    },
  ];
};
