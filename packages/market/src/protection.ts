import { type Currency, currencies } from "./currencies.ts";

/** The four kinds of limit and their period lengths in days. */
export const limitTypes = ["deposit", "maxwager", "netloss", "login"] as const;
export type LimitType = (typeof limitTypes)[number];
export const limitDays = [1, 7, 30] as const;
export type LimitDays = (typeof limitDays)[number];

/** What a market requires of a site to protect its players. */
export type Protection = {
  /** How long an increase or a removal of a limit waits before the player may confirm it. */
  raiseWaitHours: number;
  /** An increase also never takes effect inside the period that was running when it was requested. */
  raiseWaitsForPeriodEnd: boolean;
  /** Deposit limits for day, week and month must be set before the player may deposit or stake. */
  depositLimitsFirst: boolean;
  /**
   * Minutes between reality checks, until the player chooses another interval; 0 is none. Where it is not 0, a player may not turn them
   * off.
   */
  realityCheckMinutes: number;
  /** The largest stake of one slot round in minor units of the market's currency, by age; no limit where it is missing. */
  slotStake?: { underAge: number; underMinor: bigint; otherwiseMinor: bigint };
  /** The session time is shown beside every game; where `result` is on, the session's net result is shown too. */
  sessionClock?: { result: boolean };
  /** In play, a player who has been inactive for this long is asked whether they are there, and logged out without an answer. */
  idleInPlay?: { askAfterSeconds: number; answerWithinSeconds: number };
  /** Before the first deposit the player is asked to set a limit, which is voluntary, for a day, a week or a month. */
  limitPromptAtFirstDeposit?: boolean;
  /** A pending withdrawal can no longer be cancelled by the player; one that fails is credited back all the same. */
  payoutsAreFinal?: boolean;
  /**
   * A self-exclusion register that is checked at signup and at every login; Great Britain's before marketing too. While Great Britain's is
   * not connected, its market is closed except for withdrawals.
   */
  register?: "spelpaus" | "gamstop";
  /** No deposit by credit: nobody gambles with borrowed money, and no bonus is for it. */
  refusesCredit?: boolean;
  /** A bonus only for players who have neither staked nor had a bonus before, at any brand; so no repeated bonus. */
  bonusAtFirstPlayOnly: boolean;
  /** A monthly deposit limit above this, in minor units of the market's currency, requires staff to contact the player. */
  contactAboveMonthlyDepositMinor?: bigint;
  /**
   * Net deposits of so many days above this, in minor units of the market's currency, require a look in public registers whether the player is in
   * financial trouble. One that was made counts for so many months.
   */
  vulnerabilityCheck?: { aboveMinor: bigint; days: number; goodForMonths: number };
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
    refusesCredit: true,
    vulnerabilityCheck: { aboveMinor: 150_00n, days: 30, goodForMonths: 12 },
    slotStake: { underAge: 25, underMinor: 2_00n, otherwiseMinor: 5_00n },
  },
  MT: { realityCheckMinutes: 60, sessionClock: { result: false } },
};

/** Merged once: every bet asks for its player's rules. */
const merged = new Map(
  Object.entries(byCountry).map(([country, own]): [string, Protection] => [
    country,
    { ...everywhere, ...own },
  ]),
);

/** The protection rules of a country; every country has at least those of {@link everywhere}. */
export function protectionOf(country: string): Readonly<Protection> {
  return merged.get(country) ?? everywhere;
}

/** The maximum value of a limit: minor units of the currency, or minutes for `login`. */
export function highestLimit(type: LimitType, days: LimitDays, currency: Currency): bigint {
  if (type === "login") return BigInt(days) * 24n * 60n;
  const euros =
    type === "deposit" ? { 1: 10_000, 7: 40_000, 30: 100_000 } : { 1: 100_000, 7: 400_000, 30: 1_000_000 };
  return BigInt(euros[days]) * BigInt(currencies[currency].scale) * 100n;
}

/** The lengths of a self-exclusion, shortest first; `forever` has no end. */
export const exclusionDurations = ["24h", "7d", "30d", "6m", "1y", "3y", "5y", "forever"] as const;
export type ExclusionDuration = (typeof exclusionDurations)[number];

/** The shorter ones are called a break, and the longer ones an exclusion; the gate treats them alike. */
export const breakDurations: readonly ExclusionDuration[] = ["24h", "7d", "30d"];

/** When an exclusion that begins at `from` ends; undefined for a permanent one. */
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
    // 31 August plus six months is the last day of February, not 3 March.
    if (end.getUTCDate() !== day) end.setUTCDate(0);
  }
  return end;
}
