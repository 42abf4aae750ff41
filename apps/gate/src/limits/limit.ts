import { DAY_MS } from "@bellwether/contract/durations.ts";
import { addDays } from "@bellwether/contract/zoned-day.ts";
import { type LimitDays, type LimitType, marketDay, startOfMarketDay } from "@bellwether/market";
import type { Player } from "../players/index.ts";

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
  /** What the house has set, and until when no higher limit takes effect; a lower limit of the player's own keeps both. */
  imposed_value: bigint | null;
  imposed_until: Date | null;
};

export type Period = {
  startsAt: Date;
  endsAt: Date;
  /** The day on which it starts, `YYYY-MM-DD`. */
  fromDay: string;
};

/**
 * The running period of 1, 7 or 30 days of the market (decision 110). Periods follow each other without a gap from the day on which the
 * account was opened, so that changing a limit cannot start a new one.
 */
export function periodOf(player: Pick<Player, "country" | "createdAt">, days: number, at: Date): Period {
  const { country, createdAt } = player;
  const today = marketDay(country, at);
  const since = Math.round((Date.parse(today) - Date.parse(marketDay(country, createdAt))) / DAY_MS);
  const fromDay = addDays(today, -(((since % days) + days) % days));
  return {
    fromDay,
    startsAt: startOfMarketDay(country, fromDay),
    endsAt: startOfMarketDay(country, addDays(fromDay, days)),
  };
}
