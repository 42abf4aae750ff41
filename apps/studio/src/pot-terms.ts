import type { PotRule } from "@bellwether/games";

/** A pot that a round's stake adds to, with the terms at the round's start. */
export type RoundPot = PotRule & { pot: string; seedMinor: string; keepsPercent: number };

/** What a round has won from a pot, and what the house puts into the pot afterwards. Minor units as text. */
export type PotHit = { pot: string; amountMinor: string; seedMinor: string };

/** A round whose stake adds to pots, with the sealed seed that decides about its hits. Amounts are minor units of `currency`. */
export type PottedRound = {
  owner: string;
  id: string;
  gameCode: string;
  currency: string;
  stakeMinor: bigint;
  launchToken: string | null;
  pots: readonly RoundPot[];
  /** The table of a bet, whose seed it then is. */
  table: { id: string } | null;
  storedServerSeed: string;
  clientSeed: string;
  nonce: number;
};
