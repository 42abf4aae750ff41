import type { RewardRefusal } from "@bellwether/contract";
import type { PromotionPeriod } from "@bellwether/contract/content/promotion.ts";
import { dayIn, weekdayNumber } from "@bellwether/contract/zoned-day.ts";
import { type BrandKey, brokenBonusRules, type OfferedBonus, protectionOf } from "@bellwether/market";
import { isBlocked, isStillExcluded } from "../players/index.ts";
import type { RewardedPlayer } from "./rewarded-player.ts";

/** The most rewards and bonuses of codes that a player gets on one day of their market. */
export const MAX_REWARDS_A_DAY = 5;

/** What decides who may have a reward of a promotion, or a bonus with a code. */
export type OfferedReward = {
  brands: readonly BrandKey[];
  countries: readonly string[];
  period: PromotionPeriod;
  /** The time zone of the days, for players of a country. */
  timeZoneIn: (country: string) => string;
  termsIn: OfferedBonus["termsIn"];
  /** It can come before a player's first play, where a law allows no other bonus. */
  canComeFirst: boolean;
  /** Whether operators have stopped it. */
  isPaused: boolean;
};

export type RewardAnswer = { may: true } | { may: false; why: RewardRefusal };

/**
 * Whether a player may get a reward or a bonus, and if not, why. Nothing else decides this: the claim of a code and each grant call it,
 * and the player's page calls it to show the reason.
 * @param actAt when the player did what is rewarded. The offer must have been open then.
 */
export function mayReceive(
  player: RewardedPlayer,
  offered: OfferedReward,
  now: Date,
  actAt = now,
): RewardAnswer {
  const why = refusals.find(([, isSo]) => isSo(player, offered, { now, actAt }))?.[0];
  return why === undefined ? { may: true } : { may: false, why };
}

/** Whether the reward can be given later: tomorrow, or when operators start the promotion again. */
export const waits = (why: RewardRefusal): boolean => why === "enough_today" || why === "paused";

type Moments = { now: Date; actAt: Date };
type Case = [
  why: RewardRefusal,
  isSo: (player: RewardedPlayer, offered: OfferedReward, moments: Moments) => boolean,
];

/** Returns the first reason that applies; reasons a player cannot change come first. */
const refusals: readonly Case[] = [
  [
    "not_here",
    ({ brand, country }, { brands, countries }) => !brands.includes(brand) || !countries.includes(country),
  ],
  ["house_player", ({ isHouse }) => isHouse],
  [
    "first_play_only",
    ({ country, hasPlayedBefore }, { canComeFirst }) =>
      protectionOf(country).bonusAtFirstPlayOnly && (!canComeFirst || hasPlayedBefore),
  ],
  ["unlawful", isUnlawful],
  ["not_open", (player, offered, { actAt }) => !isOpenAt(player, offered, actAt)],
  ["account_excluded", (player, _, { now }) => player.status !== "open" || isStillExcluded(player, now)],
  ["at_risk", ({ isAtRisk }) => isAtRisk],
  ["not_activated", ({ isActivated }) => !isActivated],
  ["document_asked", ({ isDocumentAsked }) => isDocumentAsked],
  ["account_held", ({ isHeld }) => isHeld],
  ["account_blocked", (player, _, { now }) => isBlocked(player, "bonus", now)],
  ["terms_required", ({ hasTerms }) => !hasTerms],
  ["opted_out", ({ takesRewards }) => !takesRewards],
  ["paused", (_, { isPaused }) => isPaused],
  ["enough_today", ({ rewardsToday }) => rewardsToday >= MAX_REWARDS_A_DAY],
];

function isUnlawful({ country }: RewardedPlayer, { period, termsIn }: OfferedReward): boolean {
  const isGivenIn = (each: string) => each === country;
  return brokenBonusRules({ until: period.until, isGivenIn, termsIn }).length > 0;
}

function isOpenAt({ country }: RewardedPlayer, { period, timeZoneIn }: OfferedReward, at: Date): boolean {
  return isOpenOn(period, dayIn(timeZoneIn(country), at));
}

export function isOpenOn({ from, until, weekdays }: PromotionPeriod, day: string): boolean {
  return day >= from && day <= until && (weekdays === undefined || weekdays.includes(weekdayNumber(day)));
}
