import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";

/** The week that contains a moment, Monday to Monday in UTC. `day` is its Monday as `YYYY-MM-DD`. */
export function weekOf(now: Date): { day: string; startsAt: Date; endsAt: Date } {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  const startsAt = new Date(midnight - daysSinceMonday * DAY_MS);
  return {
    day: dayText(startsAt),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 7 * DAY_MS),
  };
}
