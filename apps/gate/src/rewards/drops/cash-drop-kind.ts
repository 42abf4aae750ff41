import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { dropDays } from "@bellwether/contract/content/rewards/drop-days.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SettingsPort } from "../../ports.ts";
import { type DueReward, type GrantOutcome, type GrantPorts, grantReward } from "../grants/grant-reward.ts";
import { mayReward } from "../grants/may-reward.ts";
import { eurosInMinor } from "../grants/reward-budget.ts";
import type { RewardKind } from "../grants/reward-kind.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { settleDue } from "../grants/settle-due.ts";
import type { SealPorts } from "../prize-draw/seal-draw.ts";
import { drawRefused } from "./draw-refused.ts";
import { endUnwonDrops } from "./end-unwon-drops.ts";
import { holdSpans } from "./hold-spans.ts";
import { markRounds } from "./mark-rounds.ts";
import { planSpans } from "./plan-spans.ts";
import { hasDropOf } from "./read-drops.ts";
import { sealSpans } from "./seal-spans.ts";

/** The kind of promotion that draws cash among the rounds of a span. */
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

/** Announces spans, seals and draws those that have ended, draws the rest after the last day, and pays. */
async function settleDrops(
  deps: GrantPorts & SealPorts & SettingsPort<"dropsAreDue">,
  offer: RewardOffer<CashDropRule>,
  signal?: AbortSignal,
): Promise<number> {
  await markRounds(deps);
  await planSpans(deps, offer);
  await sealSpans(deps, offer);
  await holdSpans(deps, offer);
  const given = await settleDue(deps, offer, (due) => giveDrop(deps, offer, due), signal);
  await drawRefused(deps, offer);
  await endUnwonDrops(deps, offer);
  return given;
}

type WonDrop = {
  currency: Parameters<typeof eurosInMinor>[1];
  number: number;
  draw: number | null;
  winning_number: bigint | null;
};

function giveDrop(deps: GrantPorts, offer: RewardOffer<CashDropRule>, due: DueReward): Promise<GrantOutcome> {
  const giftFor: Parameters<typeof grantReward>[3] = async (connection) => {
    const { rows } = await connection.query<WonDrop>(
      `SELECT g.currency, d.number, d.draw, d.winning_number FROM reward_grant g
       JOIN cash_drop d ON d.promotion = g.promotion AND d.day::text = g.occasion AND d.player_id = g.player_id
       WHERE g.promotion = $1 AND g.occasion = $2 AND g.player_id = $3`,
      [due.promotion, due.occasion, due.playerId],
    );
    const [drop] = rows;
    if (!drop) throw new Error(`no drop behind the reward of ${due.promotion} ${due.occasion}`);
    const { currency, number, draw, winning_number } = drop;
    const drawn = draw === null ? {} : { draw, winningNumbers: [Number(winning_number)] };
    return { amountMinor: eurosInMinor(offer.rule.drop, currency), basis: { drop: number, ...drawn } };
  };
  return grantReward(deps, offer, due, giftFor, "promo.campaign_reward_drop");
}
