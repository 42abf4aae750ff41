import type { Rule, TellRules } from "../rule.ts";
import { tellFreeSpins } from "../tell-free-spins.ts";
import { LinesLayout } from "./wire.ts";

export const tellRules: TellRules = (layout): Rule[] => {
  const { lines, freeSpins } = LinesLayout.parse(layout);
  return [{ key: "rules_lines", params: { lines: lines.length } }, tellFreeSpins(freeSpins)];
};
