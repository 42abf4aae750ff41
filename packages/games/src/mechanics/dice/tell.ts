import type { Rule, TellRules } from "../rule.ts";
import { DiceLayout } from "./wire.ts";

export const tellRules: TellRules = (layout): Rule[] => {
  const { exactly } = DiceLayout.parse(layout);
  return [{ key: exactly.length > 0 ? "rules_dice" : "rules_dice_roll" }, { key: "rules_rounded_down" }];
};
