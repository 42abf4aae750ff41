import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational, toPercent } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { anySeeds, instantRules, simulate, wonIn } from "../../testing/rounds.ts";
import { RouletteData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import { isEvenChance } from "./even-chance.ts";
import { checkHalves, figuresOfFrenchSpot } from "./la-partage.ts";
import { figuresOfSpot, roulette } from "./manifest.ts";
import { type RouletteSpot, spots, spotsByName } from "./spots.ts";
import { RouletteEvent, RouletteLayout } from "./wire.ts";

const data = RouletteData.parse({
  chips: [10, 50, 100],
  betUnit: 10,
  maximumStraight: 5000,
  maximumStake: 200_000,
  laPartage: true,
});
const rules = instantRules(roulette, data);
const european = instantRules(roulette, { ...data, laPartage: false });

const spotNamed = (name: string): RouletteSpot => {
  const spot = spotsByName.get(name);
  if (!spot) throw new Error(`no spot ${name}`);
  return spot;
};
const order = (bets: Record<string, bigint>) => {
  const placed = Object.entries(bets).map(([spot, amount]) => ({ spot, amountMinor: amount.toString() }));
  return [Object.values(bets).reduce((sum, amount) => sum + amount, 0n), { bets: placed }] as const;
};
const spin = (pocket: number, bets: Record<string, bigint>, table = rules) =>
  table.accept(...order(bets)).play(drawsFromWords(() => pocket));

describe("la partage", () => {
  it.each(["red", "black", "odd", "even", "low", "high"])(
    "la partage returns 98.64 percent on %s, an edge of 1.35 (Wizard of Odds, French roulette)",
    (name) => {
      const { returnToPlayer } = figuresOfFrenchSpot(spotNamed(name));
      expect(returnToPlayer).toEqual(rational(73, 74));
      expect(toPercent(returnToPlayer, 4)).toBe("98.6486");
    },
  );

  it.each(spots.filter((spot) => !isEvenChance(spot.kind)).map((spot) => [spot.spot, spot] as const))(
    "la partage leaves %s at 36/37",
    (_, spot) => {
      expect(figuresOfFrenchSpot(spot)).toEqual(figuresOfSpot(spot));
    },
  );

  it("la partage shares six spots of 157", () => {
    expect(spots.filter(({ kind }) => isEvenChance(kind)).map(({ spot }) => spot)).toEqual([
      "red",
      "black",
      "odd",
      "even",
      "low",
      "high",
    ]);
  });

  it("la partage returns half of each even-chance bet on zero, and nothing of a column, a dozen or a straight bet", () => {
    const { events, payoutMinor } = spin(0, {
      red: 10n,
      "dozen-1": 10n,
      low: 30n,
      "column-2": 10n,
      "straight-7": 10n,
    });
    expect(events).toEqual([
      { type: "ball-landed", pocket: 0, color: "green" },
      { type: "bet-won", spot: "red", amountMinor: "10", payoutMinor: "5" },
      { type: "bet-won", spot: "low", amountMinor: "30", payoutMinor: "15" },
      { type: "round-ended", payoutMinor: "20" },
    ]);
    expect(payoutMinor).toBe(20n);
  });

  it("la partage pays a bet on zero in addition to the halves", () => {
    expect(spin(0, { red: 10n, "straight-0": 10n }).payoutMinor).toBe(365n);
  });

  it("la partage changes nothing on any other pocket, and nothing at a European table", () => {
    const bets = { red: 10n, even: 10n, high: 10n, "straight-0": 10n };
    for (let pocket = 1; pocket <= 36; pocket += 1) {
      expect(spin(pocket, bets), `pocket ${pocket}`).toEqual(spin(pocket, bets, european));
    }
    expect(spin(0, { red: 10n }, european).payoutMinor).toBe(0n);
  });

  it("la partage pays 36 times 157 stakes and six halves over all 37 pockets, with 20 on every spot", () => {
    const all = Object.fromEntries(spots.map(({ spot }) => [spot, 20n]));
    let paid = 0n;
    for (let pocket = 0; pocket <= 36; pocket += 1) paid += spin(pocket, all).payoutMinor;
    expect(paid).toBe(36n * 157n * 20n + 6n * 10n);
  });

  it("la partage pays the sum of its events, which match the schema, in proportion to the stake", () => {
    const bets = fc.uniqueArray(fc.constantFrom(...spots.map(({ spot }) => spot)), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(anySeeds, bets, fc.bigInt({ min: 1n, max: 50n }), (seeds, names, times) => {
        const play = (amount: bigint) =>
          rules
            .accept(...order(Object.fromEntries(names.map((name) => [name, amount]))))
            .play(seededDraws(seeds));
        const once = play(20n);
        expect(wonIn(once.events)).toBe(once.payoutMinor);
        expect(once.events.map((event) => RouletteEvent.parse(event))).toEqual(once.events);
        expect(play(20n * times).payoutMinor).toBe(once.payoutMinor * times);
      }),
      { numRuns: 200 },
    );
  });

  it("la partage has its exact figures on red in 60,000 seeded rounds within 4 sigma", () => {
    const errors = simulate(
      figuresOfFrenchSpot(spotNamed("red")),
      60_000,
      10n,
      (seeds) => rules.accept(...order({ red: 10n })).play(seededDraws(seeds)).payoutMinor,
      10n,
    );
    expect(errors.returnErrors).toBeLessThan(4);
    expect(errors.hitErrors).toBeLessThan(4);
  });

  it("la partage refuses an even-chance bet whose half cannot be paid as invalid_stake, and accepts any straight bet", () => {
    expect(() => rules.accept(...order({ red: 15n }))).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
    expect(() => checkHalves([{ spot: spotNamed("straight-7"), amountMinor: 15n }])).not.toThrow();
    expect(() => european.accept(...order({ red: 15n }))).not.toThrow();
  });

  it("la partage shows the return of both kinds of bet on the sheet", () => {
    const layout = RouletteLayout.parse(rules.layout(1n));
    expect(layout.laPartage).toEqual({ evenChanceReturn: "98.64", otherReturn: "97.29" });
    expect(RouletteLayout.parse(european.layout(1n)).laPartage).toBeUndefined();
  });

  it("la partage states in its rules that outside bets do not all lose on zero", () => {
    expect(describeRules(rules.layout(1n))).toEqual([
      { key: "rules_roulette_french" },
      { key: "rules_la_partage", params: { evenChance: 98.64, other: 97.29 } },
    ]);
    expect(describeRules(european.layout(1n))).toEqual([{ key: "rules_roulette" }]);
  });

  it("la partage has as its figures those of an even chance, with the largest win of a straight bet", () => {
    const { returnToPlayer, maxWinMultiple } = rules.computeFigures();
    expect(returnToPlayer).toEqual(rational(73, 74));
    expect(maxWinMultiple).toEqual(rational(36));
    expect(european.computeFigures().returnToPlayer).toEqual(rational(36, 37));
  });

  it("la partage refuses data with a unit that cannot be halved", () => {
    const parsed = RouletteData.safeParse({ ...data, betUnit: 5 });
    expect(parsed.error?.issues.map(({ path }) => path.join("."))).toEqual(["betUnit"]);
  });
});
