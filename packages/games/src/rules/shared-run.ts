import { offeredChoice } from "./offered-choice.ts";
import type { ActionChoice, GameEvent, Step } from "./round-step.ts";

/** A player's action for a bet while the table's round was running, `afterMs` whole milliseconds after the start of the run. */
export type TimedAction = { readonly action: unknown; readonly afterMs: number };

/** A bet in a run: its input, and its actions so far in the order of their times. */
export type BetInRun = { readonly input: unknown; readonly actions: readonly TimedAction[] };

/**
 * Play that goes on after the bets are sealed, while the outcome is hidden: a table's phase `running`. Times are whole milliseconds after the
 * start of the run. All functions are pure. In a run of `exits` bets leave by themselves or by a free action, and the outcome fixes the
 * run's length. In a run of `decisions` the table asks bets, and the run lasts until the last one has answered or its time is over.
 */
export type SharedRun<Drawn = unknown> = RunOfExits<Drawn> | RunOfDecisions<Drawn>;

type LongestRun = {
  /** The longest possible run. It is published, so it must not depend on the outcome. */
  readonly longestMs: number;
};

export type RunOfExits<Drawn = unknown> = LongestRun & {
  readonly kind: "exits";
  /** How long the run with this outcome lasts. It stays secret until the run is over. */
  lengthMs(outcome: Drawn): number;
  /** Throws `RoundRefusedError` (`invalid_action`, `too_early`, `too_late`) unless the action counts at this time. */
  checkAction(outcome: Drawn, bet: BetInRun, action: unknown, afterMs: number): void;
  /** What everybody may see of a bet at this time: when it left the run, and at what multiplier in hundredths. Undefined while it is in. */
  exitOf(outcome: Drawn, bet: BetInRun, afterMs: number): RunExitOfBet | undefined;
};

/** A bet has left the run with a win. */
export type RunExitOfBet = { readonly afterMs: number; readonly multiplierHundredths: number };

export type RunOfDecisions<Drawn = unknown> = LongestRun & {
  readonly kind: "decisions";
  /** Whether the turn of a bet depends on its own play alone. Then `momentOf` can answer `turnOf` from the play of this one bet. */
  readonly isAlone: boolean;
  /** The run at `nowMs`, folded from the outcome and what was played. */
  momentOf(outcome: Drawn, play: RunPlay, nowMs: number): RunMoment;
  /** The events of the round once the run is over, if they are not those of the draw. They show the play of everybody, and no stakes. */
  eventsOf?(outcome: Drawn, play: Pick<RunPlay, "bets" | "actions">): readonly GameEvent[];
  /** The bets that the events of a finished round name. */
  betsIn?(events: readonly GameEvent[]): readonly SealedBet[];
};

/** A bet under the root, without its stake. */
export type SealedBet = { readonly roundId: string; readonly input: unknown };

/**
 * A further stake that the wallet has not taken: refused, returned, or without an answer so far (`untilMs` null). The decision of its bet is
 * held open from `fromMs` to `untilMs`, also beyond its deadline.
 */
export type RunHold = {
  readonly roundId: string;
  readonly fromMs: number;
  readonly untilMs: number | null;
};

/** All bets under the root, the actions that count in the order in which they were stored, and the holds. */
export type RunPlay = {
  readonly bets: readonly SealedBet[];
  readonly actions: readonly (TimedAction & { readonly roundId: string })[];
  readonly holds: readonly RunHold[];
};

/** What the table asks: one bet, or every bet that has not answered (`roundId` null). Answers count before `untilMs`. */
export type OpenQuestion = { readonly roundId: string | null; readonly untilMs: number };

/** A run at a moment. */
export type RunMoment = {
  /** What everybody may see by now. Nothing in it is still to be decided. */
  readonly events: readonly GameEvent[];
  readonly question: OpenQuestion | null;
  /** The earliest time at which the run goes on if nobody acts; null while a further stake is uncertain. */
  readonly nextMs: number | null;
  readonly isOver: boolean;
  /** Whether a bet may answer now, was not asked yet, or can answer no more. */
  turnOf(roundId: string): "now" | "early" | "late";
};

/** After a deadline, actions that were stored just before it may still become visible. Only after this time the default counts. */
export const DEFAULT_DELAY_MS = 500;

/** The play of one bet in a run of decisions, from the outcome that was fixed at the seal. All functions are pure. */
export type RunSteps<Drawn = unknown, State = unknown, Action = unknown> = {
  /** `followed` are the actions of the bet that this bet follows, in games with bets on another player's play. */
  start(outcome: Drawn, followed: readonly TimedAction[]): Step<State, Action>;
  /** Throws `RoundRefusedError` with `invalid_action` for an action that is not one of the step's choices. */
  act(state: State, action: unknown): Step<State, Action>;
  /** The rule's default for an absent player. It never adds to the stake. */
  forfeit(state: State): Action;
  /** The best action, if the best play is known. */
  hint?(state: State): Action;
};

/** The choices of a bet in a run after its actions. Throws `RoundRefusedError` when an action was not one of the choices. */
export function choicesInRun(
  steps: RunSteps,
  outcome: unknown,
  actions: readonly TimedAction[],
  followed: readonly TimedAction[],
): readonly ActionChoice[] {
  return foldSteps(steps, outcome, actions, followed).choices;
}

/** Plays a bet to its end: its actions, then the rule's default for each decision that is left. */
export function settleInRun(
  steps: RunSteps,
  outcome: unknown,
  actions: readonly TimedAction[],
  followed: readonly TimedAction[],
): { events: readonly GameEvent[]; payoutMinor: bigint; furtherMinor: bigint } {
  let { step, events, furtherMinor } = foldSteps(steps, outcome, actions, followed);
  while (step.choices.length > 0) {
    step = steps.act(step.state, steps.forfeit(step.state));
    events = [...events, ...step.events];
  }
  return { events, payoutMinor: step.payoutMinor, furtherMinor };
}

function foldSteps(
  steps: RunSteps,
  outcome: unknown,
  actions: readonly TimedAction[],
  followed: readonly TimedAction[],
) {
  let step = steps.start(outcome, followed);
  let events: readonly GameEvent[] = step.events;
  let furtherMinor = 0n;
  for (const { action } of actions) {
    furtherMinor += stakeOfChoice(step.choices, action);
    step = steps.act(step.state, action);
    events = [...events, ...step.events];
  }
  return { step, events, furtherMinor, choices: step.choices };
}

/** The further stake of an action; 0 for one that is not among the choices, which `act` refuses. */
function stakeOfChoice(choices: readonly ActionChoice[], action: unknown): bigint {
  return offeredChoice(choices, action)?.stakeMinor ?? 0n;
}
