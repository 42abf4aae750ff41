import { CardLayout } from "./card-layout.ts";
import type { Rule } from "./rule.ts";

/** States the number of cards in the run, and that each is drawn from the full run. */
export function describePrintRun(layout: unknown): Rule {
  return { key: "rules_print_run", params: { cards: CardLayout.parse(layout).printRun ?? 0 } };
}
