import type { RoundScript } from "@bellwether/contract/studio/index.ts";
import type { Draws } from "../fairness/draws.ts";
import type { Model } from "../models/model.ts";
import type {
  ActionChoice,
  DecidedRound,
  GameEvent,
  SharedBet,
  SharedDraw,
  SharedRules,
  Step,
} from "../rules/mechanic.ts";
import { offeredChoice } from "../rules/offered-choice.ts";
import { RoundRefusedError } from "../rules/round-refused.ts";
import { type RunSteps, settleInRun, type TimedAction } from "../rules/shared-run.ts";

/**
 * A round up to its latest action. `script` has its events, and `choices` the player's next choices, none when the round is over.
 * `stakedMinor` is the sum of all stakes. `payoutMinor` is 0 until the round is over, and then equals the sum of the script. Amounts are
 * minor units.
 */
export type PlayedRound = {
  readonly script: RoundScript;
  readonly choices: readonly ActionChoice[];
  readonly stakedMinor: bigint;
  readonly payoutMinor: bigint;
  /** The rule's default action now, for an absent player; undefined when the round is over. */
  readonly byRule: unknown;
  /** The best action now, in games whose best play is known. */
  hint(): unknown;
};

/**
 * Plays a round from its draws and actions; the same inputs give the same round. Throws `RoundRefusedError`: `invalid_stake` or
 * `invalid_input` when the rules do not allow it, `invalid_action` for an action that is not one of the choices.
 */
export function foldRound(
  model: Pick<Model, "mechanic" | "rules">,
  draws: Draws,
  stakeMinor: bigint,
  input: unknown,
  actions: readonly unknown[],
): PlayedRound {
  const { rules } = model;
  if (rules.kind === "decided")
    return fold(model, rules.accept(stakeMinor, input), draws, stakeMinor, actions);
  if (rules.kind === "shared") {
    const drawn = rules.draw(draws);
    const bet = rules.accept(stakeMinor, input);
    if (bet.steps) return fold(model, withDrawn(bet.steps, drawn.outcome), draws, stakeMinor, actions);
    refuseActions(actions);
    return settleShared(model, completeDraw(rules, drawn, [input]), bet, { stakeMinor });
  }
  refuseActions(actions);
  const { events, payoutMinor } = rules.accept(stakeMinor, input).play(draws);
  return { ...over(model, events, stakeMinor), payoutMinor };
}

function refuseActions(actions: readonly unknown[]): void {
  if (actions.length > 0) throw new RoundRefusedError("invalid_action", "this game has no choices");
}

/** A bet alone at a table whose players decide after the close. It follows no other bet. */
function withDrawn(steps: RunSteps, outcome: unknown): Played {
  return { ...steps, start: () => steps.start(outcome, []) };
}

/** The actions of a bet in a run, and of the bet that it follows. */
type ActionsInRun = { actions?: readonly TimedAction[]; followed?: readonly TimedAction[] };

/** The draw of a shared round with the inputs of all its bets, in games whose bets share a pot; the draw itself in all others. */
export function completeDraw(
  { pot }: Pick<SharedRules, "pot">,
  drawn: SharedDraw,
  inputs: readonly unknown[],
): SharedDraw {
  return pot ? pot.share(drawn.outcome, inputs) : drawn;
}

/**
 * Settles a bet at a shared table after the draw, with its actions of the run. The script has the draw's events, then the bet's; in a run of
 * decisions it has the bet's play, with the rule's default for each decision that is left. `stepMinor` is the smallest payable amount of the
 * bet's currency.
 */
export function settleShared(
  model: Pick<Model, "mechanic">,
  drawn: SharedDraw,
  bet: SharedBet,
  {
    stakeMinor,
    stepMinor = 1n,
    actions = [],
    followed = [],
  }: { stakeMinor: bigint; stepMinor?: bigint } & ActionsInRun,
): PlayedRound {
  if (bet.steps) {
    const { events, payoutMinor, furtherMinor } = settleInRun(bet.steps, drawn.outcome, actions, followed);
    return { ...over(model, events, stakeMinor + furtherMinor), payoutMinor };
  }
  const { events, payoutMinor } = bet.settle(drawn.outcome, actions, stepMinor);
  return { ...over(model, [...drawn.events, ...events], stakeMinor), payoutMinor };
}

/** The part of a decided round that `fold` needs. */
type Played = Pick<DecidedRound, "start" | "act" | "forfeit" | "hint">;

function fold(
  model: Pick<Model, "mechanic">,
  round: Played,
  draws: Draws,
  firstStakeMinor: bigint,
  actions: readonly unknown[],
): PlayedRound {
  let step: Step = round.start(draws);
  let stakedMinor = firstStakeMinor;
  const events = [...step.events];
  for (const action of actions) {
    const choice = offeredChoice(step.choices, action);
    if (!choice) throw new RoundRefusedError("invalid_action", "not one of the choices");
    stakedMinor += choice.stakeMinor;
    step = round.act(step.state, choice.action, draws);
    events.push(...step.events);
  }
  const { state, choices, payoutMinor } = step;
  if (choices.length === 0) return { ...over(model, events, stakedMinor), payoutMinor };
  return {
    script: { mechanic: model.mechanic, events },
    choices,
    stakedMinor,
    payoutMinor: 0n,
    byRule: round.forfeit(state),
    hint: () => round.hint?.(state),
  };
}

function over(model: Pick<Model, "mechanic">, events: readonly GameEvent[], stakedMinor: bigint) {
  const script = { mechanic: model.mechanic, events: [...events] };
  return { script, choices: [], stakedMinor, byRule: undefined, hint: noHint };
}

const noHint = () => undefined;
