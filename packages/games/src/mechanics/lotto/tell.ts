import { tellCap } from "../../fixed-prizes/tell-cap.ts";
import type { Rule, TellRules } from "../rule.ts";
import { LottoLayout } from "./wire.ts";

export const tellRules: TellRules = (layout) => {
  const lotto = LottoLayout.parse(layout);
  const { balls, picks, hasBonus, maximumSlips, systems, returnPercent } = lotto;
  const most = systems.at(-1)?.numbers ?? picks;
  const bonus: Rule[] = hasBonus ? [{ key: "rules_lotto_bonus" }] : [];
  return [
    { key: "rules_lotto", params: { picks, balls } },
    ...bonus,
    { key: "rules_lotto_slips", params: { slips: maximumSlips, picks, most } },
    { key: "rules_lotto_return", params: { percent: returnPercent } },
    ...tellCap(lotto),
    { key: "rules_draw_tickets" },
  ];
};
