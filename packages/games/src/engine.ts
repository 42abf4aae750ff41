import type { EngineId, GameFamily, GameSheet, RoundScript } from "@bellwether/contract/studio/index.ts";
import type { Figures } from "./exact/figures.ts";
import type { Draws } from "./fairness/draws.ts";

/** The result of a round: the script that the client plays, and the payout in minor units, which its events add up to. */
export type Outcome = {
  script: RoundScript;
  payoutMinor: bigint;
};

/** A round whose stake and input the rules have accepted; nothing is drawn yet. */
export type AcceptedRound = {
  /** Draws and plays the round. Pure: the same draws give the same outcome, and the stake only scales it. */
  play(draws: Draws): Outcome;
  /** Refuses (`RoundRefusedError`) a valid round that is not on offer at a table with this currency scale. */
  checkOffer(scale: bigint): void;
  /** The share of all outcomes for which these bets pay something back, in games where the player chooses what to bet on. */
  readonly coveredShare?: number;
};

/**
 * The common interface of all games' rules.
 *
 * The configuration of a released engine never changes, because past rounds are recomputed with it. New figures need a new engine.
 */
export type Engine = {
  readonly id: EngineId;
  readonly family: GameFamily;
  /**
   * Parses what the player chose and checks that the stake, in minor units, can be paid out exactly. Throws `RoundRefusedError`
   * with `invalid_input` or `invalid_stake`.
   */
  accept(stakeMinor: bigint, input: unknown): AcceptedRound;
  /** The stakes on offer (for roulette the chips) in euro cents, ascending; multiplied by a currency's scale they are its minor units. */
  readonly stakes: readonly bigint[];
  /** The figures as released, without computing them. */
  readonly figures: Figures;
  /** The figures computed from the configuration, which may take seconds. A test checks that they equal `figures`. */
  computeFigures(): Figures;
  /** The part of the sheet that only this kind of game has, in the currency with this scale. */
  layout(scale: bigint): GameSheet["layout"];
};
