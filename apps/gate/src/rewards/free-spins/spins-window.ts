import {
  type FreeSpinsRule,
  lastSpinDay,
  spinsOn,
} from "@bellwether/contract/content/rewards/free-spins-rule.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { addDays, dayIn, startOfDay } from "@bellwether/contract/zoned-day.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { type RewardWindow, rewardWindowAt } from "../grants/reward-window.ts";

/** A window with what it gives: how many spins, until when they can be played, and the ids of the games that they can be for. */
export type SpinsWindow = RewardWindow & { spins: number; expiresAt: Date; gameIds: readonly number[] };

export function spinsWindowAt(
  { promotion, rule }: RewardOffer<FreeSpinsRule>,
  timeZone: string,
  day: string,
): SpinsWindow | undefined {
  const window = rewardWindowAt(promotion, rule, timeZone, day);
  return (
    window && {
      ...window,
      spins: spinsOn(rule, daysBetween(rule.from, window.day)),
      expiresAt: startOfDay(timeZone, addDays(lastSpinDay(rule, window.day), 1)),
      gameIds: gamesOf(rule, window.day),
    }
  );
}

/** The longest time in days from the start of a window until its spins expire. */
const MAX_DAYS_BACK = 14;

/** The windows that have begun and whose spins have not expired, the oldest first. */
export function playableWindows(
  offer: RewardOffer<FreeSpinsRule>,
  timeZone: string,
  now: Date,
): SpinsWindow[] {
  const today = dayIn(timeZone, now);
  const found = new Map<string, SpinsWindow>();
  for (let back = MAX_DAYS_BACK; back >= 0; back -= 1) {
    const window = spinsWindowAt(offer, timeZone, addDays(today, -back));
    if (window && window.from <= now && window.expiresAt > now) found.set(window.day, window);
  }
  return [...found.values()];
}

/** The games that the spins of a day can be for: the week's, or all that count. */
function gamesOf({ gamesByWeek, counts }: FreeSpinsRule, day: string): readonly number[] {
  if (!gamesByWeek) return counts.gameIds ?? [];
  // 1 January 1970 was a Thursday: weeks begin on Monday.
  const week = Math.floor((daysBetween("1970-01-01", day) + 3) / 7);
  return [gamesByWeek[week % gamesByWeek.length] ?? 0];
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
