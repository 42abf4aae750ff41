import type { RoundScript } from "@bellwether/contract/studio/index.ts";
import type { Draws } from "./fairness/draws.ts";
import type {
  Choice,
  DecidedRound,
  GameEvent,
  SharedBet,
  SharedDraw,
  SharedRules,
  Step,
  TimedAction,
} from "./mechanics/mechanic.ts";
import type { Model } from "./models/model.ts";
import { sortedJson } from "./models/sorted-json.ts";
import { RoundRefusedError } from "./round-refused.ts";

/**
 * A round up to its latest action. `script` has its events, and `choices` the player's next choices, none when the round is over.
 * `stakedMinor` is the sum of all stakes. `payoutMinor` is 0 until the round is over, and then equals the sum of the script. Amounts are
 * minor units.
 */
export type PlayedRound = {
  readonly script: RoundScript;
  readonly choices: readonly Choice[];
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
  if (actions.length > 0) throw new RoundRefusedError("invalid_action", "this game has no choices");
  if (rules.kind === "shared") {
    const bet = rules.accept(stakeMinor, input);
    return settleShared(model, completeDraw(rules, rules.draw(draws), [input]), bet, { stakeMinor });
  }
  const { events, payoutMinor } = rules.accept(stakeMinor, input).play(draws);
  return { ...over(model, events, stakeMinor), payoutMinor };
}

/** The draw of a shared round with the inputs of all its bets, in games whose bets share a pot; the draw itself in all others. */
export function completeDraw(
  { pot }: Pick<SharedRules, "pot">,
  drawn: SharedDraw,
  inputs: readonly unknown[],
): SharedDraw {
  return pot ? pot.share(drawn.outcome, inputs) : drawn;
}

/** Settles a bet at a shared table after the draw, with its actions of the run. The script has the draw's events, then the bet's. */
export function settleShared(
  model: Pick<Model, "mechanic">,
  drawn: SharedDraw,
  bet: SharedBet,
  { stakeMinor, actions = [] }: { stakeMinor: bigint; actions?: readonly TimedAction[] },
): PlayedRound {
  const { events, payoutMinor } = bet.settle(drawn.outcome, actions);
  return { ...over(model, [...drawn.events, ...events], stakeMinor), payoutMinor };
}

function fold(
  model: Pick<Model, "mechanic">,
  round: DecidedRound,
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

/** The choice with this action, or undefined if the action is not offered. The action may be untrusted input. */
export function offeredChoice(choices: readonly Choice[], action: unknown): Choice | undefined {
  const wanted = sortedJson(action);
  return choices.find((choice) => sortedJson(choice.action) === wanted);
}

function over(model: Pick<Model, "mechanic">, events: readonly GameEvent[], stakedMinor: bigint) {
  const script = { mechanic: model.mechanic, events: [...events] };
  return { script, choices: [], stakedMinor, byRule: undefined, hint: noHint };
}

const noHint = () => undefined;
