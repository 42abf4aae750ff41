import { addDays, weekdayNumber } from "@bellwether/contract/zoned-day.ts";
import { marketDay, startOfMarketDay } from "@bellwether/market";

/** Monday to Monday in a market. `day` is its Monday as `YYYY-MM-DD`. */
export type Week = { day: string; startsAt: Date; endsAt: Date };

/** The market's week that contains a moment. */
export function weekOf(country: string, now: Date): Week {
  const today = marketDay(country, now);
  return weekFrom(country, addDays(today, 1 - weekdayNumber(today)));
}

/** The market's week that begins on this Monday. */
export function weekFrom(country: string, day: string): Week {
  return {
    day,
    startsAt: startOfMarketDay(country, day),
    endsAt: startOfMarketDay(country, addDays(day, 7)),
  };
}
