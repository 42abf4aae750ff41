import type { TableBet } from "@bellwether/contract/studio/table-bets.ts";

/** A game that the player missed: the amount that the player's cards won, or the price that was returned for cards that were not played. */
export type MissedResult = { number: number } & ({ wonMinor: bigint } | { returnedMinor: bigint });

const sumOf = (amounts: readonly (string | null)[]) =>
  amounts.reduce((sum, amount) => sum + BigInt(amount ?? 0), 0n);

/** Adds up the bets of each game. The games are in the order of their first bets. */
export function missedResults(bets: readonly Pick<TableBet, "number" | "stakeMinor" | "payoutMinor">[]) {
  return [...new Set(bets.map(({ number }) => number))].map((number): MissedResult => {
    const ofGame = bets.filter((bet) => bet.number === number);
    const counted = ofGame.filter(({ payoutMinor }) => payoutMinor !== null);
    return counted.length > 0
      ? { number, wonMinor: sumOf(counted.map(({ payoutMinor }) => payoutMinor)) }
      : { number, returnedMinor: sumOf(ofGame.map(({ stakeMinor }) => stakeMinor)) };
  });
}
