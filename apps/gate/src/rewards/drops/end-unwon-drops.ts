import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { dropDays } from "@bellwether/contract/content/rewards/drop-days.ts";
import type { StorePorts } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";

/** After the last day and the last draw, ends the drops that nobody has won. */
export async function endUnwonDrops(
  { database, now }: StorePorts,
  { promotion, rule }: RewardOffer<CashDropRule>,
): Promise<void> {
  const last = dropDays(promotion.period, rule).at(-1);
  if (!last || now() < last.until) return;
  await database.query(
    `UPDATE cash_drop SET state = 'unmet' WHERE promotion = $1 AND state = 'open'
       AND NOT EXISTS (SELECT 1 FROM reward_draw WHERE promotion = $1 AND phase <> 'drawn')`,
    [promotion.name],
  );
}
