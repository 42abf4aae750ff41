import { describeCap } from "../../fixed-prizes/describe-cap.ts";
import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { LottoLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const lotto = LottoLayout.parse(layout);
  const { balls, picks, hasBonus, maximumSlips, systems, returnPercent } = lotto;
  const most = systems.at(-1)?.numbers ?? picks;
  const bonus: Rule[] = hasBonus ? [{ key: "rules_lotto_bonus" }] : [];
  return [
    { key: "rules_lotto", params: { picks, balls } },
    ...bonus,
    { key: "rules_lotto_slips", params: { slips: maximumSlips, picks, most } },
    { key: "rules_lotto_return", params: { percent: returnPercent } },
    ...describeCap(lotto),
    { key: "rules_draw_tickets" },
  ];
};
