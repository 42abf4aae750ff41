import type { EngineId, GameFamily, GameSheet, RoundScript } from "@bellwether/contract/studio/index.ts";
import type { Figures } from "./exact/figures.ts";
import type { Draws } from "./fairness/draws.ts";

/** What came of a round: the script that the client plays, and the payout in minor units, which its events add up to. */
export type Outcome = {
  script: RoundScript;
  payoutMinor: bigint;
};

/** A round whose stake and input the rules have accepted; nothing is drawn yet. */
export type AcceptedRound = {
  /** Draws and plays the round. Pure: the same draws give the same outcome, and the stake only scales it. */
  play(draws: Draws): Outcome;
  /** Refuses (`RoundRefusedError`) what is playable but not on offer at a table whose currency has this scale. */
  checkOffer(scale: bigint): void;
  /** The share of all outcomes on which these bets pay something back, where the player chooses what to bet on. */
  readonly coveredShare?: number;
};

/**
 * A game's rules behind one door.
 *
 * The configuration of a released engine never changes: past rounds are recomputed with it. New figures are a new engine.
 */
export type Engine = {
  readonly id: EngineId;
  readonly family: GameFamily;
  /**
   * Parses what the player chose and checks that the stake, in minor units, can be paid out exactly. Throws `RoundRefusedError`
   * with `invalid_input` or `invalid_stake`.
   */
  accept(stakeMinor: bigint, input: unknown): AcceptedRound;
  /** The stakes on offer (for roulette the chips) in euro cents, ascending; times a currency's scale they are its minor units. */
  readonly stakes: readonly bigint[];
  /** The figures as released, ready at once. */
  readonly figures: Figures;
  /** The figures computed from the configuration again, which may take seconds. A test holds them equal to `figures`. */
  computeFigures(): Figures;
  /** The part of the sheet that only this kind of game has, in the currency of this scale. */
  layout(scale: bigint): GameSheet["layout"];
};
