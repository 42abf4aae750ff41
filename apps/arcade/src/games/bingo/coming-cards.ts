import { BingoInput, type BingoLayout } from "@bellwether/games/mechanics/bingo/wire.ts";
import type { Draft, RoundAhead } from "../../tables/table-game.ts";

type Offer = Pick<BingoLayout, "maximumTickets" | "priceMinor">;

/** The number of cards that the player holds in a coming game. */
export const cardsHeld = ({ bets }: Pick<RoundAhead, "bets">): number =>
  bets.reduce((sum, { input }) => sum + BingoInput.parse(input).serials.length, 0);

/** How many more cards the player may buy for each of these games: the game with the most cards decides. Infinity without games. */
export const cardsToBuy = ({ maximumTickets }: Offer, rounds: readonly RoundAhead[]): number =>
  Math.min(...rounds.map((round) => maximumTickets - cardsHeld(round)));

/** A bet of `count` cards for each of these games. `newSerials` draws other cards for every game. */
export function betsForGames(
  { priceMinor }: Offer,
  rounds: readonly RoundAhead[],
  count: number,
  newSerials: (count: number) => number[],
): (Draft & { number: number })[] {
  const stakeMinor = BigInt(priceMinor) * BigInt(count);
  return rounds.map(({ number }) => ({ number, stakeMinor, input: { serials: newSerials(count) } }));
}
