import type { Distribution } from "../../exact/figures.ts";
import { type ShowSpot, showSpot } from "../../shows/show-spot.ts";
import { STONES } from "./wire.ts";

/** The part of a model's data on which the payouts depend. */
export type StoneWallOdds = {
  readonly prizes: readonly { prize: number; count: number }[];
  readonly drops: readonly { factor: number; weight: number }[];
};

/** An open wall: the prize behind each stone, and the factor of the drop. */
export type OpenWall = { readonly factor: number; readonly prizes: readonly number[] };

/** The number of draws for each return of a stone: every stone is equally likely to hide any of the prizes, whatever the drop. */
export function returnsOfStone({ prizes, drops }: StoneWallOdds): Distribution {
  const returns = new Map<number, bigint>();
  for (const { prize, count } of prizes)
    for (const { factor, weight } of drops) {
      const hundredths = prize * factor * 100;
      returns.set(hundredths, (returns.get(hundredths) ?? 0n) + BigInt(count) * BigInt(weight));
    }
  return returns;
}

export function stoneSpots(odds: StoneWallOdds): ShowSpot<OpenWall>[] {
  const returns = returnsOfStone(odds);
  return Array.from({ length: STONES }, (_, index) =>
    showSpot(`stone-${index + 1}`, returns, ({ factor, prizes }) => (prizes[index] ?? 0) * factor * 100),
  );
}

/** The chance that at least one of this many stones hides a prize: all others must find room among the empty places. */
export function coveredByStones(count: number, { prizes }: Pick<StoneWallOdds, "prizes">): number {
  const empty = prizes.find(({ prize }) => prize === 0)?.count ?? 0;
  let missed = 1;
  for (let taken = 0; taken < count; taken += 1) missed *= Math.max(0, empty - taken) / (STONES - taken);
  return 1 - missed;
}
