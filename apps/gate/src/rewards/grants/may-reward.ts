import type { RewardRefusal } from "@bellwether/contract";
import { zoneOf } from "@bellwether/contract/content/rewards/reward-rule.ts";
import { dayIn, weekdayNumber } from "@bellwether/contract/zoned-day.ts";
import { brokenBonusRules, protectionOf } from "@bellwether/market";
import { isStillExcluded, type Player } from "../../players/index.ts";
import type { RewardOffer } from "./reward-offer.ts";

/** The most rewards that a player gets on one day (UTC). */
export const MAX_REWARDS_A_DAY = 5;

/** A player with the facts that decide about rewards. */
export type RewardedPlayer = Player & {
  isHouse: boolean;
  isAtRisk: boolean;
  hasTerms: boolean;
  /** Rewards of this day (UTC). */
  rewardsToday: number;
};

/**
 * Whether a player may get a promotion's reward, and if not, why. Nothing else decides this: the engine asks before each grant, and the
 * player's page asks to tell the reason.
 * @param actAt when the player did what is rewarded. The promotion must have been open then.
 */
export function mayReward(
  player: RewardedPlayer,
  offer: RewardOffer,
  now: Date,
  actAt = now,
): { may: true } | { may: false; why: RewardRefusal } {
  const why = refusals.find(([, isSo]) => isSo(player, offer, { now, actAt }))?.[0];
  return why === undefined ? { may: true } : { may: false, why };
}

type Moments = { now: Date; actAt: Date };
type Case = [
  why: RewardRefusal,
  isSo: (player: RewardedPlayer, offer: RewardOffer, moments: Moments) => boolean,
];

/** The first that applies is told. What no player can change comes before what they can. */
const refusals: readonly Case[] = [
  [
    "not_here",
    ({ brand, country }, { brands, countries }) => !brands.includes(brand) || !countries.includes(country),
  ],
  ["house_player", ({ isHouse }) => isHouse],
  // Sweden allows a bonus only at a player's first play, and a cashback comes after play.
  ["first_play_only", ({ country }) => protectionOf(country).bonusAtFirstPlayOnly],
  ["unlawful", isUnlawful],
  ["not_open", (player, offer, { actAt }) => !isOpenAt(player, offer, actAt)],
  ["account_excluded", (player, _, { now }) => player.status !== "open" || isStillExcluded(player, now)],
  ["at_risk", ({ isAtRisk }) => isAtRisk],
  ["not_activated", ({ isActivated }) => !isActivated],
  ["document_asked", ({ isDocumentAsked }) => isDocumentAsked],
  ["terms_required", ({ hasTerms }) => !hasTerms],
  ["opted_out", ({ takesRewards }) => !takesRewards],
  ["enough_today", ({ rewardsToday }) => rewardsToday >= MAX_REWARDS_A_DAY],
];

function isUnlawful({ country }: RewardedPlayer, { promotion, products }: RewardOffer): boolean {
  const { period, bonus } = promotion;
  const broken = brokenBonusRules({
    until: period.until,
    isGivenIn: (each) => each === country,
    termsIn: () => ({ ...bonus, ...bonus?.inMarkets[country], products }),
  });
  return broken.length > 0;
}

function isOpenAt({ country }: RewardedPlayer, { promotion, rule }: RewardOffer, at: Date): boolean {
  const { from, until, weekdays } = promotion.period;
  const day = dayIn(zoneOf(rule, country), at);
  return (
    day >= from &&
    day >= rule.from &&
    day <= until &&
    (weekdays === undefined || weekdays.includes(weekdayNumber(day)))
  );
}
