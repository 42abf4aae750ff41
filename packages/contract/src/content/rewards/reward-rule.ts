import { z } from "zod";
import { CashDropRule, cashDropFigures } from "./cash-drop-rule.ts";
import { CashbackRule, cashbackFigures } from "./cashback-rule.ts";
import { FreeSpinsRule, freeSpinsFigures } from "./free-spins-rule.ts";
import { PrizeDrawRule, prizeDrawFigures } from "./prize-draw-rule.ts";
import type { RuleFigures } from "./shared-rule.ts";
import { TournamentRule, tournamentFigures } from "./tournament-rule.ts";

/** What a promotion gives, to whom, when and how often: the gate carries it out, and the figures of the page come from it. */
export const RewardRule = z.discriminatedUnion("kind", [
  CashbackRule,
  FreeSpinsRule,
  PrizeDrawRule,
  TournamentRule,
  CashDropRule,
]);

export type RewardRule = z.infer<typeof RewardRule>;
export type RewardRuleKind = RewardRule["kind"];

/** The figures that a promotion's words may name for each kind of rule. */
const figuresOf: { [Kind in RewardRuleKind]: (rule: Extract<RewardRule, { kind: Kind }>) => RuleFigures } = {
  cashback: cashbackFigures,
  "prize-draw": prizeDrawFigures,
  "free-spins": freeSpinsFigures,
  tournament: tournamentFigures,
  "cash-drop": cashDropFigures,
};

export function ruleFigures<Rule extends RewardRule>(rule: Rule): RuleFigures {
  return (figuresOf[rule.kind] as (rule: Rule) => RuleFigures)(rule);
}

/** The time zone of a rule's days for a country. */
export function zoneOf(
  { timeZone, timeZoneIn }: Pick<RewardRule, "timeZone" | "timeZoneIn">,
  country: string | undefined,
): string {
  return (country === undefined ? undefined : timeZoneIn[country]) ?? timeZone;
}
