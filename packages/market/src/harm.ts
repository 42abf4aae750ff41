import type { RiskDemand, RiskSign } from "@bellwether/contract/office/index.ts";

/** From which figures on a rule finds a sign of risk. Amounts are whole euros, scaled for other currencies; a week is the last seven days. */
export const riskThresholds = {
  /** The net loss of cash in a week. */
  weekLoss: 1_000,
  /** From this loss on, it is a sudden one if it is so many times the average of the four weeks before. */
  suddenLoss: 250,
  suddenTimes: 3,
  /** The average stake of a week, so many times that of four losing weeks before, in as many rounds or more. */
  raisedStake: 1,
  raisedTimes: 3,
  raisedRounds: 50,
  /** Parts of 10 minutes with a round in them: 150 are 25 hours. */
  playedParts: 150,
  /** Nights with a round between 0:00 and 5:00 of the player's time zone. */
  nights: 4,
  /** Deposits within 24 hours. */
  depositsInADay: 5,
  /** Limits raised, or removed. */
  loosenedLimits: 2,
  /** Breaks and exclusions that the player has begun in the last 30 days. */
  breaks: 2,
  /** Withdrawals that the player cancelled. */
  cancelledWithdrawals: 3,
  /** Attempts to deposit that were declined. */
  declinedDeposits: 4,
  /** Cards and accounts that have paid in. */
  cards: 3,
} as const;

/** What a sign counts; found again in the same time, it counts one more. Two that are not weak are strong together. */
export const riskPoints: Readonly<Record<RiskSign, number>> = {
  losses: 3,
  // It says nothing of harm by itself: a market demands a look.
  net_deposits: 0,
  sudden_losses: 3,
  time: 3,
  nights: 3,
  raised_stakes: 2,
  many_deposits: 3,
  // Words as these are never weighed against other signs.
  distress: 6,
  told_staff: 4,
  loosened_limits: 3,
  month_limit: 2,
  breaks: 2,
  cancelled_withdrawals: 3,
  declined_deposits: 2,
  many_cards: 2,
};

/** A sign counts for so many days. */
export const RISK_SIGN_DAYS = 30;

/** From which score on something must be done about a player, and within how many hours what is demanded must be done. */
export type RiskTerms = {
  contactFrom: number;
  /** From this score on the rules mark the player, too: no rewards, no newsletter, a letter. */
  strongFrom: number;
  hours: Readonly<Record<RiskDemand, number>>;
};

/** The house's own choice, where no law says more. */
const everywhere: RiskTerms = {
  contactFrom: 4,
  strongFrom: 6,
  hours: { review: 72, strong: 72, contact: 168, month_limit: 72, vulnerability: 72 },
};

/**
 * What markets demand, as days.
 *
 * GB: the Gambling Commission's SR Code 3.4.3 (remote), in force since 31 October 2023. Strong indicators are acted on "in a timely manner" by automated
 * processes, whose effect on each customer is reviewed by hand (requirement 11), and marketing and new bonuses stop (requirement 10): the mark does both.
 * It names no hours; a day is the house's reading of it.
 * https://www.gamblingcommission.gov.uk/guidance/customer-interaction-guidance-for-remote-gambling-licensees-formal-guidance
 *
 * GB, SR Code 3.4.4, in force with 150 pounds since 28 February 2025: whose net deposits of a rolling 30 days are above that is looked up in public
 * registers (bankruptcy, judgments, debt relief), unless that was done within twelve months (`vulnerabilityCheck`). The 72 hours are the house's own.
 *
 * SE: who sets a limit above 10,000 kronor for deposits of a month is contacted (`contactAboveMonthlyDepositMinor`). Spelinspektionen names no time
 * either; the 72 hours are those that a raise waits. https://www.spelinspektionen.se/fragor--svar/spelkonto--registrering/insattningsgranser/
 */
const hoursByCountry: Readonly<Record<string, Partial<RiskTerms["hours"]>>> = {
  GB: { review: 24, strong: 24, contact: 72 },
};

/** What the market of a country demands about players at risk. */
export function riskTermsOf(country: string): RiskTerms {
  return { ...everywhere, hours: { ...everywhere.hours, ...hoursByCountry[country] } };
}
