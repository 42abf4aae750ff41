import { tellRules as tellBaccarat } from "../baccarat/tell.ts";
import type { TellRules } from "../rule.ts";

export const tellRules: TellRules = (layout) => [...tellBaccarat(layout), { key: "rules_shared_table" }];
