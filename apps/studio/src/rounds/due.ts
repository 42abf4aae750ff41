import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { RoundTable } from "./round.ts";

/**
 * How long a node may take for a step before the resolver of any node takes the round over: well above the wallet's time-out, so that this
 * happens only after a crash.
 */
const STEP_MS = 8_000;

/** How long a round waits for the player's choice; then the rule's default is taken. */
export const DECISION_MS = DAY_MS;

/** When the rule's default is taken in a round whose wait for the player began at `from`. */
export function decisionDueAt(from: Date): Date {
  return new Date(from.getTime() + DECISION_MS);
}

/** Longer than the time from the close of a table's round to its payment. */
export const TABLE_BET_MS = 10 * MINUTE_MS;

/** Longer than a draw waits for the beacon. */
export const TICKET_MS = DAY_MS + TABLE_BET_MS;

/** When the resolver looks at a bet that its table has not settled; for one that was sold ahead, long after its round or draw. */
export function tableBetDueAt(
  now: Date,
  { betsCloseAt, drawsAt }: Pick<RoundTable, "betsCloseAt" | "drawsAt">,
): Date {
  const later = (at: Date, ms: number) => new Date(Math.max(now.getTime(), at.getTime()) + ms);
  return drawsAt === null ? later(betsCloseAt, TABLE_BET_MS) : later(drawsAt, TICKET_MS);
}

/** Longer than a table waits for a further stake. */
const TABLE_STAKE_MS = MINUTE_MS;

/** The time at which the resolver abandons an unconfirmed further stake at a table. */
export function tableStakeDueAt(now: Date): Date {
  return new Date(now.getTime() + TABLE_STAKE_MS);
}

/** When a step that starts now counts as abandoned. */
export function stepDueAt(now: Date): Date {
  return new Date(now.getTime() + STEP_MS);
}
