import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber } from "../../exact/rational.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds, simulate, wonIn } from "../../testing/rounds.ts";
import { KenoData } from "./data.ts";
import { kenoFigures } from "./figures.ts";
import { keno } from "./manifest.ts";
import { chanceOfHits, returnOfSpots } from "./odds.ts";
import { KenoEvent } from "./wire.ts";

const released = ["keno-quick", "daybreak-keno", "night-owl-keno"];

function rulesOf(id: string) {
  const rules = keno.rulesOf(releasedData(keno, id));
  if (rules.kind !== "shared") throw new Error("keno is not shared");
  return rules;
}
const numbersOf = (seeds: Parameters<typeof seededDraws>[0]) => {
  const { outcome, events } = rulesOf("keno-quick").draw(seededDraws(seeds));
  const [drawn] = events.map((event) => KenoEvent.parse(event));
  if (drawn?.type !== "numbers-drawn") throw new Error("another script");
  expect(outcome).toEqual(drawn.numbers);
  return drawn.numbers;
};

/** The chance of each number of hits, ball by ball and without binomials: independent of the product. */
function hitsBallByBall(spots: number): number[] {
  let chances = [1];
  for (let ball = 0; ball < 20; ball += 1) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    for (const [hits, chance] of chances.entries()) {
      const hit = (spots - hits) / (80 - ball);
      next[hits] = (next[hits] ?? 0) + chance * (1 - hit);
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * hit;
    }
    chances = next;
  }
  return chances;
}

describe("keno", () => {
  it("keno covers with one slip what its spots hit, and with several one-spot slips the draws of any: 69 % with four, 44 % with two", () => {
    const rules = rulesOf("keno-quick");
    const shareOf = (...slips: number[][]) => rules.coveredTogether!(slips.map((numbers) => ({ numbers })));
    expect(shareOf([7])).toBeCloseTo(0.25, 12);
    const noneOf = (count: number) =>
      Array.from({ length: count }, (_, at) => (60 - at) / (80 - at)).reduce((one, other) => one * other, 1);
    for (const count of [2, 3, 4]) {
      const slips = Array.from({ length: count }, (_, at) => [11 + 9 * at]);
      expect(Math.abs(shareOf(...slips) - (1 - noneOf(count)))).toBeLessThan(0.01);
    }
    expect(shareOf([5], [20], [41], [66])).toBeGreaterThan(2 / 3);
    expect(Math.abs(shareOf([7], [7]) - 0.25)).toBeLessThan(0.01);
  });

  it("keno draws 20 different numbers from 1 to 80", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const numbers = numbersOf(seeds);
        expect(new Set(numbers).size).toBe(20);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(80);
      }),
    );
  });

  it("keno draws each number in a quarter of 5,000 rounds, within 4.5 sigma", () => {
    const rounds = 5_000;
    const counts = new Map<number, number>();
    for (let nonce = 0; nonce < rounds; nonce += 1)
      for (const number of numbersOf({ serverSeed: "5eed".repeat(16), clientSeed: "simulation", nonce }))
        counts.set(number, (counts.get(number) ?? 0) + 1);
    const spread = Math.sqrt(rounds * 0.25 * 0.75);
    for (let number = 1; number <= 80; number += 1)
      expect(Math.abs((counts.get(number) ?? 0) - rounds / 4), `${number}`).toBeLessThan(4.5 * spread);
  });

  it("keno has for 1 to 10 spots the chances of hits that 20 single balls add up to", () => {
    for (let spots = 1; spots <= 10; spots += 1)
      for (const [hits, chance] of hitsBallByBall(spots)
        .slice(0, spots + 1)
        .entries())
        expect(toNumber(chanceOfHits(spots, hits)), `${hits} of ${spots}`).toBeCloseTo(chance, 12);
  });

  it("keno pays 8.00 for 2.00 if four of eight are drawn, nothing for three, and 40,000.00 for all eight", () => {
    const slip = rulesOf("keno-quick").accept(200n, { numbers: [1, 2, 3, 4, 5, 6, 7, 8] });
    const drawn = (hits: number) => [
      ...Array.from({ length: hits }, (_, index) => index + 1),
      ...Array.from({ length: 20 - hits }, (_, index) => 80 - index),
    ];
    expect(slip.settle(drawn(4))).toEqual({
      payoutMinor: 800n,
      events: [
        { type: "slip-won", hits: 4, multiplierHundredths: 400, payoutMinor: "800" },
        { type: "round-ended", payoutMinor: "800" },
      ],
    });
    expect(slip.settle(drawn(3)).events).toEqual([{ type: "round-ended", payoutMinor: "0" }]);
    expect(slip.settle(drawn(8)).payoutMinor).toBe(4_000_000n);
  });

  it("keno gives the stake back for none of eight at the night owl's table", () => {
    const slip = rulesOf("night-owl-keno").accept(100n, { numbers: [1, 2, 3, 4, 5, 6, 7, 8] });
    const { events, payoutMinor } = slip.settle(Array.from({ length: 20 }, (_, index) => index + 41));
    expect([payoutMinor, wonIn(events)]).toEqual([100n, 100n]);
  });

  it.each([
    ["no number", []],
    ["eleven numbers", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ["a number twice", [4, 4]],
    ["numbers that do not ascend", [5, 4]],
    ["81", [81]],
    ["0", [0]],
  ])("keno refuses a slip with %s", (_, numbers) => {
    expect(() => rulesOf("keno-quick").accept(100n, { numbers })).toThrow(
      expect.objectContaining({ code: "invalid_input" }),
    );
  });

  it("keno takes 50.00 in a round, stakes in steps of 0.50, and five slips of a player", () => {
    const rules = rulesOf("keno-quick");
    const offer = (stakeMinor: bigint) => () => rules.accept(stakeMinor, { numbers: [7] }).checkOffer(1n);
    expect(offer(5_000n)).not.toThrow();
    for (const stakeMinor of [5_050n, 75n])
      expect(offer(stakeMinor)).toThrow(expect.objectContaining({ code: "invalid_stake" }));
    const slips = Array.from({ length: 6 }, () => ({ numbers: [7] }));
    expect(rules.join(slips.slice(1))).toEqual({ numbers: [7] });
    expect(() => rules.join(slips)).toThrow(expect.objectContaining({ code: "invalid_input" }));
  });

  it("keno is refused as a model if a slip returns less than 90 % or more than 97.5 %", () => {
    const data = releasedData(keno, "keno-quick");
    const withOneSpot = (hundredths: number) => ({
      ...data,
      pays: [[0, hundredths], ...data.pays.slice(1)],
    });
    expect(KenoData.safeParse(withOneSpot(360)).success).toBe(true);
    expect(KenoData.safeParse(withOneSpot(358)).success).toBe(false);
    expect(KenoData.safeParse(withOneSpot(392)).success).toBe(false);
  });
});

describe.each(released)("%s", (id) => {
  const data = releasedData(keno, id);

  it("keno returns between 90 and 97.5 % for each number of spots, as counted ball by ball", () => {
    for (const [index, pays] of data.pays.entries()) {
      const hits = hitsBallByBall(index + 1);
      const mean = pays.reduce((sum, paid, hit) => sum + (hits[hit] ?? 0) * paid, 0) / 100;
      const exact = toNumber(returnOfSpots(pays));
      expect(exact).toBeCloseTo(mean, 10);
      expect(exact).toBeGreaterThanOrEqual(0.9);
      expect(exact).toBeLessThanOrEqual(0.975);
    }
  });

  it("keno returns its exact figure on five spots over 40,000 rounds, within four standard errors", () => {
    const usual = [3, 19, 33, 52, 71];
    const rules = rulesOf(id);
    const figures = kenoFigures({ ...data, usual });
    const slip = rules.accept(100n, { numbers: usual });
    const { returnErrors, hitErrors } = simulate(
      figures,
      40_000,
      100n,
      (seeds) => slip.settle(rules.draw(seededDraws(seeds)).outcome).payoutMinor,
    );
    expect(returnErrors).toBeLessThan(4);
    expect(hitErrors).toBeLessThan(4);
  });
});
