import type { TableBet } from "@bellwether/contract/studio/table-bets.ts";

/** What the player's cards in a game have won, or the price that was given back because the game did not count. */
export type MissedResult = { number: number } & ({ wonMinor: bigint } | { returnedMinor: bigint });

const sumOf = (amounts: readonly (string | null)[]) =>
  amounts.reduce((sum, amount) => sum + BigInt(amount ?? 0), 0n);

/** The result of each game that has a bet, in the order of the bets. */
export function missedResults(bets: readonly Pick<TableBet, "number" | "stakeMinor" | "payoutMinor">[]) {
  return [...new Set(bets.map(({ number }) => number))].map((number): MissedResult => {
    const ofGame = bets.filter((bet) => bet.number === number);
    const counted = ofGame.filter(({ payoutMinor }) => payoutMinor !== null);
    return counted.length > 0
      ? { number, wonMinor: sumOf(counted.map(({ payoutMinor }) => payoutMinor)) }
      : { number, returnedMinor: sumOf(ofGame.map(({ stakeMinor }) => stakeMinor)) };
  });
}
