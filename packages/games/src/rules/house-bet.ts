import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";

/** A random whole number from 0 to `below` - 1. */
export type RandomBelow = (below: number) => number;

/** What a player at a table sees of it, in minor units of one currency. */
export type TableOffer = {
  readonly stakes: readonly string[];
  readonly layout: unknown;
  readonly minimumStakeMinor: bigint;
};

export type RandomBet = { readonly stakeMinor: string; readonly input: RoundInput };

/** A bet of a player who leaves it to chance. Undefined for a table whose minimum is above what its layout takes. */
export type DrawBet = (table: TableOffer, random: RandomBelow) => RandomBet | undefined;
