import type { MetricsPort, OfferPorts, StorePorts } from "../ports.ts";
import { bonusLiability } from "./bonus-liability.ts";
import { promotionOf } from "./offered-campaign.ts";
import { mayStillGive, usedBudget } from "./reward-budget.ts";

/**
 * Exports what bonuses owe as gauges: money that players hold, free spins at their stake, and the cost of campaigns, in whole currency; and
 * the share of the budget of each code that has not ended, by its promotion or else by the code.
 */
export async function watchBonuses({
  database,
  campaigns,
  promotions,
  metrics,
  now,
}: StorePorts & OfferPorts & MetricsPort): Promise<void> {
  for (const { code, currency, ...each } of await bonusLiability(database, now())) {
    metrics.set("bonus_outstanding", { code, currency }, Number(each.outstandingMinor) / 100);
    metrics.set("bonus_spins_worth", { code, currency }, Number(each.spinsWorthMinor) / 100);
    metrics.set("bonus_cost", { code, currency }, Number(each.costMinor) / 100);
    metrics.set("bonus_in_review", { code, currency }, each.inReview);
  }
  for (const campaign of campaigns) {
    const promotion = promotionOf(promotions, campaign)?.name ?? campaign.code;
    if (!mayStillGive(campaign.until, now())) {
      metrics.unset("reward_budget_used_ratio", { promotion });
      continue;
    }
    const used = await usedBudget(database, { name: campaign.code, euros: campaign.budget });
    metrics.set("reward_budget_used_ratio", { promotion }, used);
  }
}
