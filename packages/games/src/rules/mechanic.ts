import type { AnySchema } from "@bellwether/contract";
import type { MotionKind } from "@bellwether/contract/content/title-motion.ts";
import type { GameFamily, SlotFeature, TableResultType } from "@bellwether/contract/studio/index.ts";
import type { ChoiceFigures, Figures } from "../exact/figures.ts";
import type { WinChances } from "../exact/win-chances.ts";
import type { Draws } from "../fairness/draws.ts";
import type { DrawBet } from "./house-bet.ts";
import type { GameEvent, Step } from "./round-step.ts";
import type { RunSteps, SharedRun, TimedAction } from "./shared-run.ts";

export type { ActionChoice, GameEvent, Step } from "./round-step.ts";

/** The part of the sheet that only this kind of game has; the mechanic's schema has its other fields. */
export type Layout = { readonly kind: string };

/** The result of an instant round: the events that the client plays, and the payout in minor units, which equals their sum. */
export type Outcome<Event extends GameEvent = GameEvent> = {
  readonly events: readonly Event[];
  readonly payoutMinor: bigint;
};

/** What a market may forbid to sell beside a plain spin: its terms have these names. */
export type SaleTerm = "bonusBuy" | "anteBet";

/** A round whose stake and input the rules have accepted; nothing is drawn yet. */
export type AcceptedRound = {
  /** Refuses (`RoundRefusedError`) a valid round that is not on offer at a table with this currency scale. */
  checkOffer(scale: bigint): void;
  /** The share of all outcomes for which these bets pay anything, in games with a choice of bets. */
  readonly coveredShare?: number;
  /** What the terms must allow for this round: a purchase, whose price is its stake, or an ante bet. */
  readonly needs?: SaleTerm;
};

/** A round that is decided by the stake, the input and the seeds. */
export type InstantRound = AcceptedRound & {
  /** Draws and plays the round. Pure: the same draws give the same outcome, and the stake only scales it. */
  play(draws: Draws): Outcome;
};

/** A round in which the player makes choices. All steps draw from the same stream, in order. */
export type DecidedRound<State = unknown, Action = unknown> = AcceptedRound & {
  start(draws: Draws): Step<State, Action>;
  /** Throws `RoundRefusedError` with `invalid_action` for an action that is not one of the step's choices. */
  act(state: State, action: unknown, draws: Draws): Step<State, Action>;
  /** The rule's default for an absent player. It never adds to the stake. */
  forfeit(state: State): Action;
  /** The best action, in games whose best play is known. */
  hint?(state: State): Action;
};

/** The steps of a decided round, once its stake and input are accepted. */
export type RoundSteps<State = unknown, Action = unknown> = Omit<
  DecidedRound<State, Action>,
  keyof AcceptedRound
>;

/** A model with the rules that play it. */
type Rules = {
  /** The stakes on offer in euro cents, ascending; multiplied by a currency's scale they are its minor units. */
  readonly stakes: readonly bigint[];
  /** The feature that a player may want autoplay to stop at. What every few spins bring is none: a nudge, a respun reel, a tumble. */
  readonly feature?: SlotFeature | undefined;
  /**
   * Computes the exact figures from the data. It can take seconds, so the figures are stored in the model's file; a test compares the two.
   */
  computeFigures(): Figures;
  /** Computes the chances of the wins from the data, to five digits. It may take a minute; the model's file stores them too. */
  computeWinChances(): WinChances;
  /**
   * The figures of each choice that a player makes before a round or in it and that decides how much is risked: a bet of the table, a risk, a
   * cash-out. The lowest and the highest choice are enough where all others lie between them. Absent where there is one way to play, or a
   * best one.
   */
  readonly choices?: (() => readonly ChoiceFigures[]) | undefined;
  /** The part of the sheet that only this kind of game has, in the currency with this scale. */
  layout(scale: bigint): Layout;
  /** The input that the figures describe, for a round with this stake. Absent in games whose only input is a stake. */
  usualInput?(stakeMinor: bigint): unknown;
  /**
   * Inputs with this stake that together play every bet on offer, for the golden rounds. Absent where the usual input is enough. The stake is
   * that of `verify/sample-rounds.ts`.
   */
  sampleInputs?(stakeMinor: bigint): readonly unknown[];
  /** The price of a round with this sample input at a selected stake. Absent where the price is the stake. */
  priceOf?(stakeMinor: bigint, input: unknown): bigint;
};

export type InstantRules = OwnRules & {
  readonly kind: "instant";
  /** Throws `RoundRefusedError` with `invalid_input` or `invalid_stake`; the stake is in minor units. */
  accept(stakeMinor: bigint, input: unknown): InstantRound;
};

export type DecidedRules = OwnRules & {
  readonly kind: "decided";
  /** Some choices cost a further stake. Such a game has no free rounds, because a reward pays only for the start of a round. */
  readonly takesFurtherStakes: boolean;
  /**
   * The share of all outcomes for which the play of a finished round pays, from its events, in games in which the player decides how much to
   * risk. Undefined for a lost round: nothing tells how long it would have gone on.
   */
  coveredShareAfter?(events: readonly GameEvent[]): number | undefined;
  /** Throws `RoundRefusedError` with `invalid_input` or `invalid_stake`; the stake is in minor units. */
  accept(stakeMinor: bigint, input: unknown): DecidedRound;
};

/** The draw of a table's round, which is the same for all players. The events show the draw and no bets. */
export type SharedDraw<Drawn = unknown, Event extends GameEvent = GameEvent> = {
  readonly outcome: Drawn;
  readonly events: readonly Event[];
};

/** A bet that the rules have accepted before the draw. */
export type SharedBet<Drawn = unknown> = AcceptedRound & {
  /**
   * Settles the bet for the outcome and its actions, which the run has accepted: its events, which follow those of the draw, and their sum
   * as the payout. Pure. A share of a pot is a whole number of `stepMinor`, the smallest payable amount of the bet's currency.
   */
  settle(outcome: Drawn, actions?: readonly TimedAction[], stepMinor?: bigint): Outcome;
  /**
   * The share of all outcomes for which the bet pays with these actions, in games in which only they tell it: a cash-out by the player.
   * Undefined without such an action.
   */
  coveredShareAfter?(actions: readonly TimedAction[]): number | undefined;
  /** In a run of decisions, the play of the bet. Its script is this play alone: the draw's events are not before it. */
  readonly steps?: RunSteps<Drawn>;
};

/** The seats of a table, each of which one bet takes for a round. Other bets are behind a taken seat. */
export type SharedSeats = {
  readonly count: number;
  /** The seat that the input takes, or behind which it bets. */
  of(input: unknown): { readonly seat: number; readonly isBehind: boolean };
};

/**
 * How a lobby shows a table's draws: the kind of result, and the texts of one draw, the newest first. The lobby shows six texts, those of the
 * last draw first.
 */
export type LobbyResults = {
  readonly type: TableResultType;
  textsOf(events: readonly GameEvent[]): readonly string[];
  /** The pace of a multiplier that rises while the round runs: after `t` ms it is `((t + tauMs) / tauMs) ** power`. */
  readonly climb?: { readonly tauMs: number; readonly power: number };
};

/**
 * A pot that all bets of a round share, so that what one pays depends on the others. The draw alone is only the order in which things come;
 * `share` completes it with every bet under the root. All functions are pure.
 */
export type SharedPot<Drawn = unknown> = {
  /** Prizes are fixed; only the draw's cap is shared. The sheet's figures hold for every bet while the cap is not reached. */
  readonly hasFixedPrizes?: boolean;
  /** A round with bets of fewer players is void. */
  readonly minimumPlayers: number;
  /** The most units, for example tickets, that all players of a round have together; `Infinity` without a limit. */
  readonly maximumUnits: number;
  /** The units of an accepted input. */
  unitsOf(input: unknown): number;
  /** Games whose tickets are numbered from 1 to `maximumUnits`: each number is sold once in a round. */
  readonly names?: TicketNames;
  /**
   * The draw with the pot shared among these inputs, whose order does not matter. Throws a RangeError without inputs unless
   * `minimumPlayers` is 0.
   */
  share(drawn: unknown, inputs: readonly unknown[]): SharedDraw<Drawn>;
  /**
   * `share`, fed one input at a time, for rounds with very many bets: the studio reads them in parts and lets others work in between.
   * `drawn` is the outcome of the draw.
   */
  tally?(drawn: unknown): PotTally<Drawn>;
  /** The outcome of a shared draw from its events, as they were stored. */
  read(events: readonly GameEvent[]): Drawn;
};

/** The numbers that an accepted input names, and an input that names these, ascending. */
export type TicketNames = {
  of(input: unknown): readonly number[];
  inputWith(numbers: readonly number[]): unknown;
};

/** Counts the inputs of a round. `share` gives what `SharedPot.share` gives for all that were added. */
export type PotTally<Drawn = unknown> = {
  add(input: unknown): void;
  share(): SharedDraw<Drawn>;
};

/**
 * What only some games have that are drawn for everybody. A caller asks for what it needs by its name, in the rules of any game: it is
 * undefined in a game without it.
 */
export type SharedCapabilities<Drawn = unknown> = {
  /** The game can place a bet again in the next rounds, without a new choice of the player. */
  readonly repeats: true;
  /** How a lobby shows the draws. Absent in games whose draws it cannot show in a few characters. */
  readonly lobby: LobbyResults;
  /** Throws `RoundRefusedError` with `invalid_input` if no slip can mark this line, in games in which a player marks lines. */
  checkLine(line: readonly number[]): void;
  /** The share of all outcomes for which one of these accepted inputs of one player pays, where the joined input does not tell it. */
  coveredTogether(inputs: readonly unknown[]): number;
  /**
   * How much longer than the `drawnMs` of the table's file this draw takes to show, in whole milliseconds: a bonus round, a second spin, the
   * calls of a game. Absent if all draws take the same. Pure: every node computes the same from the same events.
   */
  moreMs(events: readonly GameEvent[]): number;
  /** Play that goes on after the bets are sealed. */
  readonly run: SharedRun<Drawn>;
  /** The seats of the table. */
  readonly seats: SharedSeats;
  /** The pot that the bets of a round share. Bets are then settled by the outcome of its `share`, and `draw` has no events. */
  readonly pot: SharedPot<Drawn>;
};

/** The rules of a game that a player plays alone. */
type OwnRules = Rules & { readonly [Name in keyof SharedCapabilities]?: undefined };

export type SharedRules<Drawn = unknown> = Rules &
  Partial<SharedCapabilities<Drawn>> & {
    readonly kind: "shared";
    /** Throws `RoundRefusedError` with `invalid_input` or `invalid_stake`; the stake is in minor units. */
    accept(stakeMinor: bigint, input: unknown): SharedBet<Drawn>;
    /** Joins several accepted inputs of one player into one, so that limits can be checked over all of them. */
    join(inputs: readonly unknown[]): unknown;
    /** Draws for everybody. Pure: the same draws give the same outcome. */
    draw(draws: Draws): SharedDraw<Drawn>;
  };

/**
 * The manifest of a mechanic: rules as code, for every model that its `data` schema accepts. Its id is the name of its folder, and every
 * list of mechanics finds it by its folder.
 */
export type Mechanic<Data = unknown> = {
  readonly id: string;
  /**
   * The mechanic whose draws and payouts these are, at a live table for everybody. `examples/verify.py` plays its rounds as those of that
   * mechanic. Absent in mechanics with rules of their own.
   */
  readonly sameRulesAs?: string;
  /** The market's limits of pace and stake depend on the family, and so do the texts of the controls. */
  readonly family: GameFamily;
  /** What moves on a tile of such a game while somebody points at it. Absent in mechanics with the motion of their family. */
  readonly motion?: MotionKind;
  /** The schema of a model's data. */
  readonly data: AnySchema<Data>;
  /** The schema of the player's input with the stake. */
  readonly input: AnySchema;
  /** The player's actions; absent in games without them. */
  readonly action?: AnySchema;
  readonly event: AnySchema<GameEvent>;
  readonly layout: AnySchema<Layout>;
  /** The bet of a house player at a table of this mechanic (decision 62). Absent in mechanics at whose tables they do not bet. */
  readonly houseBet?: DrawBet;
  rulesOf(data: Data): InstantRules | DecidedRules | SharedRules;
};
