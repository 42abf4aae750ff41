import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { ClassicLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { lines, wildMultiplier, help, paytable } = ClassicLayout.parse(layout);
  const { oneIn, reach = 1 } = help;
  return [
    { key: "rules_classic", params: { lines: lines.length } },
    ...(paytable.some(({ count }) => count === 2) ? [{ key: "rules_classic_two" } as const] : []),
    ...wildRule(wildMultiplier),
    help.kind === "nudge"
      ? { key: "rules_classic_nudge", params: { chance: oneIn, steps: reach } }
      : { key: "rules_classic_respin", params: { chance: oneIn } },
  ];
};

function wildRule(multiplier: number | undefined): Rule[] {
  if (multiplier === undefined) return [];
  if (multiplier === 1) return [{ key: "rules_classic_wild" }];
  return [{ key: "rules_classic_wild_times", params: { multiplier } }];
}
