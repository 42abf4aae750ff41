import { type Offer, priceOffers, type Selection } from "../../bookmaking/selection.ts";
import { rational } from "../../exact/rational.ts";
import { orderChances, placeChance } from "./order-chances.ts";
import type { RaceFields } from "./race-fields.ts";

/** The numbers of the runners in the order of their arrival. Bets depend on the first three at most. */
export type RaceOrder = readonly number[];

/**
 * Everything to bet on in a race: `win-{n}`, `place-{n}`, and `forecast-{first}-{second}` for the first two in this order. Runners have
 * numbers from 1.
 */
export function raceSelections({
  runners,
  placesPaid,
  returns,
}: Pick<RaceFields, "runners" | "placesPaid" | "returns">): Selection<RaceOrder>[] {
  const weights = runners.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const starts = orderChances(weights, placesPaid);
  const wins = weights.map(
    (weight, index): Offer<RaceOrder> => ({
      spot: `win-${index + 1}`,
      market: "win",
      chance: rational(weight, total),
      wins: (order) => order[0] === index + 1,
    }),
  );
  const places = weights.map(
    (_, index): Offer<RaceOrder> => ({
      spot: `place-${index + 1}`,
      market: "place",
      chance: placeChance(starts, index + 1),
      wins: (order) => order.slice(0, placesPaid).includes(index + 1),
    }),
  );
  const forecasts = orderChances(weights, 2).map(
    ({ first: [first, second], chance }): Offer<RaceOrder> => ({
      spot: `forecast-${first}-${second}`,
      market: "forecast",
      chance,
      wins: (order) => order[0] === first && order[1] === second,
    }),
  );
  return priceOffers([...wins, ...places, ...forecasts], returns);
}
