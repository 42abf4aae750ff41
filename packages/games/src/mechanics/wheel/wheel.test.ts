import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational, toNumber, toPercent } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds, instantRules, simulate, withoutAmounts, wonIn } from "../../testing/rounds.ts";
import { figuresOfWheel, wheelFigures } from "./compute-figures.ts";
import { WheelData, wheelOf } from "./data.ts";
import { wheel } from "./manifest.ts";
import { WheelEvent, WheelLayout } from "./wire.ts";

const data = releasedData(wheel, "wheel-spokes");
const rules = instantRules(wheel, data);
const wheels = data.wheels.map(
  (each) => [`${each.segmentsHundredths.length} segments at ${each.risk} risk`, each] as const,
);

const SIZES = [10, 20, 30, 40, 50] as const;

describe("the wheel's figures", () => {
  it("the wheel's figures cover 10 to 50 segments at low, medium and high risk", () => {
    expect(wheels).toHaveLength(15);
  });

  it.each(wheels)("the wheel's figures of %s return 97 percent exactly", (_, each) => {
    expect(figuresOfWheel(each).returnToPlayer).toEqual(rational(97, 100));
  });

  it.each(SIZES)(
    "the wheel's figures of %d segments win on one more than three of five at low risk, where others give the stake back, on half at medium, on one at high",
    (segments) => {
      const hitRate = (risk: "low" | "medium" | "high") => {
        const each = wheelOf(data.wheels, { segments, risk });
        if (!each) throw new Error("no such wheel");
        return figuresOfWheel(each).hitRate;
      };
      expect(hitRate("low")).toEqual(rational((segments * 3) / 5 + 1, segments));
      expect(hitRate("medium")).toEqual(rational(1, 2));
      expect(hitRate("high")).toEqual(rational(1, segments));
    },
  );

  it("the wheel's figures are those of the usual wheel, with the largest win of all wheels, 48.5 stakes", () => {
    const figures = wheelFigures(data);
    expect(toPercent(figures.returnToPlayer, 4)).toBe("97.0000");
    expect(toPercent(figures.hitRate, 2)).toBe("50.00");
    expect(toNumber(figures.maxWinMultiple)).toBe(48.5);
  });

  it.each(wheels)("the wheel's figures of %s hold in 10,000 seeded rounds within 4 sigma", (_, each) => {
    const input = { segments: each.segmentsHundredths.length, risk: each.risk };
    const play = (seeds: Parameters<typeof seededDraws>[0]) =>
      rules.accept(100n, input).play(seededDraws(seeds)).payoutMinor;
    const errors = simulate(figuresOfWheel(each), 10_000, 100n, play, 100n);
    expect(errors.returnErrors).toBeLessThan(4);
    expect(errors.hitErrors).toBeLessThan(4);
  });
});

describe("a spin of the wheel", () => {
  const spin = (segments: number, risk: string, word: number) =>
    rules.accept(100n, { segments, risk }).play(drawsFromWords(() => word));

  it.each([
    [10, "low", 0, 150n],
    [10, "low", 3, 0n],
    [10, "low", 9, 120n],
    [10, "medium", 0, 300n],
    [10, "medium", 1, 0n],
    [50, "high", 0, 4850n],
    [50, "high", 49, 0n],
  ] as const)(
    "a spin of the wheel of %d segments at %s risk to segment %d pays %d",
    (segments, risk, word, payoutMinor) => {
      const outcome = spin(segments, risk, word);
      expect(outcome.events[0]).toMatchObject({ type: "wheel-stopped", segment: word });
      expect(outcome.events).toHaveLength(payoutMinor > 0n ? 3 : 2);
      expect(outcome.payoutMinor).toBe(payoutMinor);
    },
  );

  it.each(wheels)(
    "a spin of the wheel with %s pays the sum of its events, the same for the same seeds, and in proportion to the stake",
    (_, each) => {
      const input = { segments: each.segmentsHundredths.length, risk: each.risk };
      const stakes = fc.bigInt({ min: 1n, max: 10_000_000n }).map((units) => units * 10n);
      const times = fc.bigInt({ min: 2n, max: 50n });
      fc.assert(
        fc.property(anySeeds, stakes, times, (seeds, stakeMinor, factor) => {
          const play = (minor: bigint) => rules.accept(minor, input).play(seededDraws(seeds));
          const outcome = play(stakeMinor);
          expect(wonIn(outcome.events)).toBe(outcome.payoutMinor);
          expect(outcome.events.map((event) => WheelEvent.parse(event))).toEqual(outcome.events);
          expect(play(stakeMinor)).toEqual(outcome);
          const more = play(stakeMinor * factor);
          expect(more.payoutMinor).toBe(outcome.payoutMinor * factor);
          expect(withoutAmounts(more.events)).toEqual(withoutAmounts(outcome.events));
        }),
        { numRuns: 100 },
      );
    },
  );
});

describe("a round of the wheel", () => {
  it.each([
    ["no risk", { segments: 10 }],
    ["eleven segments", { segments: 11, risk: "low" }],
    ["segments as text", { segments: "10", risk: "low" }],
    ["an unknown risk", { segments: 10, risk: "none" }],
    ["a field too many", { segments: 10, risk: "low", segment: 0 }],
    ["nothing", undefined],
    ["null", null],
  ])("a round of the wheel refuses %s as invalid_input", (_, input) => {
    expect(() => rules.accept(100n, input)).toThrow(expect.objectContaining({ code: "invalid_input" }));
  });

  it.each([0n, -10n, 5n, 15n])(
    "a round of the wheel refuses a stake of %d as invalid_stake",
    (stakeMinor) => {
      expect(() => rules.accept(stakeMinor, data.usual)).toThrow(
        expect.objectContaining({ code: "invalid_stake" }),
      );
    },
  );

  it("a round of the wheel is on offer with 0.10 in EUR, and not with 0.30", () => {
    expect(() => rules.accept(10n, data.usual).checkOffer(1n)).not.toThrow();
    expect(() => rules.accept(30n, data.usual).checkOffer(1n)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("a round of the wheel says which share of all segments pays", () => {
    expect(rules.accept(10n, { segments: 20, risk: "low" }).coveredShare).toBe(0.8);
    expect(rules.accept(10n, { segments: 20, risk: "high" }).coveredShare).toBe(0.05);
  });

  it("a round of the wheel has a layout that matches its schema", () => {
    const layout = WheelLayout.parse(rules.layout(1n));
    expect(layout.wheels.map(({ segmentsHundredths }) => segmentsHundredths.length)).toEqual(
      SIZES.flatMap((size) => [size, size, size]),
    );
    expect(new Set(layout.wheels.map(({ returnToPlayer }) => returnToPlayer))).toEqual(new Set(["97.00"]));
  });
});

describe("the data of the wheel", () => {
  const [first] = data.wheels;

  it.each([
    [
      "a wheel that returns more than promised",
      { wheels: [{ risk: "low", segmentsHundredths: [98, 97] }] },
      "wheels",
    ],
    ["two wheels for the same segments and risk", { wheels: [first, first] }, "wheels"],
    ["a usual wheel that is not on offer", { wheels: [first] }, "usual"],
    ["a stake of 0.05", { stakes: [5] }, "stakes"],
    [
      "a negative multiplier",
      { wheels: [{ risk: "low", segmentsHundredths: [-6, 200] }] },
      "wheels.0.segmentsHundredths.0",
    ],
  ])("the data of the wheel refuses %s", (_, changes, field) => {
    const parsed = WheelData.safeParse({ ...data, ...changes });
    expect(parsed.error?.issues.map(({ path }) => path.join("."))).toContain(field);
  });
});
