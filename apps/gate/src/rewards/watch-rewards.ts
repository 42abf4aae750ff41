import { usedBudget } from "../bonus/index.ts";
import type { MetricsPort } from "../metrics.ts";
import type { DatabasePort, PromotionsPort, TitlesPort } from "../ports.ts";
import { budgetOf } from "./grants/reward-budget.ts";
import { rewardOffers } from "./grants/reward-offer.ts";
import { rewardReport } from "./reward-report.ts";

/** Exports what promotions have given as gauges: their cost in whole currency, rewards that are due, and the share of the budget. */
export async function watchRewards(
  deps: DatabasePort & PromotionsPort & TitlesPort & MetricsPort,
): Promise<void> {
  const { database, metrics } = deps;
  for (const { promotion, currency, costMinor, due } of await rewardReport(deps)) {
    metrics.set("reward_cost", { promotion, currency }, Number(costMinor) / 100);
    metrics.set("reward_due", { promotion, currency }, due);
  }
  for (const offer of rewardOffers(deps))
    metrics.set(
      "reward_budget_used_ratio",
      { promotion: offer.promotion.name },
      await usedBudget(database, budgetOf(offer)),
    );
}
