import { BaccaratSpot } from "@bellwether/games/mechanics/baccarat/wire.ts";
import type { ComparedHands, EndedBet } from "../baccarat/round-state.ts";

/** The result of a bet on each spot. A tie returns bets on player and banker. */
export function spotResults({
  winner,
  playerPair,
  bankerPair,
}: ComparedHands): [spot: BaccaratSpot, result: EndedBet["result"]][] {
  const isWon = {
    player: winner === "player",
    banker: winner === "banker",
    tie: winner === "tie",
    "player-pair": playerPair,
    "banker-pair": bankerPair,
  };
  return BaccaratSpot.options.map((spot) => {
    const isPushed = winner === "tie" && (spot === "player" || spot === "banker");
    return [spot, isWon[spot] ? "won" : isPushed ? "pushed" : "lost"];
  });
}
