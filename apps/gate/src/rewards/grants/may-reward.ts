import { zoneOf } from "@bellwether/contract/content/rewards/reward-rule.ts";
import { mayReceive, type RewardAnswer, type RewardedPlayer } from "../../bonus/index.ts";
import type { RewardOffer } from "./reward-offer.ts";

/** Whether a player may get the reward of a promotion's rule, and if not, why. `mayReceive` decides, as it does about codes. */
export function mayReward(
  player: RewardedPlayer,
  { promotion, rule, brands, countries, termsIn, isPaused }: RewardOffer,
  now: Date,
  actAt = now,
): RewardAnswer {
  const { period } = promotion;
  const offered = {
    brands,
    countries,
    period: { ...period, from: rule.from > period.from ? rule.from : period.from },
    timeZoneIn: (country: string) => zoneOf(rule, country),
    termsIn,
    // A rule rewards what was played or deposited before.
    canComeFirst: false,
    isPaused,
  };
  return mayReceive(player, offered, now, actAt);
}
