import { dayIn } from "@bellwether/contract/zoned-day.ts";
import { westernmostZoneOf } from "./time-zones.ts";

/**
 * Full years from a `YYYY-MM-DD` to a moment in a country, once the birthday has begun everywhere in it: nobody is too young in their own
 * town. A birthday on 29 February counts on 1 March in other years.
 */
export function ageOn(bornOn: string, country: string, at: Date): number {
  const today = dayIn(westernmostZoneOf(country), at);
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return today.slice(5) < bornOn.slice(5) ? years - 1 : years;
}
