import type { TellRules } from "../rule.ts";

export const tellRules: TellRules = () => [{ key: "rules_dice" }, { key: "rules_rounded_down" }];
