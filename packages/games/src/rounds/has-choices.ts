import type { Model } from "../models/model.ts";

/** Whether a player makes choices during a round, alone or at a table whose run asks for decisions. */
export function hasChoices(rules: Model["rules"]): boolean {
  return rules.kind === "decided" || rules.run?.kind === "decisions";
}
