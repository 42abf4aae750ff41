import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber } from "../../exact/rational.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { expectedPayout } from "../../fixed-prizes/return-by-sold.ts";
import { completeDraw } from "../../rounds/fold-round.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds, simulate, wonIn } from "../../testing/rounds.ts";
import { LottoData } from "./data.ts";
import { lotto } from "./manifest.ts";
import { chanceOfTier, drawsByTier, lottoFigures, payoutsOfLine, returnOfLine } from "./odds.ts";
import { type LottoBalls, outcomeIn } from "./share-prizes.ts";
import { tierOf } from "./tiers.ts";
import { LottoEvent } from "./wire.ts";

const released = ["lotto-saturday", "lotto-midweek", "lucky-five-lotto"];

function rulesOf(id: string) {
  const rules = lotto.rulesOf(releasedData(lotto, id));
  if (rules.kind !== "shared" || !rules.pot) throw new Error("lotto has no pot");
  return { ...rules, pot: rules.pot };
}

/** Every choice of `count` of the items. */
function choices(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}

const anySlip = (balls: number, least: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: balls }), { minLength: least, maxLength: 9 })
    .map((marks) => marks.sort((one, other) => one - other));
const anyTickets = (data: LottoData) =>
  fc.array(
    fc.array(anySlip(data.balls, data.picks), { minLength: 1, maxLength: 4 }).map((slips) => ({ slips })),
    { minLength: 1, maxLength: 6 },
  );

describe.each(released)("%s", (id) => {
  const data = releasedData(lotto, id);
  const rules = rulesOf(id);
  const lineIn = (line: readonly number[], { numbers, bonus }: LottoBalls) =>
    tierOf(
      data.tiers,
      line.filter((number) => numbers.includes(number)).length,
      bonus !== null && line.includes(bonus),
    );

  it("a lotto draw has no ball twice; in 6,000 draws each ball comes equally often, within 4.5 standard deviations", () => {
    const counts = new Float64Array(data.balls + 1);
    const drawn = data.picks + (data.hasBonus ? 1 : 0);
    for (let nonce = 0; nonce < 6_000; nonce += 1) {
      const seeds = { serverSeed: "5eed".repeat(16), clientSeed: "simulation", nonce };
      const { numbers, bonus } = rules.draw(seededDraws(seeds)).outcome as LottoBalls;
      const all = bonus === null ? numbers : [...numbers, bonus];
      expect(new Set(all).size).toBe(drawn);
      for (const number of all) counts[number] = (counts[number] ?? 0) + 1;
    }
    const rate = drawn / data.balls;
    for (let number = 1; number <= data.balls; number += 1)
      expect(Math.abs((counts[number] ?? 0) - 6_000 * rate), `${number}`).toBeLessThan(
        4.5 * Math.sqrt(6_000 * rate * (1 - rate)),
      );
  });

  it("the odds of each tier equal the sum over single-ball draws", () => {
    // States by hits, ball by ball, then the bonus ball: without binomials.
    let states = [1];
    for (let ball = 0; ball < data.picks; ball += 1) {
      const next = new Array<number>(states.length + 1).fill(0);
      for (const [hits, chance] of states.entries()) {
        const hit = (data.picks - hits) / (data.balls - ball);
        next[hits] = (next[hits] ?? 0) + chance * (1 - hit);
        next[hits + 1] = (next[hits + 1] ?? 0) + chance * hit;
      }
      states = next;
    }
    const chances = data.tiers.map(() => 0);
    for (const [hits, chance] of states.entries()) {
      const matched = data.hasBonus ? (data.picks - hits) / (data.balls - data.picks) : 0;
      for (const [isMatched, share] of [
        [true, matched],
        [false, 1 - matched],
      ] as const) {
        const tier = tierOf(data.tiers, hits, isMatched);
        if (tier !== undefined) chances[tier] = (chances[tier] ?? 0) + chance * share;
      }
    }
    for (const [tier, chance] of chances.entries())
      expect(toNumber(chanceOfTier(data, tier)) / chance).toBeCloseTo(1, 8);
  });

  it("lotto counts the lines of every slip as if each were played alone, in any order of the tickets", () => {
    fc.assert(
      fc.property(anySeeds, anyTickets(data), (seeds, inputs) => {
        const balls = rules.draw(seededDraws(seeds)).outcome as LottoBalls;
        const shared = completeDraw(rules, { outcome: balls, events: [] }, inputs);
        expect(rules.pot.share(balls, inputs.toReversed())).toEqual(shared);
        const lines = inputs.flatMap(({ slips }) => slips.flatMap((slip) => choices(slip, data.picks)));
        const [drawn, set] = shared.events as unknown as [
          { lines: number },
          { tiers: { winners: number }[] },
        ];
        expect(drawn.lines).toBe(lines.length);
        expect(set.tiers.map(({ winners }) => winners)).toEqual(
          data.tiers.map((_, tier) => lines.filter((line) => lineIn(line, balls) === tier).length),
        );
        expect(outcomeIn(shared.events)).toEqual(shared.outcome);
      }),
      { numRuns: 30 },
    );
  });

  it("lotto pays each ticket the sum of its lines", () => {
    fc.assert(
      fc.property(anySeeds, anyTickets(data), (seeds, inputs) => {
        const balls = rules.draw(seededDraws(seeds)).outcome as LottoBalls;
        const { outcome } = rules.pot.share(balls, inputs);
        const price = BigInt(data.price);
        for (const input of inputs) {
          const lines = input.slips.flatMap((slip) => choices(slip, data.picks));
          const due = lines.reduce((sum, line) => {
            const tier = lineIn(line, balls);
            return tier === undefined
              ? sum
              : sum + (price * BigInt(data.tiers[tier]?.hundredths ?? 0)) / 100n;
          }, 0n);
          const { events, payoutMinor } = rules.accept(price * BigInt(lines.length), input).settle(outcome);
          expect([payoutMinor, wonIn(events)]).toEqual([due, due]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("lotto hits as often as its figures say over 20,000 draws of one line, within four standard errors", () => {
    const line = rules.accept(100n, { slips: [data.usual] });
    const { hitErrors } = simulate(lottoFigures(data), 20_000, 100n, (seeds) => {
      const { outcome } = rules.pot.share(rules.draw(seededDraws(seeds)).outcome, [{ slips: [data.usual] }]);
      return line.settle(outcome).payoutMinor;
    });
    expect(hitErrors).toBeLessThan(4);
  });

  it("lotto names the returns under the cap as they are computed, and even sold out it returns 90 %", () => {
    const payouts = payoutsOfLine(data);
    for (const [lines, percent] of data.returnsBySold) {
      const exact = expectedPayout(payouts, lines, data.capPrices) / lines;
      expect((Math.floor(exact * 10_000) / 100).toFixed(2), `${lines}`).toBe(percent);
    }
    const [lines, percent] = data.returnsBySold.at(-1) ?? [];
    expect(lines).toBe(data.maximumSold);
    expect(Number(percent)).toBeGreaterThanOrEqual(90);
  });
});

describe("lotto", () => {
  const rules = rulesOf("lotto-saturday");
  const data = releasedData(lotto, "lotto-saturday");

  it("lotto has the odds of the books: 6 of 49 once in 13,983,816, five with the bonus ball once in 2,330,636", () => {
    const all = drawsByTier(data).reduce((sum, count) => sum + count, 0n);
    const [six, fiveWithBonus] = drawsByTier(data);
    expect([all / (six ?? 1n), all / (fiveWithBonus ?? 1n)]).toEqual([13_983_816n, 2_330_636n]);
    expect(toNumber(chanceOfTier(releasedData(lotto, "lucky-five-lotto"), 0))).toBeCloseTo(1 / 2_118_760, 14);
  });

  it("lotto pays 100,000 tickets with 150,000 slips of few different lines at most the cap, the top tiers cut", () => {
    const slips = Array.from({ length: 997 }, (_, index) => [
      1,
      2 + (index % 7),
      11,
      20,
      30 + (index % 11),
      49,
    ]);
    const inputs = Array.from({ length: 100_000 }, (_, index) => ({
      slips: index % 2 === 0 ? [slips[index % 997], slips[(index + 5) % 997]] : [slips[index % 997]],
    }));
    const balls = { numbers: [1, 2, 11, 20, 30, 49], bonus: 8 };
    const { outcome, events } = rules.pot.share(balls, inputs);
    expect(events[0]).toMatchObject({ lines: 150_000 });
    const [, set] = events as unknown as [
      unknown,
      { isCut: boolean; tiers: { winners: number; hundredths: number }[] },
    ];
    const cost = set.tiers.reduce((sum, { winners, hundredths }) => sum + winners * hundredths, 0);
    expect(set.isCut).toBe(true);
    expect(cost).toBeLessThanOrEqual(data.capPrices * 100);
    expect(cost).toBeGreaterThan(data.capPrices * 99);
    expect((outcome as { pays: number[] }).pays[0]).toBeLessThan(data.tiers[0]?.hundredths ?? 0);
  });

  it("lotto is drawn without a ticket too, with no winner and every prize whole", () => {
    const { events } = rules.pot.share({ numbers: [1, 2, 11, 20, 30, 49], bonus: 8 }, []);
    expect(LottoEvent.array().parse(events)).toMatchObject([
      { lines: 0 },
      {
        isCut: false,
        tiers: data.tiers.map(({ hits, withBonus, hundredths }) => ({
          hits,
          withBonus,
          hundredths,
          winners: 0,
        })),
      },
    ]);
  });

  it("lotto takes 10.50 for a system of seven numbers, in krone 105.00, and nothing else", () => {
    const offer = (stakeMinor: bigint, scale: bigint) => () =>
      rules.accept(stakeMinor, { slips: [[5, 9, 14, 22, 33, 38, 49]] }).checkOffer(scale);
    expect(offer(1_050n, 1n)).not.toThrow();
    expect(offer(10_500n, 10n)).not.toThrow();
    for (const stakeMinor of [150n, 1_043n, 2_100n])
      expect(offer(stakeMinor, 1n)).toThrow(expect.objectContaining({ code: "invalid_stake" }));
  });

  it.each([
    ["no slip", []],
    ["five numbers", [[1, 2, 3, 4, 5]]],
    ["ten numbers", [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]],
    ["a number twice", [[1, 2, 3, 4, 5, 5]]],
    ["numbers that do not ascend", [[6, 5, 4, 3, 2, 1]]],
    ["the number 50", [[1, 2, 3, 4, 5, 50]]],
    ["the number 0", [[0, 2, 3, 4, 5, 6]]],
  ])("lotto refuses %s", (_, slips) => {
    expect(() => rules.accept(150n, { slips })).toThrow(expect.objectContaining({ code: "invalid_input" }));
  });

  it("lotto joins the slips of a player's tickets: twelve on one ticket, sixty in a draw", () => {
    const ticket = (count: number) => ({ slips: Array.from({ length: count }, () => data.usual) });
    expect((rules.join([ticket(12), ticket(2)]) as { slips: unknown[] }).slips).toHaveLength(14);
    for (const inputs of [[ticket(13)], Array.from({ length: 6 }, () => ticket(11))])
      expect(() => rules.join(inputs)).toThrow(expect.objectContaining({ code: "invalid_input" }));
  });

  it("lotto is refused as a model if a line returns less than 90 % or more than 97.5 %, or has a tier that cannot be", () => {
    const tiers = (index: number, change: Partial<LottoData["tiers"][number]>) =>
      LottoData.safeParse({
        ...data,
        tiers: data.tiers.map((tier, place) => (place === index ? { ...tier, ...change } : tier)),
      }).success;
    expect(toNumber(returnOfLine(data))).toBeCloseTo(0.938, 3);
    expect([
      tiers(6, { hundredths: 200 }),
      tiers(6, { hundredths: 100 }),
      tiers(6, { hundredths: 300 }),
    ]).toEqual([true, false, false]);
    expect(LottoData.safeParse({ ...data, hasBonus: false }).success).toBe(false);
  });
});
