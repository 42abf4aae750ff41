import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { dropDays } from "@bellwether/contract/content/rewards/drop-days.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { LogPort } from "../../ports.ts";
import { type DueReward, type GrantOutcome, type GrantPorts, grantReward } from "../grants/grant-reward.ts";
import { mayReward } from "../grants/may-reward.ts";
import { eurosInMinor } from "../grants/reward-budget.ts";
import type { RewardKind } from "../grants/reward-kind.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { settleDue } from "../grants/settle-due.ts";
import { drawRest } from "./draw-rest.ts";
import { planDrops } from "./plan-drops.ts";
import { hasDropOf } from "./read-drops.ts";
import { markRounds, reopenRefused, takeDrops } from "./take-drops.ts";

/** Drops of cash at moments that were committed beforehand. */
export const cashDrop: RewardKind<CashDropRule> = {
  settle: settleDrops,

  async running(deps, offer, player) {
    const { promotion, rule } = offer;
    const now = deps.now();
    const today = dropDays(promotion.period, rule).find(({ from, until }) => from <= now && now < until);
    if (!today) return undefined;
    const answer = mayReward(player, offer, now);
    return {
      promotion: promotion.name,
      kind: "cash-drop",
      refusal: answer.may ? null : answer.why,
      ends_at: today.until.toISOString(),
      paid_by: new Date(today.until.getTime() + DAY_MS).toISOString(),
      has_drop: await hasDropOf(deps, promotion.name, player.id, today.day),
    };
  },
};

/** Plans drops, gives those whose moment has passed, draws the rest after the last day, and pays. */
export async function settleDrops(
  deps: GrantPorts & LogPort,
  offer: RewardOffer<CashDropRule>,
  signal?: AbortSignal,
): Promise<number> {
  await markRounds(deps);
  await planDrops(deps, offer);
  await takeDrops(deps, offer);
  await drawRest(deps, offer);
  const given = await settleDue(deps, offer, (due) => giveDrop(deps, offer, due), signal);
  await reopenRefused(deps, offer.promotion.name);
  return given;
}

function giveDrop(deps: GrantPorts, offer: RewardOffer<CashDropRule>, due: DueReward): Promise<GrantOutcome> {
  const giftFor: Parameters<typeof grantReward>[3] = async (connection) => {
    const { rows } = await connection.query<{ currency: Parameters<typeof eurosInMinor>[1]; number: number }>(
      `SELECT g.currency, d.number FROM reward_grant g JOIN cash_drop d ON d.promotion = g.promotion AND d.day::text = g.occasion
         AND d.player_id = g.player_id WHERE g.promotion = $1 AND g.occasion = $2 AND g.player_id = $3`,
      [due.promotion, due.occasion, due.playerId],
    );
    const [drop] = rows;
    if (!drop) throw new Error(`no drop behind the reward of ${due.promotion} ${due.occasion}`);
    return { amountMinor: eurosInMinor(offer.rule.drop, drop.currency), basis: { drop: drop.number } };
  };
  return grantReward(deps, offer, due, giftFor, "promo.campaign_reward_drop");
}
