import type { TellRules } from "../rule.ts";

export const tellRules: TellRules = () => [{ key: "rules_plinko" }];
