import { tellRules as tellRoulette } from "../roulette/tell.ts";
import type { TellRules } from "../rule.ts";

export const tellRules: TellRules = (layout) => [...tellRoulette(layout), { key: "rules_shared_table" }];
