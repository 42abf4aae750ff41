import type { Draws } from "../../fairness/draws.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import type { SharedDraw } from "../../rules/mechanic.ts";
import type { RaceData } from "./data.ts";
import type { RaceOrder } from "./selections.ts";
import type { RaceEvent } from "./wire.ts";

/** The number of different ways to show one order. */
const PICTURES = 2 ** 32;

/**
 * Draws the whole order: each place by weight from the runners that are left. A last number decides only how the race is shown, so that
 * everybody sees the same race.
 */
export function drawRace(
  { runners }: Pick<RaceData, "runners">,
  draws: Draws,
): SharedDraw<RaceOrder, RaceEvent> {
  let left = runners.map(({ weight }, index) => ({ number: index + 1, weight }));
  const order: number[] = [];
  while (left.length > 0) {
    const next = drawWeighted(draws, left);
    order.push(next.number);
    left = left.filter((runner) => runner !== next);
  }
  return { outcome: order, events: [{ type: "race-run", order, picture: draws.below(PICTURES) }] };
}
