import fc from "fast-check";
import type { Figures } from "../exact/figures.ts";
import { toNumber } from "../exact/rational.ts";
import type { GameEvent, InstantRules, Mechanic } from "../mechanics/mechanic.ts";

/** Seeds of a round. */
export const anySeeds = fc.record({
  serverSeed: fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 64, maxLength: 64 }),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/),
  nonce: fc.nat(),
});

/** The rules of a model that its mechanic's own schema accepts. Throws unless they are instant. */
export function instantRules<Data>(mechanic: Mechanic<Data>, data: unknown): InstantRules {
  const rules = mechanic.rulesOf(mechanic.data.parse(data));
  if (rules.kind !== "instant") throw new Error(`${mechanic.id} is not instant`);
  return rules;
}

/** What the events of a round pay: the sum over those whose type ends in `-won`. */
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

/** The events without their amounts, which are all that a stake may change. */
export function withoutAmounts(events: readonly GameEvent[]): unknown {
  return JSON.parse(JSON.stringify(events, (key, value) => (key.endsWith("Minor") ? undefined : value)));
}

/** How many standard errors the mean payout and the hit rate of a simulation lie from the exact figures; the rounds have fixed seeds. */
export function simulate(
  figures: Figures,
  rounds: number,
  stakeMinor: bigint,
  play: (seeds: { serverSeed: string; clientSeed: string; nonce: number }) => bigint,
): { returnErrors: number; hitErrors: number } {
  let paid = 0;
  let hits = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const payoutMinor = play({ serverSeed: "5eed".repeat(16), clientSeed: "simulation", nonce });
    paid += Number(payoutMinor) / Number(stakeMinor);
    if (payoutMinor > 0n) hits += 1;
  }
  const rate = toNumber(figures.hitRate);
  const returned = Math.abs(paid / rounds - toNumber(figures.returnToPlayer));
  const hitSpread = Math.sqrt((rate * (1 - rate)) / rounds);
  return {
    returnErrors: returned / (figures.standardDeviation / Math.sqrt(rounds)),
    // A game in which every round pays something has no spread of its hit rate.
    hitErrors:
      hitSpread === 0 ? (hits === rounds * rate ? 0 : Infinity) : Math.abs(hits / rounds - rate) / hitSpread,
  };
}
