import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { z } from "zod";
import type { DrawBet, RandomBelow, RandomBet, TableOffer } from "../rules/house-bet.ts";

/** The spots of a table with chips. */
const SpotsOfLayout = z.object({
  spots: z.array(z.object({ spot: z.string(), maximumBetMinor: z.string() })).min(1),
});

const MAX_SPOTS = 3;

/** The smallest chip that the table takes. */
export function smallestChip({ stakes, minimumStakeMinor }: TableOffer): string | undefined {
  return stakes.find((stake) => BigInt(stake) >= minimumStakeMinor);
}

/** The smallest chip on one to three random spots. */
export const chipsOnSpots: DrawBet = (table, random) =>
  chipsAtRandom(table, random, (spots, chip) => ({
    bets: spots.map((spot) => ({ spot, amountMinor: chip })),
  }));

/** The smallest chip on one to three random spots, in games whose bets are a map by spot. */
export const chipsByName: DrawBet = (table, random) =>
  chipsAtRandom(table, random, (spots, chip) => ({
    bets: Object.fromEntries(spots.map((spot) => [spot, chip])),
  }));

function chipsAtRandom(
  table: TableOffer,
  random: RandomBelow,
  inputOf: (spots: readonly string[], chip: string) => RoundInput,
): RandomBet | undefined {
  const chip = smallestChip(table);
  if (chip === undefined) return undefined;
  const { spots } = SpotsOfLayout.parse(table.layout);
  const free = spots.filter(({ maximumBetMinor }) => BigInt(maximumBetMinor) >= BigInt(chip));
  const count = Math.min(free.length, 1 + random(MAX_SPOTS));
  const chosen = Array.from({ length: count }, () => free.splice(random(free.length), 1)[0]?.spot ?? "");
  if (count === 0) return undefined;
  return { stakeMinor: (BigInt(chip) * BigInt(count)).toString(), input: inputOf(chosen, chip) };
}

/** As many units of this price, for example lines or tickets, as the table's minimum needs. */
export function unitsAtPrice(
  priceMinor: string,
  { minimumStakeMinor }: TableOffer,
  inputOf: (count: number) => RoundInput,
): RandomBet {
  const price = BigInt(priceMinor);
  const count = Math.max(1, Number((minimumStakeMinor + price - 1n) / price));
  return { stakeMinor: (price * BigInt(count)).toString(), input: inputOf(count) };
}

/** This many different numbers, ascending. */
export function differentNumbers(count: number, next: () => number): number[] {
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(next());
  return [...numbers].sort((one, other) => one - other);
}
