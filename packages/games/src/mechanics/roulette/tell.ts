import type { TellRules } from "../rule.ts";
import { RouletteLayout } from "./wire.ts";

export const tellRules: TellRules = (layout) => {
  const { laPartage } = RouletteLayout.parse(layout);
  return [{ key: laPartage ? "rules_roulette_french" : "rules_roulette" }];
};
