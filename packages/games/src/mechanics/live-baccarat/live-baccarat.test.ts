import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { anySeeds } from "../../testing/rounds.ts";
import { playBaccarat } from "../baccarat/play.ts";
import { BaccaratSpot } from "../baccarat/wire.ts";
import { liveBaccarat } from "./manifest.ts";

const data = {
  decks: 8 as const,
  chips: [100, 500],
  maximumBets: { side: 100_000, tie: 10_000, pair: 10_000 },
  maximumStake: 200_000,
};
const rules = liveBaccarat.rulesOf(data);
if (rules.kind !== "shared") throw new Error("live baccarat is not shared");

const anyBets = fc
  .uniqueArray(fc.record({ spot: fc.constantFrom(...BaccaratSpot.options), chips: fc.bigInt(1n, 100n) }), {
    selector: ({ spot }) => spot,
    minLength: 1,
  })
  .map((bets) => new Map(bets.map(({ spot, chips }) => [spot, chips * 100n])));

describe("live baccarat", () => {
  it("live baccarat pays each player's bets as baccarat pays them for the same cards", () => {
    fc.assert(
      fc.property(anySeeds, anyBets, (seeds, bets) => {
        const stakeMinor = [...bets.values()].reduce((sum, amountMinor) => sum + amountMinor, 0n);
        const input = { bets: Object.fromEntries([...bets].map(([spot, amount]) => [spot, `${amount}`])) };
        const { outcome, events } = rules.draw(seededDraws(seeds));
        const settled = rules.accept(stakeMinor, input).settle(outcome);
        const alone = playBaccarat(data.decks, bets, seededDraws(seeds));
        expect([...events, ...settled.events]).toEqual(alone.events);
        expect(settled.payoutMinor).toBe(alone.payoutMinor);
      }),
    );
  });

  it("live baccarat shows four to six cards and the comparison of the hands in the draw, and no bets", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const types = rules.draw(seededDraws(seeds)).events.map(({ type }) => type);
        expect(types.at(-1)).toBe("hands-compared");
        expect(types.slice(0, -1).every((type) => type === "card-dealt")).toBe(true);
        expect([5, 6, 7]).toContain(types.length);
      }),
    );
  });

  it("live baccarat joins two bets on the banker and one on a tie into 300 on the banker and 100 on a tie", () => {
    expect(rules.join([{ bets: { banker: "100" } }, { bets: { banker: "200", tie: "100" } }])).toEqual({
      bets: { banker: "300", tie: "100" },
    });
  });

  it("live baccarat refuses 100,100 on the banker over two bets, above the limit of 100,000", () => {
    const joined = rules.join([{ bets: { banker: "100000" } }, { bets: { banker: "100" } }]);
    expect(() => rules.accept(100_100n, joined).checkOffer(1n)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });
});
