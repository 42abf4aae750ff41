import type { Rule } from "../rules/rule.ts";
import { CardLayout } from "./card-layout.ts";

/** States the number of cards in the run, and that each is drawn from the full run. */
export function describePrintRun(layout: unknown): Rule {
  return { key: "rules_print_run", params: { cards: CardLayout.parse(layout).printRun ?? 0 } };
}
