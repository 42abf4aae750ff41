import type { PotRule } from "@bellwether/games";

/** A pot that a round's stake adds to, with the terms at the round's start. */
export type RoundPot = PotRule & { pot: string; seedMinor: string; keepsPercent: number };

/** What a round has won from a pot, and what the house puts into the pot afterwards. Minor units as text. */
export type PotHit = { pot: string; amountMinor: string; seedMinor: string };

/** A clock's win, as sent to the wallet. */
export type ClockWin = {
  pot: string;
  amountMinor: bigint;
  winUuid: string;
  /** The round of the winning entry. */
  round: {
    id: string;
    playerId: string;
    launchToken: string;
    provider: string;
    gameCode: string;
    currency: string;
    betUuid: string;
  };
};
