import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational, toNumber } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { anySeeds } from "../../testing/rounds.ts";
import { baccaratCountsOf } from "../baccarat/figures.ts";
import { BaccaratSpot } from "../baccarat/wire.ts";
import { LanternBaccaratData } from "./data.ts";
import { figuresOfLanternBet, lanternProducts, shareOfBothLit } from "./figures.ts";
import { liveLanternBaccarat } from "./manifest.ts";
import { LanternBaccaratEvent, LanternBaccaratLayout } from "./wire.ts";

const data = LanternBaccaratData.parse({
  table: {
    decks: 8,
    chips: [100, 500],
    maximumBets: { side: 50_000, tie: 10_000, pair: 10_000 },
    maximumStake: 100_000,
  },
  paysTwentieths: { player: 17, banker: 16, tie: 180, "player-pair": 240, "banker-pair": 240 },
  faces: [
    { value: 0, weight: 12 },
    { value: 2, weight: 3 },
    { value: 3, weight: 1 },
  ],
});
const rules = liveLanternBaccarat.rulesOf(data);
if (rules.kind !== "shared") throw new Error("lantern baccarat is not shared");
const counts = baccaratCountsOf(8);

const drawnWith = (draws: ReturnType<typeof seededDraws>) => {
  const { outcome, events } = rules.draw(draws);
  const parsed = events.map((event) => LanternBaccaratEvent.parse(event));
  const lit = parsed[0];
  const compared = parsed.at(-1);
  if (lit?.type !== "lanterns-lit" || compared?.type !== "hands-compared") throw new Error("another script");
  return { outcome, lit, compared };
};
const payoutOf = (outcome: unknown, spot: BaccaratSpot) =>
  rules.accept(100n, { bets: { [spot]: "100" } }).settle(outcome).payoutMinor;

describe("lantern baccarat", () => {
  it("lantern baccarat lights both lanterns in 1 of 16 rounds; of these, 9 of 16 pay 4 to 1, 6 pay 6 to 1, and 1 pays 9 to 1", () => {
    expect(shareOfBothLit(data)).toEqual(rational(1, 16));
    expect([...lanternProducts(data)]).toEqual([
      [0, 240n],
      [4, 9n],
      [6, 6n],
      [9, 1n],
    ]);
  });

  it("lantern baccarat pays a winning natural the product of the lanterns, and any other bet its own odds", () => {
    fc.assert(
      fc.property(anySeeds, fc.constantFrom(...BaccaratSpot.options), (seeds, spot) => {
        const { outcome, lit, compared } = drawnWith(seededDraws(seeds));
        expect(lit.pays).toBe(lit.values[0] * lit.values[1]);
        const isSide = spot === "player" || spot === "banker";
        const isPair = spot === "player-pair" ? compared.playerPair : compared.bankerPair;
        const wins = isSide || spot === "tie" ? compared.winner === spot : isPair;
        const own = { player: 185n, banker: 180n, tie: 1_000n, "player-pair": 1_300n, "banker-pair": 1_300n }[
          spot
        ];
        const lifted = isSide && compared.natural && lit.pays > 0 ? BigInt(100 * (lit.pays + 1)) : own;
        const isReturned = isSide && compared.winner === "tie";
        expect(payoutOf(outcome, spot)).toBe(isReturned ? 100n : wins ? lifted : 0n);
      }),
    );
  });

  it.each([
    ["player", "96.35"],
    ["banker", "96.39"],
    ["tie", "95.15"],
    ["player-pair", "97.10"],
    ["banker-pair", "97.10"],
  ] as const)("lantern baccarat returns on %s %s percent", (spot, percent) => {
    const layout = LanternBaccaratLayout.parse(rules.layout(1n));
    expect(layout.spots.find((each) => each.spot === spot)?.returnToPlayer).toBe(percent);
  });

  it("lantern baccarat returns the exact figures over 60,000 dealt rounds, within four standard errors", () => {
    let state = 20_261_123;
    const nextWord = () => {
      state = (state + 0x6d2b79f5) | 0;
      let word = Math.imul(state ^ (state >>> 15), 1 | state);
      word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
      return (word ^ (word >>> 14)) >>> 0;
    };
    const draws = drawsFromWords(nextWord);
    const rounds = 60_000;
    const paid = new Map<BaccaratSpot, bigint>();
    for (let round = 0; round < rounds; round += 1) {
      const { outcome } = rules.draw(draws);
      for (const spot of BaccaratSpot.options)
        paid.set(spot, (paid.get(spot) ?? 0n) + payoutOf(outcome, spot));
    }
    for (const spot of BaccaratSpot.options) {
      const { returnToPlayer, standardDeviation } = figuresOfLanternBet(spot, data, counts);
      const mean = Number(paid.get(spot)) / 100 / rounds;
      const error = standardDeviation / Math.sqrt(rounds);
      expect(Math.abs(mean - toNumber(returnToPlayer)), `${spot}: ${mean} ± ${error}`).toBeLessThan(
        4 * error,
      );
    }
  });

  it("lantern baccarat refuses a model with a bet that returns less than 90 % or more than 97.5 %", () => {
    const withPay = (spot: BaccaratSpot, twentieths: number) =>
      LanternBaccaratData.safeParse({
        ...data,
        paysTwentieths: { ...data.paysTwentieths, [spot]: twentieths },
      });
    expect(withPay("tie", 160).success).toBe(false);
    expect(withPay("banker", 19).success).toBe(false);
  });
});
