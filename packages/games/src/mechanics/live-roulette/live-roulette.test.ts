import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { anySeeds } from "../../testing/rounds.ts";
import { playRoulette } from "../roulette/play.ts";
import { spots } from "../roulette/spots.ts";
import { liveRoulette } from "./manifest.ts";

const data = { chips: [10], betUnit: 10, maximumStraight: 5_000, maximumStake: 200_000 };
const rules = liveRoulette.rulesOf(data);
if (rules.kind !== "shared") throw new Error("live roulette is not shared");

const anyBets = fc
  .uniqueArray(fc.record({ spot: fc.constantFrom(...spots), amountMinor: fc.bigInt(1n, 5_000n) }), {
    selector: ({ spot }) => spot.spot,
    minLength: 1,
    maxLength: 20,
  })
  .map((bets) => ({
    bets,
    stakeMinor: bets.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    input: {
      bets: bets.map(({ spot, amountMinor }) => ({ spot: spot.spot, amountMinor: `${amountMinor}` })),
    },
  }));

describe("live roulette", () => {
  it("live roulette pays each player's bets as roulette pays them for the same pocket", () => {
    fc.assert(
      fc.property(anySeeds, anyBets, (seeds, { bets, stakeMinor, input }) => {
        const { outcome, events } = rules.draw(seededDraws(seeds));
        const settled = rules.accept(stakeMinor, input).settle(outcome);
        const alone = playRoulette(seededDraws(seeds), bets);
        expect([...events, ...settled.events]).toEqual(alone.events);
        expect(settled.payoutMinor).toBe(alone.payoutMinor);
      }),
    );
  });

  it("live roulette joins two bets on red and one on 7 into 300 on red and 50 on 7", () => {
    const bet = (spot: string, amountMinor: string) => ({ bets: [{ spot, amountMinor }] });
    expect(rules.join([bet("red", "100"), bet("straight-7", "50"), bet("red", "200")])).toEqual({
      bets: [
        { spot: "red", amountMinor: "300" },
        { spot: "straight-7", amountMinor: "50" },
      ],
    });
  });
});
