import { LiveBlackjackInput } from "@bellwether/games/mechanics/live-blackjack/wire.ts";
import type { OwnBet } from "../../tables/own-bets.ts";

export type SeatOfBet = { seat: number; isBehind: boolean };

/** The seat of a bet, and whether the bet is behind it. */
export function seatOfBet({ input }: Pick<OwnBet, "input">): SeatOfBet {
  const at = LiveBlackjackInput.parse(input);
  return "seat" in at ? { seat: at.seat, isBehind: false } : { seat: at.behind, isBehind: true };
}
