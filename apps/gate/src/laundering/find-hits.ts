import { minorToAmount } from "@bellwether/contract";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import type { CaseFact, LaunderingRule } from "@bellwether/contract/office/index.ts";
import type { Currency, LaunderingThresholds } from "@bellwether/market";
import type { PlayerMove } from "../payments/index.ts";

/** A rule that a player's payments have reached, with the figures as they are. */
export type LaunderingHit = { rule: LaunderingRule; facts: CaseFact[] };

export type LookedAt = {
  currency: Currency;
  /** The oldest first. */
  moves: readonly PlayerMove[];
  thresholds: LaunderingThresholds;
  /** The end of every rule's window. */
  at: Date;
  /** Until when the player's payments were looked at under a rule: they do not count for it again. */
  judgedUntil: (rule: LaunderingRule) => Date | undefined;
  /** The cash that the player has staked since a moment. */
  stakedSince: (moment: Date) => Promise<bigint>;
};

/**
 * What the rules against money laundering find in a player's payments. With the thresholds of most markets, in euros:
 *
 * - `deposits`: 2,000.00 were deposited in 180 days.
 * - `net`: 5,000.00 more were deposited than withdrawn in 30 days; 2,000.00 in Great Britain.
 * - `velocity`: 10 deposits in 24 hours.
 * - `little_play`: 500.00 were deposited and 500.00 withdrawn in 30 days, and less than half of the deposits was staked since the first.
 * - `instruments`: 4 cards or accounts in 30 days; 3 in Great Britain.
 * - `round_trips`: 3 times in 7 days a deposit of 50.00 was followed by a withdrawal of 50.00 within 24 hours.
 */
export async function findHits(looked: LookedAt): Promise<LaunderingHit[]> {
  const found = [
    findDeposits(looked),
    findNet(looked),
    findVelocity(looked),
    await findLittlePlay(looked),
    findInstruments(looked),
    findRoundTrips(looked),
  ];
  return found.filter((hit) => hit !== undefined);
}

function findDeposits(looked: LookedAt): LaunderingHit | undefined {
  const { sumMinor, days } = looked.thresholds.deposits;
  const { moves, since } = windowOf(looked, "deposits", days * DAY_MS);
  const deposited = sumOf(moves, "D");
  if (deposited < sumMinor) return undefined;
  return {
    rule: "deposits",
    facts: [
      money("deposited", looked, deposited),
      money("threshold", looked, sumMinor),
      { name: "within_days", value: days },
      since,
    ],
  };
}

function findNet(looked: LookedAt): LaunderingHit | undefined {
  const { sumMinor, days } = looked.thresholds.net;
  const { moves, since } = windowOf(looked, "net", days * DAY_MS);
  const [deposited, withdrawn] = [sumOf(moves, "D"), sumOf(moves, "W")];
  if (deposited - withdrawn < sumMinor) return undefined;
  return {
    rule: "net",
    facts: [
      money("net", looked, deposited - withdrawn),
      money("deposited", looked, deposited),
      money("withdrawn", looked, withdrawn),
      money("threshold", looked, sumMinor),
      { name: "within_days", value: days },
      since,
    ],
  };
}

function findVelocity(looked: LookedAt): LaunderingHit | undefined {
  const { deposits, hours } = looked.thresholds.velocity;
  const { moves, since } = windowOf(looked, "velocity", hours * HOUR_MS);
  const count = moves.filter(({ type }) => type === "D").length;
  if (count < deposits) return undefined;
  return {
    rule: "velocity",
    facts: [
      { name: "deposits", value: count },
      money("deposited", looked, sumOf(moves, "D")),
      { name: "threshold", value: deposits },
      { name: "within_hours", value: hours },
      since,
    ],
  };
}

async function findLittlePlay(looked: LookedAt): Promise<LaunderingHit | undefined> {
  const { sumMinor, days, stakedPercent } = looked.thresholds.littlePlay;
  const { moves, since } = windowOf(looked, "little_play", days * DAY_MS);
  const first = moves.find(({ type }) => type === "D");
  const [deposited, withdrawn] = [sumOf(moves, "D"), sumOf(moves, "W")];
  if (!first || deposited < sumMinor || withdrawn < sumMinor) return undefined;
  const staked = await looked.stakedSince(first.at);
  if (staked * 100n >= deposited * BigInt(stakedPercent)) return undefined;
  return {
    rule: "little_play",
    facts: [
      money("staked", looked, staked),
      money("deposited", looked, deposited),
      money("withdrawn", looked, withdrawn),
      money("threshold", looked, sumMinor),
      { name: "within_days", value: days },
      since,
    ],
  };
}

function findInstruments(looked: LookedAt): LaunderingHit | undefined {
  const { count, days } = looked.thresholds.instruments;
  const { moves, since } = windowOf(looked, "instruments", days * DAY_MS);
  const used = new Set(moves.flatMap(({ instrument }) => instrument ?? [])).size;
  if (used < count) return undefined;
  return {
    rule: "instruments",
    facts: [
      { name: "instruments", value: used },
      { name: "threshold", value: count },
      { name: "within_days", value: days },
      since,
    ],
  };
}

function findRoundTrips(looked: LookedAt): LaunderingHit | undefined {
  const { count, days, sumMinor, hours } = looked.thresholds.roundTrips;
  const { moves, since } = windowOf(looked, "round_trips", days * DAY_MS);
  const large = moves.filter(({ amountMinor }) => amountMinor >= sumMinor);
  const trips = countRoundTrips(large, hours * HOUR_MS);
  if (trips < count) return undefined;
  return {
    rule: "round_trips",
    facts: [
      { name: "round_trips", value: trips },
      money("deposited", looked, sumOf(large, "D")),
      money("withdrawn", looked, sumOf(large, "W")),
      { name: "threshold", value: count },
      { name: "within_hours", value: hours },
      { name: "within_days", value: days },
      since,
    ],
  };
}

/** How often a deposit was followed by a withdrawal within this time; each payment counts once. */
function countRoundTrips(moves: readonly PlayerMove[], withinMs: number): number {
  let waiting: PlayerMove[] = [];
  let trips = 0;
  for (const move of moves) {
    if (move.type === "D") {
      waiting.push(move);
      continue;
    }
    waiting = waiting.filter(({ at }) => move.at.getTime() - at.getTime() <= withinMs);
    if (waiting.shift()) trips += 1;
  }
  return trips;
}

/** The payments in a rule's window that nobody has judged under it yet, and since when it looks. */
function windowOf({ moves, at, judgedUntil }: LookedAt, rule: LaunderingRule, lengthMs: number) {
  const from = Math.max(at.getTime() - lengthMs, judgedUntil(rule)?.getTime() ?? 0);
  const inside = moves.filter((move) => move.at.getTime() > from && move.at.getTime() <= at.getTime());
  const since: CaseFact = { name: "since", value: new Date(from).toISOString() };
  return { moves: inside, since };
}

const sumOf = (moves: readonly PlayerMove[], wanted: PlayerMove["type"]) =>
  moves.reduce((sum, { type, amountMinor }) => (type === wanted ? sum + amountMinor : sum), 0n);

const money = (
  name: CaseFact["name"],
  { currency }: Pick<LookedAt, "currency">,
  minor: bigint,
): CaseFact => ({ name, value: { amount: minorToAmount(minor), currency } });
