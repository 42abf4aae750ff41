import type { TableBet } from "@bellwether/contract/studio/table-bets.ts";
import type { OwnBet } from "../../tables/own-bets.ts";
import { furtherOf } from "./questions.ts";
import { type SeatOfBet, seatOfBet } from "./seat-of-bet.ts";

/** A bet of the player as the list shows it. `paidMinor` is its payout once it is settled, and `returned` if its stake came back. */
export type ListedSeat = SeatOfBet & { stakeMinor: bigint; paidMinor: bigint | "returned" | undefined };

/**
 * The player's bets of a round with their further stakes. `settled` are the bets of the finished round, empty before. Returned bets are listed
 * last.
 */
export function listedSeats(
  own: readonly OwnBet[],
  movesOf: (roundId: string) => readonly string[],
  settled: readonly TableBet[],
): ListedSeat[] {
  const played = own.map((bet): ListedSeat => {
    const { roundId = "", stakeMinor } = bet;
    const paid = settled.find((each) => each.roundId === roundId && each.state === "settled")?.payoutMinor;
    return {
      ...seatOfBet(bet),
      stakeMinor: stakeMinor + furtherOf(stakeMinor, movesOf(roundId)),
      paidMinor: paid == null ? undefined : BigInt(paid),
    };
  });
  const returned = settled
    .filter(({ state }) => state === "returned")
    .map(
      (bet): ListedSeat => ({
        ...seatOfBet(bet),
        stakeMinor: BigInt(bet.stakeMinor) + BigInt(bet.furtherMinor),
        paidMinor: "returned",
      }),
    );
  return [...played, ...returned];
}
