import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { LimitDays, LimitType } from "@bellwether/market";

export type LimitState = "active" | "pending" | "cancelling" | "cancelled";

/** A row of `player_limit`. `value` is minor units of the account's currency, or minutes for `login`. */
export type LimitRow = {
  id: bigint;
  player_id: string;
  type: LimitType;
  duration_days: LimitDays;
  value: bigint;
  state: LimitState;
  requested_at: Date;
  effective_at: Date;
  removable_at: Date | null;
  lapses_at: Date | null;
  ended_at: Date | null;
};

/** Number of a moment's UTC day. */
export const dayNumber = (at: Date) => Math.floor(at.getTime() / DAY_MS);

export type Period = { startsAt: Date; endsAt: Date };

/**
 * The running period of 1, 7 or 30 days. Periods follow each other without a gap from midnight (UTC) of the day on which the account was
 * opened, so that changing a limit cannot start a new one.
 */
export function periodOf(accountOpenedAt: Date, days: number, at: Date): Period {
  const opened = dayNumber(accountOpenedAt);
  const today = dayNumber(at);
  const start = today - ((((today - opened) % days) + days) % days);
  return { startsAt: new Date(start * DAY_MS), endsAt: new Date((start + days) * DAY_MS) };
}
