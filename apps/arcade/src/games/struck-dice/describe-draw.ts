import {
  type DiceStopped,
  StruckDiceEvent,
  type StruckSum,
} from "@bellwether/games/mechanics/struck-dice/wire.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";
import type { GameTexts } from "../../texts/texts.ts";
import { eventIn } from "../shows/event-in.ts";

/** A thrown round. `factor` is that of the thrown sum, 1 if it was not struck. */
export type Thrown = Pick<DiceStopped, "dice" | "sum"> & { strikes: readonly StruckSum[]; factor: number };

/** Throws an error for a draw of another mechanic. */
export function throwIn(events: readonly unknown[]): Thrown {
  const { strikes } = eventIn(StruckDiceEvent, events, "sums-struck");
  const { dice, sum } = eventIn(StruckDiceEvent, events, "dice-stopped");
  return { dice, sum, strikes, factor: strikes.find((each) => each.sum === sum)?.factor ?? 1 };
}

/** The sum of a spot. */
export const sumOfSpot = (spot: string): number => Number(spot.replace("sum-", ""));

/** The struck sums in words. */
export function diceStrikeWords(strikes: readonly StruckSum[], t: GameTexts): string {
  const sums = strikes.map(({ sum, factor }) => t("attic_strike", { sum, factor })).join(", ");
  return t("attic_strikes", { count: strikes.length, sums });
}

export const describeDraw: DescribeDraw = (events, t) => {
  const { dice, sum, factor } = throwIn(events);
  const [one, two, three] = dice;
  return t(factor > 1 ? "attic_outcome_struck" : "attic_outcome", { one, two, three, sum, factor });
};
