import type { Draws } from "../../fairness/draws.ts";
import type { DecidedRound, GameEvent } from "../../rules/mechanic.ts";
import { payoutOf } from "../bet-events.ts";

/** A decided round from start to end: all its events, the stakes added after the start, and the payout. */
export type PlayedRound = {
  readonly events: readonly GameEvent[];
  readonly furtherMinor: bigint;
  readonly payoutMinor: bigint;
  readonly actions: readonly unknown[];
};

/**
 * Plays a round to its end. `decide` picks one of the choices. Throws when the payout differs from the sum of the events, when
 * `round-ended` is not the last event, or when a step without choices is not the end.
 */
export function playDecided(
  round: DecidedRound,
  draws: Draws,
  decide: (state: unknown, actions: readonly unknown[]) => unknown,
): PlayedRound {
  let step = round.start(draws);
  const events: GameEvent[] = [...step.events];
  const actions: unknown[] = [];
  let furtherMinor = 0n;
  while (step.choices.length > 0) {
    const wanted = decide(
      step.state,
      step.choices.map(({ action }) => action),
    );
    const choice = step.choices.find(({ action }) => JSON.stringify(action) === JSON.stringify(wanted));
    if (!choice) throw new Error(`${JSON.stringify(wanted)} is no choice`);
    if (events.some(({ type }) => type === "round-ended")) throw new Error("a choice after the end");
    furtherMinor += choice.stakeMinor;
    actions.push(wanted);
    step = round.act(step.state, wanted, draws);
    events.push(...step.events);
  }
  const last = events.at(-1);
  if (last?.type !== "round-ended" || payoutOf(events) !== step.payoutMinor) {
    throw new Error("the events do not add up to the payout");
  }
  if ("payoutMinor" in last && last.payoutMinor !== step.payoutMinor.toString()) {
    throw new Error("round-ended has another payout");
  }
  return { events, furtherMinor, payoutMinor: step.payoutMinor, actions };
}

/** Mean and variance of a stream of results. */
export class RunningMean {
  count = 0;
  mean = 0;
  #squares = 0;

  add(value: number): void {
    this.count += 1;
    const gap = value - this.mean;
    this.mean += gap / this.count;
    this.#squares += gap * (value - this.mean);
  }

  /** The distance of the mean from `expected`, in standard errors. */
  errorsFrom(expected: number): number {
    const deviation = Math.sqrt(this.#squares / (this.count - 1));
    return (Math.abs(this.mean - expected) * Math.sqrt(this.count)) / deviation;
  }
}
