import type { RaceLayout } from "@bellwether/games/mechanics/race/wire.ts";
import type { GameTexts } from "../../texts/texts.ts";
import type { SelectionName } from "../slip/odds-buttons.ts";

type Field = Pick<RaceLayout, "runners" | "placesPaid">;

/** The name of a runner by its number from 1. Throws a RangeError for a number without a runner. */
export function runnerName({ runners }: Pick<RaceLayout, "runners">, runner: number): string {
  const found = runners[runner - 1];
  if (!found) throw new RangeError(`no runner ${runner}`);
  return found.name;
}

/** The names of a bet: on a button, and on the slip. */
export function raceBetName(layout: Field, spot: string, t: GameTexts): SelectionName {
  const [market, ...numbers] = spot.split("-");
  const [first = 0, second = 0] = numbers.map(Number);
  const name = runnerName(layout, first);
  const places = layout.placesPaid;
  if (market === "win") return { short: t("race_win"), full: t("race_bet_win", { name }) };
  if (market === "place")
    return { short: t("race_place", { places }), full: t("race_bet_place", { name, places }) };
  const then = runnerName(layout, second);
  return { short: then, full: t("race_bet_forecast", { first: name, second: then }) };
}

/** The first three in words. */
export function raceOutcome(
  layout: Pick<RaceLayout, "runners">,
  order: readonly number[],
  t: GameTexts,
): string {
  const [first, second, third] = order.slice(0, 3).map((runner) => runnerName(layout, runner));
  return t("race_outcome", { first: first ?? "", second: second ?? "", third: third ?? "" });
}
