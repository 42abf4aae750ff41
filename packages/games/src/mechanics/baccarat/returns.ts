import type { BaccaratSpot } from "./wire.ts";

/** What decides the bets. */
export type BaccaratResult = {
  readonly winner: "player" | "banker" | "tie";
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
};

/** What a bet brings back, in twentieths of it: 0 when it is lost, 20 when it is pushed. */
export function twentiethsOf(spot: BaccaratSpot, { winner, playerPair, bankerPair }: BaccaratResult): number {
  switch (spot) {
    case "player":
      return winner === "player" ? 40 : winner === "tie" ? 20 : 0;
    case "banker":
      return winner === "banker" ? 39 : winner === "tie" ? 20 : 0;
    case "tie":
      return winner === "tie" ? 180 : 0;
    case "player-pair":
      return playerPair ? 240 : 0;
    case "banker-pair":
      return bankerPair ? 240 : 0;
  }
}

/** To one. */
export const PAYS = {
  player: "1",
  banker: "0.95",
  tie: "8",
  "player-pair": "11",
  "banker-pair": "11",
} as const;
