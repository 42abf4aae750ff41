import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational, toNumber, toPercent } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds, instantRules, simulate, withoutAmounts, wonIn } from "../../testing/rounds.ts";
import { binsOf, waysToBins } from "./bins.ts";
import { figuresOfBoard, plinkoFigures } from "./compute-figures.ts";
import { boardOf, PlinkoData } from "./data.ts";
import { plinko } from "./manifest.ts";
import { PlinkoEvent, PlinkoLayout } from "./wire.ts";

const data = releasedData(plinko, "plinko-pegs");
const rules = instantRules(plinko, data);
const boards = data.boards.map((board) => [`${board.rows} rows at ${board.risk} risk`, board] as const);

const ROWS = [8, 12, 16] as const;

describe("the paths of a ball", () => {
  it("the paths of a ball reach the bins of 8 rows in 1, 8, 28, 56, 70, 56, 28, 8, 1 ways (Pascal's triangle)", () => {
    expect(waysToBins(8).map(Number)).toEqual([1, 8, 28, 56, 70, 56, 28, 8, 1]);
  });

  it.each(ROWS)(
    "the paths of a ball through %d rows reach every bin as often as an enumeration of all paths counts",
    (rows) => {
      const counts = Array<bigint>(rows + 1).fill(0n);
      for (let path = 0; path < 2 ** rows; path += 1) {
        let bin = 0;
        for (let row = 0; row < rows; row += 1) bin += (path >> row) & 1;
        counts[bin] = (counts[bin] ?? 0n) + 1n;
      }
      expect(waysToBins(rows)).toEqual(counts);
    },
  );
});

describe("plinko's figures", () => {
  it("plinko's figures on every board pay something in each bin, and at least the stake to 46 % of the balls at most", () => {
    for (const [, board] of boards) {
      const bins = binsOf(board);
      expect(Math.min(...bins)).toBeGreaterThan(0);
      const ways = waysToBins(board.rows).map(Number);
      const back = bins.reduce((sum, hundredths, bin) => sum + (hundredths >= 100 ? (ways[bin] ?? 0) : 0), 0);
      expect(back / 2 ** board.rows).toBeLessThan(0.46);
    }
  });

  it("plinko's figures cover 8, 12 and 16 rows at low, medium and high risk", () => {
    expect(boards).toHaveLength(9);
  });

  it.each(boards)("plinko's figures of %s return 97 percent exactly", (_, board) => {
    expect(figuresOfBoard(board).returnToPlayer).toEqual(rational(97, 100));
  });

  it.each(ROWS)("plinko's figures of %d rows spread wider at each higher risk", (rows) => {
    const spread = (risk: "low" | "medium" | "high") => {
      const board = boardOf(data.boards, { rows, risk });
      if (!board) throw new Error("no such board");
      return figuresOfBoard(board).standardDeviation;
    };
    expect(spread("medium")).toBeGreaterThan(1.5 * spread("low"));
    expect(spread("high")).toBeGreaterThan(1.5 * spread("medium"));
  });

  it("plinko's figures are those of the usual board, with the largest win of all boards, 1,000 stakes", () => {
    const figures = plinkoFigures(data);
    expect(toPercent(figures.returnToPlayer, 4)).toBe("97.0000");
    expect(figures.hitRate).toEqual(rational(397, 1024));
    expect(toNumber(figures.maxWinMultiple)).toBe(1000);
  });

  it.each(boards)("plinko's figures of %s hold in 20,000 seeded rounds within 4 sigma", (_, board) => {
    const { rows, risk } = board;
    const play = (seeds: Parameters<typeof seededDraws>[0]) =>
      rules.accept(100n, { rows, risk }).play(seededDraws(seeds)).payoutMinor;
    const errors = simulate(figuresOfBoard(board), 20_000, 100n, play, 100n);
    expect(errors.returnErrors).toBeLessThan(4);
    expect(errors.hitErrors).toBeLessThan(4);
  });
});

describe("a ball", () => {
  it.each([
    ["always left falls into bin 0 and pays 29", [0, 0, 0, 0, 0, 0, 0, 0], 0, 2900n],
    ["always right falls into bin 8 and pays 29", [1, 1, 1, 1, 1, 1, 1, 1], 8, 2900n],
    ["by turns left and right falls into the middle and pays 0.20", [0, 1, 0, 1, 0, 1, 0, 1], 4, 20n],
    ["three times right falls into bin 3 and pays 0.32", [1, 1, 1, 0, 0, 0, 0, 0], 3, 32n],
  ])("%s", (_, words, bin, payoutMinor) => {
    const left = [...words];
    const outcome = rules
      .accept(100n, { rows: 8, risk: "high" })
      .play(drawsFromWords(() => left.shift() as number));
    expect(left).toEqual([]);
    expect(outcome.payoutMinor).toBe(payoutMinor);
    expect(outcome.events.slice(0, 8)).toEqual(
      words.map((word, row) => ({ type: "ball-bounced", row, side: word === 1 ? "right" : "left" })),
    );
    expect(outcome.events[8]).toMatchObject({ type: "bin-won", bin });
  });

  it.each(boards)(
    "a ball through %s pays the sum of its events, the same for the same seeds, and in proportion to the stake",
    (_, board) => {
      const { rows, risk } = board;
      const stakes = fc.bigInt({ min: 1n, max: 10_000_000n }).map((units) => units * 25n);
      const times = fc.bigInt({ min: 2n, max: 50n });
      fc.assert(
        fc.property(anySeeds, stakes, times, (seeds, stakeMinor, factor) => {
          const play = (minor: bigint) => rules.accept(minor, { rows, risk }).play(seededDraws(seeds));
          const outcome = play(stakeMinor);
          expect(wonIn(outcome.events)).toBe(outcome.payoutMinor);
          expect(outcome.events.map((event) => PlinkoEvent.parse(event))).toEqual(outcome.events);
          expect(outcome.events).toHaveLength(rows + 2);
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

describe("a round of plinko", () => {
  it.each([
    ["no risk", { rows: 8 }],
    ["nine rows", { rows: 9, risk: "low" }],
    ["rows as text", { rows: "8", risk: "low" }],
    ["an unknown risk", { rows: 8, risk: "none" }],
    ["a field too many", { rows: 8, risk: "low", bin: 0 }],
    ["nothing", undefined],
    ["null", null],
  ])("a round of plinko refuses %s as invalid_input", (_, input) => {
    expect(() => rules.accept(100n, input)).toThrow(expect.objectContaining({ code: "invalid_input" }));
  });

  it("a round of plinko refuses a board that the model does not have as invalid_input", () => {
    const few = instantRules(plinko, { ...data, boards: data.boards.filter(({ rows }) => rows === 12) });
    expect(() => few.accept(100n, { rows: 8, risk: "low" })).toThrow(
      expect.objectContaining({ code: "invalid_input" }),
    );
  });

  it.each([0n, -25n, 10n, 30n])("a round of plinko refuses a stake of %d as invalid_stake", (stakeMinor) => {
    expect(() => rules.accept(stakeMinor, data.usual)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("a round of plinko is on offer with 0.25 in EUR, and not with 0.75", () => {
    expect(() => rules.accept(25n, data.usual).checkOffer(1n)).not.toThrow();
    expect(() => rules.accept(75n, data.usual).checkOffer(1n)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("a round of plinko has a layout that matches its schema, with every bin from left to right", () => {
    const layout = PlinkoLayout.parse(rules.layout(1n));
    for (const { rows, binsHundredths, ways, returnToPlayer } of layout.boards) {
      expect(binsHundredths).toHaveLength(rows + 1);
      expect(binsHundredths).toEqual(binsHundredths.toReversed());
      expect(ways).toHaveLength(rows + 1);
      expect(returnToPlayer).toBe("97.00");
    }
  });
});

describe("the data of plinko", () => {
  const [board] = data.boards;
  const changed = (half: number[]) => ({
    boards: [{ ...board, halfHundredths: half }],
    usual: { rows: 8, risk: "low" },
  });

  it.each([
    ["a board that returns more than promised", changed([564, 180, 120, 96, 48]), "boards"],
    ["a bin too few", changed([560, 180, 120, 96]), "boards.0.halfHundredths"],
    [
      "a bin that pays more than one farther out",
      changed([180, 560, 120, 96, 48]),
      "boards.0.halfHundredths",
    ],
    ["two boards for the same rows and risk", { boards: [board, board] }, "boards"],
    ["a usual board that is not on offer", { boards: [board] }, "usual"],
    ["a stake of 0.10", { stakes: [10] }, "stakes"],
  ])("the data of plinko refuses %s", (_, changes, field) => {
    const parsed = PlinkoData.safeParse({ ...data, ...changes });
    const fields = parsed.error?.issues.map(({ path }) => path.join("."));
    expect(fields).toContain(field);
  });

  it("the data of plinko lists the bins of a board from edge to edge", () => {
    expect(binsOf({ halfHundredths: [5, 3, 1] })).toEqual([5, 3, 1, 3, 5]);
  });
});
