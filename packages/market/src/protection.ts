import { type Currency, currencies } from "./currencies.ts";

/** The four kinds of limit and the lengths of their periods in days. */
export const limitTypes = ["deposit", "maxwager", "netloss", "login"] as const;
export type LimitType = (typeof limitTypes)[number];
export const limitDays = [1, 7, 30] as const;
export type LimitDays = (typeof limitDays)[number];

/** What a market asks a site to do for its players' safety. */
export type Protection = {
  /** A raise or a removal of a limit waits so long before the player may confirm it. */
  raiseWaitHours: number;
  /** A raise also never takes effect inside the period that was running when it was asked for. */
  raiseWaitsForPeriodEnd: boolean;
  /** Deposit limits for day, week and month must stand before money may be deposited or staked. */
  depositLimitsFirst: boolean;
  /** Minutes between reality checks, until the player chooses others; 0 is none. Where it is not 0, a player may not turn them off. */
  realityCheckMinutes: number;
  /** The largest stake of one slot round in minor units of the market's currency, by age; none elsewhere. */
  slotStake?: { underAge: number; underMinor: bigint; otherwiseMinor: bigint };
  /** The time of the session stands beside every game; where `result` is on, what the session has brought or cost stands there too. */
  sessionClock?: { result: boolean };
  /** In play, a player who has not moved for so long is asked whether they are there, and logged out without an answer. */
  idleInPlay?: { askAfterSeconds: number; answerWithinSeconds: number };
  /** Before the first deposit the player is asked for a limit, freely and for a day, a week or a month. */
  limitPromptAtFirstDeposit?: boolean;
  /** A payout that waits at the cashier is no longer the player's to take back into play; one that fails comes back all the same. */
  payoutsAreFinal?: boolean;
  /**
   * A self-exclusion register that is asked at signup and at every login; Great Britain's before marketing too. Where that one is not
   * connected, the market is closed but for taking money out.
   */
  register?: "spelpaus" | "gamstop";
  /** What a bonus within a game has won is shown at its own pace: nobody may skip to it. */
  bonusAtItsPace?: boolean;
  /** A bonus only for who has neither staked nor had a bonus before, at any brand; so none that is paid again and again. */
  bonusAtFirstPlayOnly: boolean;
  /** A monthly deposit limit above this, in minor units of the market's currency, makes the house contact the player. */
  contactAboveMonthlyDepositMinor?: bigint;
};

const everywhere: Protection = {
  raiseWaitHours: 24,
  raiseWaitsForPeriodEnd: false,
  depositLimitsFirst: false,
  realityCheckMinutes: 0,
  bonusAtFirstPlayOnly: false,
};

const byCountry: Record<string, Partial<Protection>> = {
  SE: {
    raiseWaitHours: 72,
    raiseWaitsForPeriodEnd: true,
    depositLimitsFirst: true,
    realityCheckMinutes: 60,
    sessionClock: { result: false },
    idleInPlay: { askAfterSeconds: 120, answerWithinSeconds: 60 },
    payoutsAreFinal: true,
    register: "spelpaus",
    bonusAtFirstPlayOnly: true,
    contactAboveMonthlyDepositMinor: 10_000_00n,
  },
  GB: {
    realityCheckMinutes: 60,
    sessionClock: { result: true },
    limitPromptAtFirstDeposit: true,
    register: "gamstop",
    payoutsAreFinal: true,
    bonusAtItsPace: true,
    slotStake: { underAge: 25, underMinor: 2_00n, otherwiseMinor: 5_00n },
  },
  MT: { realityCheckMinutes: 60, sessionClock: { result: false } },
};

/** The rules that protect players of a country; every country has at least those of {@link everywhere}. */
export function protectionOf(country: string): Protection {
  return { ...everywhere, ...byCountry[country] };
}

/** The highest value of a limit: minor units of the currency, or minutes for `login`. */
export function highestLimit(type: LimitType, days: LimitDays, currency: Currency): bigint {
  if (type === "login") return BigInt(days) * 24n * 60n;
  const euros =
    type === "deposit" ? { 1: 10_000, 7: 40_000, 30: 100_000 } : { 1: 100_000, 7: 400_000, 30: 1_000_000 };
  return BigInt(euros[days]) * BigInt(currencies[currency].scale) * 100n;
}

/** How long a person may shut themselves out, shortest first; `forever` has no end. */
export const exclusionDurations = ["24h", "7d", "30d", "6m", "1y", "3y", "5y", "forever"] as const;
export type ExclusionDuration = (typeof exclusionDurations)[number];

/** When an exclusion that begins `from` ends; nothing for one that is for good. */
export function exclusionEnd(duration: ExclusionDuration, from: Date): Date | null {
  if (duration === "forever") return null;
  const count = Number.parseInt(duration, 10);
  const end = new Date(from);
  if (duration.endsWith("h")) end.setUTCHours(end.getUTCHours() + count);
  else if (duration.endsWith("d")) end.setUTCDate(end.getUTCDate() + count);
  else {
    const months = duration.endsWith("m") ? count : count * 12;
    const day = end.getUTCDate();
    end.setUTCMonth(end.getUTCMonth() + months);
    // 31 August and six months is the last of February, and not the third of March.
    if (end.getUTCDate() !== day) end.setUTCDate(0);
  }
  return end;
}
