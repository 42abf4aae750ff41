import { CardLayout } from "./card-layout.ts";
import type { Rule } from "./rule.ts";

/** How many cards the run has, and how one of them is drawn. */
export function tellPrintRun(layout: unknown): Rule {
  return { key: "rules_print_run", params: { cards: CardLayout.parse(layout).printRun ?? 0 } };
}
