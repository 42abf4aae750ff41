import { StoneWallEvent } from "@bellwether/games/mechanics/stone-wall/wire.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";
import { eventIn } from "../shows/event-in.ts";

/** An open wall: the factor of the drop, and the prize behind each stone without it. `idol` is the number of the idol's stone. */
export type Wall = { factor: number; prizes: readonly number[]; idol: number };

/** Throws an error for a draw of another mechanic. */
export function wallIn(events: readonly unknown[]): Wall {
  const { factor } = eventIn(StoneWallEvent, events, "drop-fallen");
  const { prizes } = eventIn(StoneWallEvent, events, "wall-opened");
  return { factor, prizes, idol: prizes.indexOf(Math.max(...prizes)) + 1 };
}

/** The number of the stone of a spot. */
export const stoneOf = (spot: string): number => Number(spot.replace("stone-", ""));

export const describeDraw: DescribeDraw = (events, t) => {
  const { factor, prizes, idol } = wallIn(events);
  return t("wall_outcome", { number: idol, prize: (prizes[idol - 1] ?? 0) * factor });
};
