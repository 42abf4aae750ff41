import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational, toNumber, toPercent } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import {
  anySeeds,
  decidedRules,
  foldActions,
  forfeitToEnd,
  playToEnd,
  simulate,
  withoutAmounts,
  wonIn,
} from "../../testing/rounds.ts";
import { figuresOfPlay, minesFigures } from "./compute-figures.ts";
import { MinesData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import { chanceToOpen, minesLadder } from "./ladder.ts";
import { mines } from "./manifest.ts";
import type { MinesState } from "./play.ts";
import { MinesAction, MinesEvent, MinesLayout, TILES } from "./wire.ts";

const data = releasedData(mines, "mines-field");
const rules = decidedRules(mines, data);
const COUNTS = Array.from({ length: TILES - 1 }, (_, index) => index + 1);

const open = (tile: number) => ({ type: "open", tile });
const cashOut = { type: "cash-out" };

/** A round whose mines lie under the first tiles: a draw of 0 leaves every tile in its place. */
const atTheTop = (count: number, stakeMinor = 100n) => {
  const round = rules.accept(stakeMinor, { mines: count });
  const draws = drawsFromWords(() => 0);
  return { round, draws, step: round.start(draws) };
};

describe("the ladder of mines", () => {
  it("the ladder of mines pays 1.10, 1.25, 1.44, 1.67, 1.95 for one to five tiles with 3 mines", () => {
    expect(minesLadder(3, data).slice(0, 5)).toEqual([110, 125, 144, 167, 195]);
  });

  it("the ladder of mines pays 24.25 for the only tile with 24 mines", () => {
    expect(minesLadder(24, data)).toEqual([2425]);
  });

  it("the ladder of mines opens five tiles with 3 mines in 26,334 of 53,130 rounds (combinations of 22 and of 25)", () => {
    const { wins, all } = chanceToOpen(3, 5);
    expect(rational(wins, all)).toEqual(rational(26_334, 53_130));
  });

  it.each([1, 2, 3])(
    "the ladder of mines has the chances that an enumeration of all fields with %d mines gives",
    (count) => {
      const fields = fieldsWith(count);
      for (let opened = 1; opened <= TILES - count; opened += 1) {
        const safe = fields.filter((field) => field.every((tile) => tile >= opened)).length;
        const { wins, all } = chanceToOpen(count, opened);
        expect(rational(wins, all), `${opened} tiles`).toEqual(rational(safe, fields.length));
      }
    },
  );

  it.each(COUNTS)(
    "the ladder of mines with %d mines rises at each step, from more than the stake to at most 1,000 stakes",
    (count) => {
      const ladder = minesLadder(count, data);
      for (const [index, multiplier] of ladder.entries()) {
        expect(multiplier).toBeGreaterThan(ladder[index - 1] ?? 100);
        expect(multiplier).toBeLessThanOrEqual(100_000);
      }
    },
  );

  it.each(COUNTS)(
    "the ladder of mines with %d mines returns 97 percent wherever the player stops, apart from the rounding of its multiplier down to a hundredth",
    (count) => {
      for (const [index, multiplier] of minesLadder(count, data).entries()) {
        const returned = toNumber(figuresOfPlay(data, count, index + 1).returnToPlayer);
        expect(returned).toBeLessThanOrEqual(0.97);
        expect(returned).toBeGreaterThan((0.97 * multiplier) / (multiplier + 1));
      }
    },
  );
});

describe("the figures of mines", () => {
  it("the figures of mines describe five tiles with three mines: a return of 96.65 percent, and wins in 49.56 percent of rounds", () => {
    const figures = minesFigures(data);
    expect(toPercent(figures.returnToPlayer, 2)).toBe("96.65");
    expect(toPercent(figures.hitRate, 2)).toBe("49.56");
    expect(toNumber(figures.maxWinMultiple)).toBeLessThanOrEqual(1000);
  });

  it.each([
    [3, 5],
    [1, 10],
    [12, 2],
  ])(
    "the figures of mines of %d mines and %d tiles hold in 8,000 seeded rounds within 4 sigma",
    (count, opened) => {
      const play = (seeds: Parameters<typeof seededDraws>[0]) => {
        const actions = [
          ...COUNTS.slice(0, opened).map((tile) => open(tile * 2 - 1 - (tile > 12 ? 24 : 0))),
          cashOut,
        ];
        const round = rules.accept(100n, { mines: count });
        const draws = seededDraws(seeds);
        let step = round.start(draws);
        for (const action of actions) {
          if (step.choices.length === 0) break;
          step = round.act(step.state, action, draws);
        }
        return step.payoutMinor;
      };
      const errors = simulate(figuresOfPlay(data, count, opened), 8_000, 100n, play, 100n);
      expect(errors.returnErrors).toBeLessThan(4);
      expect(errors.hitErrors).toBeLessThan(4);
    },
  );
});

describe("a round of mines", () => {
  it("a round of mines starts with a choice of 25 tiles and no cash-out", () => {
    const { step } = atTheTop(3);
    expect(step.events).toEqual([{ type: "field-laid", mines: 3, nextHundredths: 110 }]);
    expect(step.choices.map(({ action }) => action)).toEqual(
      Array.from({ length: 25 }, (_, tile) => open(tile)),
    );
    expect(step.choices.every(({ stakeMinor }) => stakeMinor === 0n)).toBe(true);
  });

  it("a round of mines cashes out 1.25 after two safe tiles, and shows the mines only then", () => {
    const { round, draws, step } = atTheTop(3);
    const one = round.act(step.state, open(24), draws);
    expect(one.events).toEqual([
      {
        type: "tile-opened",
        tile: 24,
        opened: 1,
        multiplierHundredths: 110,
        worthMinor: "110",
        nextHundredths: 125,
      },
    ]);
    expect(one.choices).toHaveLength(25);
    const two = round.act(one.state, open(3), draws);
    const end = round.act(two.state, cashOut, draws);
    expect(end.events).toEqual([
      { type: "cash-out-won", opened: 2, multiplierHundredths: 125, payoutMinor: "125" },
      { type: "mines-shown", tiles: [0, 1, 2] },
      { type: "round-ended", payoutMinor: "125" },
    ]);
    expect(end.payoutMinor).toBe(125n);
    expect(end.choices).toEqual([]);
  });

  it("a round of mines pays nothing on a mine", () => {
    const { round, draws, step } = atTheTop(3);
    const one = round.act(step.state, open(24), draws);
    const end = round.act(one.state, open(2), draws);
    expect(end.events).toEqual([
      { type: "mine-hit", tile: 2 },
      { type: "mines-shown", tiles: [0, 1, 2] },
      { type: "round-ended", payoutMinor: "0" },
    ]);
    expect(end.choices).toEqual([]);
  });

  it("a round of mines cashes out automatically when no further step is on offer", () => {
    const { round, draws, step } = atTheTop(24);
    const end = round.act(step.state, open(24), draws);
    expect(end.events.map(({ type }) => type)).toEqual([
      "tile-opened",
      "cash-out-won",
      "mines-shown",
      "round-ended",
    ]);
    expect(end.events[0]).toMatchObject({ nextHundredths: null });
    expect(end.payoutMinor).toBe(2425n);
  });

  it("a round of mines lays its mines at the start: the same seeds give the same mines whatever tiles are opened", () => {
    const seeds = { serverSeed: "5eed".repeat(16), clientSeed: "mines", nonce: 1 };
    const shown = [0, 7, 24].map((first) => {
      const round = rules.accept(100n, { mines: 5 });
      const draws = seededDraws(seeds);
      const { state } = round.start(draws);
      return (round.act(state, open(first), draws).state as MinesState).mines;
    });
    expect(new Set(shown.map(String)).size).toBe(1);
  });

  it.each([
    ["with nothing open it opens the first tile, then cashes out", 1, [open(0), cashOut], 110n],
    ["and loses when a mine lies there", 0, [open(0)], 0n],
  ])("a round of mines is forfeited by the rule: %s", (_, word, actions, payoutMinor) => {
    // A draw of 0 lays the mines under tiles 0, 1 and 2; a draw of 1 under 1, 2 and 3.
    const draws = { below: () => word };
    expect(forfeitToEnd(rules.accept(100n, { mines: 3 }), draws)).toEqual({ actions, payoutMinor });
  });

  it("a round of mines is forfeited by a cash-out once tiles are open", () => {
    const { round, draws, step } = atTheTop(3);
    const one = round.act(step.state, open(24), draws);
    expect(round.forfeit(one.state)).toEqual(cashOut);
  });

  it("a round of mines returns 96.80 percent with 3 mines to a player who is absent from the start", () => {
    expect(toPercent(figuresOfPlay(data, 3, 1).returnToPlayer, 2)).toBe("96.80");
  });

  it.each([
    ["a cash-out before the first tile", [], cashOut],
    ["a tile twice", [open(24)], open(24)],
    ["a tile outside the field", [], open(25)],
    ["half a tile", [], open(1.5)],
    ["an unknown action", [], { type: "peek" }],
    ["a field too many", [], { type: "open", tile: 24, free: true }],
    ["nothing", [], undefined],
    ["a tile after the cash-out", [open(24), cashOut], open(23)],
    ["a second cash-out", [open(24), cashOut], cashOut],
    ["a tile after a mine", [open(0)], open(24)],
  ])("a round of mines refuses %s as invalid_action", (_, before, action) => {
    const { round, draws, step } = atTheTop(3);
    let { state } = step;
    for (const done of before) state = round.act(state, done, draws).state;
    expect(() => round.act(state, action, draws)).toThrow(
      expect.objectContaining({ code: "invalid_action" }),
    );
  });

  it("a round of mines pays the sum of its events, never shows a mine early, replays identically, and pays in proportion to the stake", () => {
    const stakes = fc.bigInt({ min: 1n, max: 1_000_000n }).map((units) => units * 100n);
    const times = fc.bigInt({ min: 2n, max: 50n });
    const picks = fc.array(fc.nat(), { minLength: 25, maxLength: 25 });
    fc.assert(
      fc.property(
        anySeeds,
        fc.constantFrom(...COUNTS),
        stakes,
        times,
        picks,
        (seeds, count, stake, factor, picked) => {
          const round = rules.accept(stake, { mines: count });
          let turn = 0;
          const played = playToEnd(round, seeds, (choices) => (picked[turn++] ?? 0) % choices);
          expect(wonIn(played.events)).toBe(played.payoutMinor);
          expect(played.furtherMinor).toBe(0n);
          expect(played.events.map((event) => MinesEvent.parse(event))).toEqual(played.events);
          expect(played.actions.map((action) => MinesAction.parse(action))).toEqual(played.actions);
          const types = played.events.map(({ type }) => type);
          expect(types.indexOf("mines-shown")).toBe(types.length - 2);
          expect(types.at(-1)).toBe("round-ended");
          const again = foldActions(round, seeds, played.actions);
          expect(again.events).toEqual(played.events);
          const more = foldActions(rules.accept(stake * factor, { mines: count }), seeds, played.actions);
          expect(more.payoutMinor).toBe(played.payoutMinor * factor);
          expect(withoutAmounts(more.events)).toEqual(withoutAmounts(played.events));
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ["no mines", { mines: 0 }],
    ["25 mines", { mines: 25 }],
    ["mines as text", { mines: "3" }],
    ["nothing", {}],
    ["a field too many", { mines: 3, tiles: 25 }],
    ["null", null],
  ])("a round of mines refuses %s as invalid_input", (_, input) => {
    expect(() => rules.accept(100n, input)).toThrow(expect.objectContaining({ code: "invalid_input" }));
  });

  it.each([0n, -100n, 150n])("a round of mines refuses a stake of %d as invalid_stake", (stakeMinor) => {
    expect(() => rules.accept(stakeMinor, { mines: 3 })).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("a round of mines is on offer with 1.00 in EUR, and not with 3.00", () => {
    expect(() => rules.accept(100n, { mines: 3 }).checkOffer(1n)).not.toThrow();
    expect(() => rules.accept(300n, { mines: 3 }).checkOffer(1n)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("a round of mines has a layout that matches its schema, with 24 ladders and returns of 96.04 to 97.00 percent", () => {
    const layout = MinesLayout.parse(rules.layout(1n));
    expect(layout.ladders.map(({ mines: count }) => count)).toEqual(COUNTS);
    expect(layout.ladders[2]?.steps[4]).toEqual([195, "2.01", "96.65"]);
    expect(Number(layout.lowestReturn)).toBeGreaterThanOrEqual(96.04);
    expect(layout.highestReturn).toBe("97.00");
  });
});

it("states in its rules the tiles, and what happens when the player is absent", () => {
  expect(describeRules(rules.layout(1n))).toEqual([
    { key: "rules_mines", params: { tiles: 25 } },
    { key: "rules_mines_away" },
    { key: "rules_rounded_down" },
  ]);
});

describe("the share of fields that a play of mines covers", () => {
  const shareOf = (count: number, ...tiles: number[]) => {
    const { round, draws, step } = atTheTop(count);
    const { events } = [...tiles.map(open), cashOut].reduce(
      (before, action) => {
        if (before.step.choices.length === 0) return before;
        const next = round.act(before.step.state, action, draws);
        return { step: next, events: [...before.events, ...next.events] };
      },
      { step, events: [...step.events] },
    );
    return rules.coveredShareAfter?.(events);
  };

  it("the share of fields that a play of mines covers is 24 of 25 for one tile with one mine, and the chance of all tiles for more", () => {
    expect(shareOf(1, 24)).toBeCloseTo(24 / 25, 12);
    expect(shareOf(3, 24, 23)).toBeCloseTo((22 / 25) * (21 / 24), 12);
  });

  it("the share of fields that a play of mines covers is unknown for a lost round", () => {
    expect(shareOf(1, 0)).toBeUndefined();
  });
});

describe("the data of mines", () => {
  it.each([
    ["a stake of 1.50", { stakes: [150] }, "stakes"],
    [
      "a return of 94 percent, at which one tile of one mine pays less than the stake",
      { returnPercent: 94 },
      "returnPercent",
    ],
    ["a maximum under 25 stakes", { maximumHundredths: 2499 }, "maximumHundredths"],
    ["a usual play past the last safe tile", { usual: { mines: 24, opened: 2 } }, "usual"],
  ])("the data of mines refuses %s", (_, changes, field) => {
    const parsed = MinesData.safeParse({ ...data, ...changes });
    expect(parsed.error?.issues.map(({ path }) => path.join("."))).toContain(field);
  });
});

/** Every field with this many mines, as the positions of the mines. */
function fieldsWith(count: number): number[][] {
  let fields: number[][] = [[]];
  for (let mine = 0; mine < count; mine += 1) {
    fields = fields.flatMap((field) =>
      Array.from({ length: TILES - 1 - (field.at(-1) ?? -1) }, (_, step) => [
        ...field,
        (field.at(-1) ?? -1) + 1 + step,
      ]),
    );
  }
  return fields;
}
