import { minorToAmount } from "@bellwether/contract";
import type { CashbackRule } from "@bellwether/contract/content/rewards/cashback-rule.ts";
import { zoneOf } from "@bellwether/contract/content/rewards/reward-rule.ts";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { dayIn } from "@bellwether/contract/zoned-day.ts";
import { cashbackFor } from "../../bonus/index.ts";
import { lostBetween } from "../../rounds/index.ts";
import { mayReward } from "../grants/may-reward.ts";
import type { RewardKind } from "../grants/reward-kind.ts";
import { rewardWindowAt } from "../grants/reward-window.ts";
import { settleDue } from "../grants/settle-due.ts";
import { cashbackTerms, giveCashback } from "./give-cashback.ts";
import { listLosers } from "./list-losers.ts";

/** Cashback: a share of a day's or a week's net loss. */
export const cashback: RewardKind<CashbackRule> = {
  async settle(deps, offer, signal) {
    await listLosers(deps, offer, deps.now());
    return settleDue(deps, offer, (due) => giveCashback(deps, offer, due), signal);
  },

  async running(deps, offer, player) {
    const { promotion, rule, gameCodes } = offer;
    const now = deps.now();
    const zone = zoneOf(rule, player.country);
    const window = rewardWindowAt(promotion, rule, zone, dayIn(zone, now));
    if (!window || now < window.from || now >= window.until) return undefined;
    const answer = mayReward(player, offer, now);
    const { lostMinor } = await lostBetween(deps.database, player.id, window, gameCodes);
    const soFar = answer.may ? cashbackFor(cashbackTerms(rule), lostMinor, player) : 0n;
    return {
      promotion: promotion.name,
      kind: "cashback",
      refusal: answer.may ? null : answer.why,
      ends_at: window.until.toISOString(),
      paid_by: new Date(window.until.getTime() + rule.paidWithinHours * HOUR_MS).toISOString(),
      so_far: minorToAmount(soFar),
      currency: player.currency,
    };
  },
};
