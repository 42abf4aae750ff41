import type { Rule, TellRules } from "../rule.ts";
import { tellFreeSpins } from "../tell-free-spins.ts";
import { WaysLayout } from "./wire.ts";

export const tellRules: TellRules = (layout): Rule[] => {
  const { ways, freeSpins } = WaysLayout.parse(layout);
  return [{ key: "rules_ways", params: { ways } }, tellFreeSpins(freeSpins)];
};
