import { mayStillGive, usedBudget } from "../bonus/index.ts";
import type { DatabasePort, MetricsPort, OpenOfferPorts } from "../ports.ts";
import { budgetOf, canRunShort } from "./grants/reward-budget.ts";
import { rewardOffers } from "./grants/reward-offer.ts";
import { rewardReport } from "./reward-report.ts";

/**
 * Exports what promotions have given as gauges: their cost in whole currency, rewards that are due, given and refused, things that are to be
 * sent, and the share of each budget that can run short.
 */
export async function watchRewards(deps: DatabasePort & OpenOfferPorts & MetricsPort): Promise<void> {
  const { database, metrics } = deps;
  const decided = new Map<string, { given: number; refused: number; unsentCents: bigint }>();
  for (const { promotion, currency, ...each } of await rewardReport(deps)) {
    metrics.set("reward_cost", { promotion, currency }, Number(each.costMinor) / 100);
    metrics.set("reward_due", { promotion, currency }, each.due);
    const sum = decided.get(promotion) ?? { given: 0, refused: 0, unsentCents: 0n };
    decided.set(promotion, {
      given: sum.given + each.given,
      refused: sum.refused + each.refused,
      unsentCents: sum.unsentCents + each.unsentCents,
    });
  }
  for (const [promotion, { given, refused, unsentCents }] of decided) {
    metrics.set("reward_decisions", { promotion, outcome: "given" }, given);
    metrics.set("reward_decisions", { promotion, outcome: "refused" }, refused);
    metrics.set("reward_parcels_worth", { promotion }, Number(unsentCents) / 100);
  }
  for (const offer of rewardOffers(deps).filter(canRunShort)) {
    const { name, period } = offer.promotion;
    if (mayStillGive(period.until, deps.now()))
      metrics.set(
        "reward_budget_used_ratio",
        { promotion: name },
        await usedBudget(database, budgetOf(offer)),
      );
    else metrics.unset("reward_budget_used_ratio", { promotion: name });
  }
}
