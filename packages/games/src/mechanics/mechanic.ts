import type { GameFamily } from "@bellwether/contract/studio/index.ts";
import type { z } from "zod";
import type { Figures } from "../exact/figures.ts";
import type { Draws } from "../fairness/draws.ts";

/** An event of a round's script; the mechanic's schema says what else it holds. */
export type GameEvent = { readonly type: string };

/** What only this kind of game has on its sheet; the mechanic's schema says what else it holds. */
export type Layout = { readonly kind: string };

/** The result of an instant round: the events that the client plays, and the payout in minor units, which they add up to. */
export type Outcome<Event extends GameEvent = GameEvent> = {
  readonly events: readonly Event[];
  readonly payoutMinor: bigint;
};

/** A round whose stake and input the rules have accepted; nothing is drawn yet. */
export type AcceptedRound = {
  /** Refuses (`RoundRefusedError`) a valid round that is not on offer at a table with this currency scale. */
  checkOffer(scale: bigint): void;
  /** The share of all outcomes for which these bets pay something back, in games where the player chooses what to bet on. */
  readonly coveredShare?: number;
};

/** A round that the stake, the input and the seeds decide. */
export type InstantRound = AcceptedRound & {
  /** Draws and plays the round. Pure: the same draws give the same outcome, and the stake only scales it. */
  play(draws: Draws): Outcome;
};

/** Something that the player may do now, and what it adds to the stake, in minor units ("0" for nothing). */
export type Choice<Action = unknown> = {
  readonly action: Action;
  readonly stakeMinor: bigint;
};

/**
 * Where a decided round stands after its start or after an action: what that step showed, and what the player may do next. A round without
 * choices is over, and pays `payoutMinor`. `state` is immutable and is never stored: it is folded again from seeds, input and actions.
 */
export type Step<State = unknown, Action = unknown, Event extends GameEvent = GameEvent> = {
  readonly state: State;
  readonly events: readonly Event[];
  readonly choices: readonly Choice<Action>[];
  readonly payoutMinor: bigint;
};

/** A round in which the player makes choices. All steps draw from the same stream, in order. */
export type DecidedRound<State = unknown, Action = unknown> = AcceptedRound & {
  start(draws: Draws): Step<State, Action>;
  /** Throws `RoundRefusedError` with `invalid_action` for an action that is not one of the step's choices. */
  act(state: State, action: unknown, draws: Draws): Step<State, Action>;
  /** What the rule does for a player who stays away. It never adds to the stake. */
  forfeit(state: State): Action;
  /** The best action where the best play is known. */
  hint?(state: State): Action;
};

/** A model with the rules that play it. */
type Rules = {
  /** The stakes on offer in euro cents, ascending; multiplied by a currency's scale they are its minor units. */
  readonly stakes: readonly bigint[];
  /** Computes the exact figures from the data. It may take seconds, so the figures are stored in the model's file; a test compares the two. */
  computeFigures(): Figures;
  /** The part of the sheet that only this kind of game has, in the currency with this scale. */
  layout(scale: bigint): Layout;
};

export type InstantRules = Rules & {
  readonly kind: "instant";
  /** Throws `RoundRefusedError` with `invalid_input` or `invalid_stake`; the stake is in minor units. */
  accept(stakeMinor: bigint, input: unknown): InstantRound;
};

export type DecidedRules = Rules & {
  readonly kind: "decided";
  /** Throws `RoundRefusedError` with `invalid_input` or `invalid_stake`; the stake is in minor units. */
  accept(stakeMinor: bigint, input: unknown): DecidedRound;
};

/**
 * The manifest of a mechanic: rules as code, for every model that its `data` schema accepts. Its folder's name is its id, and everything
 * that lists mechanics finds it by its folder.
 */
export type Mechanic<Data = unknown> = {
  readonly id: string;
  /** Decides pace and stake by market, and the words of the controls. */
  readonly family: GameFamily;
  /** What a model of this mechanic holds. */
  readonly data: z.ZodType<Data>;
  /** What the player sends with the stake. */
  readonly input: z.ZodType;
  /** The player's actions; absent for instant rounds. */
  readonly action?: z.ZodType;
  readonly event: z.ZodType<GameEvent>;
  readonly layout: z.ZodType<Layout>;
  rulesOf(data: Data): InstantRules | DecidedRules;
};
