import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { volatilityOf } from "../../exact/figures.ts";
import { toNumber } from "../../exact/rational.ts";
import { releasedModels } from "../../models/released-models.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds, decidedRules, foldActions, playToEnd, simulate, wonIn } from "../../testing/rounds.ts";
import { figuresOfOption, payoutsOfOption, withFigures } from "./compute-figures.ts";
import { ChoiceLinesData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import { choiceLines } from "./manifest.ts";
import { ChoiceLinesAction, ChoiceLinesEvent, ChoiceLinesLayout, OPTIONS } from "./wire.ts";

const ids = [...releasedModels().values()]
  .filter(({ mechanic }) => mechanic === choiceLines.id)
  .map(({ id }) => id);
const id = "winter-garden-chimes-choice";
const data = releasedData(choiceLines, id);
const rules = decidedRules(choiceLines, inFile(data));
const STAKE = 2000n;
/** The data as a model's file has them. */
function inFile(own: ChoiceLinesData) {
  return { ...own, strips: own.strips.map((strip) => strip.join(" ")) };
}
const choose = (option: number) => ({ type: "choose", option });

/** The seeds of the first round that asks. */
const asking = (() => {
  for (let nonce = 0; ; nonce += 1) {
    const seeds = { serverSeed: "5eed".repeat(16), clientSeed: "choice", nonce };
    if (foldActions(rules.accept(STAKE, {}), seeds, []).events.at(-1)?.type === "free-spins-offered")
      return seeds;
  }
})();
const playedWith = (option: number) => foldActions(rules.accept(STAKE, {}), asking, [choose(option)]);

describe("the options of free spins", () => {
  it.each(ids)(
    "the options of free spins of %s return exactly the same, and are of three volatilities with rising largest wins",
    (each) => {
      const own = releasedData(choiceLines, each);
      const figures = own.options.map((_, option) => figuresOfOption(own, option));
      for (const { returnToPlayer, hitRate } of figures) {
        expect(returnToPlayer).toEqual(figures[1]!.returnToPlayer);
        expect(hitRate).toEqual(figures[1]!.hitRate);
      }
      expect(figures[1]).toEqual(decidedRules(choiceLines, inFile(own)).computeFigures());
      const deviations = figures.map(({ standardDeviation }) => standardDeviation);
      expect(deviations.map(volatilityOf)).toEqual(["medium", "high", "very_high"]);
      expect(own.options.map(({ deviation }) => deviation)).toEqual(
        deviations.map((deviation) => Number(deviation.toPrecision(5))),
      );
      const [calm, middle, bold] = own.options.map(({ topCoins }) => topCoins);
      expect(middle! / calm!).toBeGreaterThan(1.5);
      expect(bold! / middle!).toBeGreaterThan(1.5);
    },
  );

  it("the options of free spins of winter-garden-chimes-choice state the largest wins that the chances of all payouts give", () => {
    expect(withFigures(data)).toEqual(data.options);
  });

  it.each([0, 1, 2])(
    "the chances of all payouts with option %d have its exact return, hit rate and deviation",
    (option) => {
      const figures = figuresOfOption(data, option);
      const payouts = payoutsOfOption(data, option);
      let [mean, square] = [0, 0];
      for (const [coins, chance] of payouts) {
        mean += (chance * coins) / data.coinsPerStake;
        square += chance * (coins / data.coinsPerStake) ** 2;
      }
      expect(mean).toBeCloseTo(toNumber(figures.returnToPlayer), 11);
      expect(1 - payouts.get(0)!).toBeCloseTo(toNumber(figures.hitRate), 11);
      expect(Math.sqrt(square - mean ** 2)).toBeCloseTo(figures.standardDeviation, 8);
    },
  );

  it.each([0, 1, 2])(
    "8,000 seeded rounds with option %d return its figure and hit at its rate within 4 sigma",
    (option) => {
      const play = (seeds: Parameters<typeof playToEnd>[1]) =>
        playToEnd(rules.accept(STAKE, {}), seeds, () => option).payoutMinor;
      const errors = simulate(figuresOfOption(data, option), 8_000, STAKE, play);
      expect(errors.returnErrors).toBeLessThan(4);
      expect(errors.hitErrors).toBeLessThan(4);
    },
  );
});

describe("a round with free spins to choose", () => {
  it("a round with free spins to choose asks after three scatters, and takes the middle option for an absent player", () => {
    const round = rules.accept(STAKE, {});
    const draws = { below: () => 0 };
    // Every strip of this model shows its scatter at the first stops.
    const step = round.start(draws);
    expect(step.events.at(-1)).toEqual({ type: "free-spins-offered", options: 3 });
    expect(step.choices).toEqual([0, 1, 2].map((option) => ({ action: choose(option), stakeMinor: 0n })));
    expect(step.payoutMinor).toBe(0n);
    expect(round.forfeit(step.state)).toEqual(choose(1));
  });

  it.each([
    [0, 24, 2],
    [1, 8, 6],
    [2, 3, 16],
  ])(
    "a round with free spins to choose plays option %d: %d free spins with all wins times %d, and no further ones",
    (option, spins, multiplier) => {
      const { events, payoutMinor } = playedWith(option);
      const after = events.slice(events.findIndex(({ type }) => type === "free-spins-chosen"));
      expect(after.slice(0, 4)).toEqual([
        { type: "free-spins-chosen", option },
        { type: "free-spins-awarded", count: spins, remaining: spins },
        { type: "free-spins-started", count: spins },
        { type: "multiplier-changed", multiplier },
      ]);
      expect(after.filter(({ type }) => type === "free-spin-started")).toHaveLength(spins);
      const times = after.flatMap((event) =>
        "multiplier" in event && event.type.endsWith("-won") ? [event.multiplier] : [],
      );
      expect(new Set(times)).toEqual(new Set(times.length > 0 ? [multiplier] : []));
      expect(after.slice(-2).map(({ type }) => type)).toEqual(["free-spins-ended", "round-ended"]);
      expect(wonIn(events)).toBe(payoutMinor);
    },
  );

  it("a round with free spins to choose has the same paid spin and the same first free spin whatever is chosen", () => {
    const stops = [0, 1, 2].map((option) =>
      playedWith(option)
        .events.flatMap((event) => ("stops" in event ? [event.stops] : []))
        .slice(0, 4),
    );
    expect(stops[1]).toEqual(stops[0]);
    expect(stops[2]).toEqual(stops[0]);
  });

  it.each([
    ["option 3, as there are three", [], choose(3)],
    ["half an option", [], choose(0.5)],
    ["another action", [], { type: "open", box: 0 }],
    ["a field too many", [], { ...choose(1), spins: 50 }],
    ["nothing", [], undefined],
    ["a second choice", [choose(1)], choose(1)],
  ])("a round with free spins to choose refuses %s as invalid_action", (_, before, action) => {
    expect(() => foldActions(rules.accept(STAKE, {}), asking, [...before, action])).toThrow(
      expect.objectContaining({ code: "invalid_action" }),
    );
  });

  it("a round with free spins to choose pays the sum of its events, replays identically, and pays in proportion to the stake", () => {
    fc.assert(
      fc.property(anySeeds, fc.nat(2), fc.bigInt({ min: 2n, max: 50n }), (seeds, option, times) => {
        const played = playToEnd(rules.accept(STAKE, {}), seeds, () => option);
        expect(wonIn(played.events)).toBe(played.payoutMinor);
        expect(played.events.map((event) => ChoiceLinesEvent.parse(event))).toEqual(played.events);
        expect(played.actions.map((action) => ChoiceLinesAction.parse(action))).toEqual(played.actions);
        expect(foldActions(rules.accept(STAKE, {}), seeds, played.actions).events).toEqual(played.events);
        const more = foldActions(rules.accept(STAKE * times, {}), seeds, played.actions);
        expect(more.payoutMinor).toBe(played.payoutMinor * times);
      }),
      { numRuns: 300 },
    );
  });

  it("a round that does not ask is over at its start", () => {
    const step = rules.accept(STAKE, {}).start({ below: (bound) => Math.floor(bound / 2) });
    expect(step.choices).toEqual([]);
    expect(step.events.at(-1)?.type).toBe("round-ended");
  });
});

it("a layout of free spins to choose says volatility and largest win of each option, and its rules the default", () => {
  const { choice } = ChoiceLinesLayout.parse(rules.layout(1n));
  expect(choice.options).toEqual([
    { spins: 24, multiplier: 2, volatility: "medium", topCoins: 34_104 },
    { spins: 8, multiplier: 6, volatility: "high", topCoins: 78_916 },
    { spins: 3, multiplier: 16, volatility: "very_high", topCoins: 185_000 },
  ]);
  expect(describeRules(rules.layout(1n))).toEqual([
    { key: "rules_lines", params: { lines: data.lines.length } },
    { key: "rules_choice_spins", params: { scatters: 3, options: OPTIONS } },
    { key: "rules_choice_spins_equal" },
    { key: "rules_choice_spins_away", params: { spins: 8, multiplier: 6 } },
  ]);
});

describe("the data of free spins to choose", () => {
  const [calm, middle, bold] = data.options as [
    (typeof data.options)[number],
    (typeof data.options)[number],
    (typeof data.options)[number],
  ];
  it.each([
    ["options whose returns differ", [calm, { ...middle, spins: 9 }, bold]],
    ["options out of order", [middle, calm, bold]],
    ["an option with a smaller largest win than a calmer one", [calm, { ...middle, topCoins: 100 }, bold]],
    ["two options", [calm, middle]],
  ])("the data of free spins to choose refuses %s", (_, options) => {
    const parsed = ChoiceLinesData.safeParse({ ...inFile(data), options });
    expect(parsed.error?.issues.map(({ path }) => path[0])).toContain("options");
  });
});
