import type { MetricsPort } from "../metrics.ts";
import type { ClockPort, DatabasePort } from "../ports.ts";
import { bonusLiability } from "./bonus-liability.ts";

/** Exports what bonuses owe as gauges: money that players hold, free spins at their stake, and the cost of campaigns, in whole currency. */
export async function watchBonuses({
  database,
  metrics,
  now,
}: DatabasePort & ClockPort & MetricsPort): Promise<void> {
  for (const { code, currency, ...each } of await bonusLiability(database, now())) {
    metrics.set("bonus_outstanding", { code, currency }, Number(each.outstandingMinor) / 100);
    metrics.set("bonus_spins_worth", { code, currency }, Number(each.spinsWorthMinor) / 100);
    metrics.set("bonus_cost", { code, currency }, Number(each.costMinor) / 100);
    metrics.set("bonus_in_review", { code, currency }, each.inReview);
  }
}
