import fc from "fast-check";
import type { Figures } from "../exact/figures.ts";
import { toNumber } from "../exact/rational.ts";
import type { Draws } from "../fairness/draws.ts";
import { seededDraws } from "../fairness/seeded-draws.ts";
import type { DecidedRound, DecidedRules, GameEvent, InstantRules, Mechanic } from "../rules/mechanic.ts";

/** Seeds of a round. */
export const anySeeds = fc.record({
  serverSeed: fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 64, maxLength: 64 }),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/),
  nonce: fc.nat(),
});

/** The rules of a model whose data pass its mechanic's schema. Throws unless they are instant. */
export function instantRules<Data>(mechanic: Mechanic<Data>, data: unknown): InstantRules {
  const rules = mechanic.rulesOf(mechanic.data.parse(data));
  if (rules.kind !== "instant") throw new Error(`${mechanic.id} is not instant`);
  return rules;
}

/** The rules of a model whose data pass its mechanic's schema. Throws unless they are decided. */
export function decidedRules<Data>(mechanic: Mechanic<Data>, data: unknown): DecidedRules {
  const rules = mechanic.rulesOf(mechanic.data.parse(data));
  if (rules.kind !== "decided") throw new Error(`${mechanic.id} is not decided`);
  return rules;
}

/** The total payout of a round's events: the sum over those whose type ends in `-won`. */
export function wonIn(events: readonly GameEvent[]): bigint {
  let won = 0n;
  for (const event of events) {
    if (!event.type.endsWith("-won")) continue;
    const { payoutMinor } = event as GameEvent & { payoutMinor?: string };
    if (payoutMinor === undefined) throw new Error(`${event.type} names no payout`);
    won += BigInt(payoutMinor);
  }
  return won;
}

/** The events without their amounts. Another stake changes only the amounts. */
export function withoutAmounts(events: readonly GameEvent[]): unknown {
  return JSON.parse(JSON.stringify(events, (key, value) => (key.endsWith("Minor") ? undefined : value)));
}

/** Plays a decided round to its end; `choose` gets the number of choices and returns the index of one. */
export function playToEnd(
  round: DecidedRound,
  seeds: Parameters<typeof seededDraws>[0],
  choose: (choices: number) => number,
): { events: GameEvent[]; actions: unknown[]; payoutMinor: bigint; furtherMinor: bigint } {
  const draws = seededDraws(seeds);
  let step = round.start(draws);
  const events = [...step.events];
  const actions: unknown[] = [];
  let furtherMinor = 0n;
  while (step.choices.length > 0) {
    const choice = step.choices[choose(step.choices.length)];
    if (!choice) throw new RangeError("no such choice");
    actions.push(choice.action);
    furtherMinor += choice.stakeMinor;
    step = round.act(step.state, choice.action, draws);
    events.push(...step.events);
    if (actions.length > 1000) throw new Error("the round does not end");
  }
  return { events, actions, payoutMinor: step.payoutMinor, furtherMinor };
}

/**
 * The distance of a simulation's mean payout and hit rate from the exact figures, in standard errors; the rounds have fixed seeds. A payout
 * above `hitsAboveMinor` is a hit.
 */
export function simulate(
  figures: Figures,
  rounds: number,
  stakeMinor: bigint,
  play: (seeds: { serverSeed: string; clientSeed: string; nonce: number }) => bigint,
  hitsAboveMinor = 0n,
): { returnErrors: number; hitErrors: number } {
  let paid = 0;
  let hits = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const payoutMinor = play({ serverSeed: "5eed".repeat(16), clientSeed: "simulation", nonce });
    paid += Number(payoutMinor) / Number(stakeMinor);
    if (payoutMinor > hitsAboveMinor) hits += 1;
  }
  const rate = toNumber(figures.hitRate);
  const returned = Math.abs(paid / rounds - toNumber(figures.returnToPlayer));
  const hitSpread = Math.sqrt((rate * (1 - rate)) / rounds);
  return {
    returnErrors: returned / (figures.standardDeviation / Math.sqrt(rounds)),
    // A game in which every round pays has no variance of its hit rate.
    hitErrors:
      hitSpread === 0 ? (hits === rounds * rate ? 0 : Infinity) : Math.abs(hits / rounds - rate) / hitSpread,
  };
}

/** Replays the actions of a decided round; returns each step, the start first. */
export function foldActions(
  round: DecidedRound,
  seeds: Parameters<typeof seededDraws>[0],
  actions: readonly unknown[],
): { events: GameEvent[]; payoutMinor: bigint } {
  const draws = seededDraws(seeds);
  let step = round.start(draws);
  const events = [...step.events];
  for (const action of actions) {
    step = round.act(step.state, action, draws);
    events.push(...step.events);
  }
  return { events, payoutMinor: step.payoutMinor };
}

/** Plays a round by the rule's default alone, as for an absent player. */
export function forfeitToEnd(round: DecidedRound, draws: Draws): { actions: unknown[]; payoutMinor: bigint } {
  let step = round.start(draws);
  const actions: unknown[] = [];
  while (step.choices.length > 0) {
    const action = round.forfeit(step.state);
    actions.push(action);
    step = round.act(step.state, action, draws);
    if (actions.length > 1000) throw new Error("the round does not end");
  }
  return { actions, payoutMinor: step.payoutMinor };
}
