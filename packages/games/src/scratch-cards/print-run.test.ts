import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational } from "../exact/rational.ts";
import { drawsFromWords } from "../fairness/draws.ts";
import { seededDraws } from "../fairness/seeded-draws.ts";
import { mechanics } from "../mechanics/index.ts";
import { scratchBeat } from "../mechanics/scratch-beat/manifest.ts";
import { BeatEvent } from "../mechanics/scratch-beat/wire.ts";
import { BingoData } from "../mechanics/scratch-bingo/data.ts";
import { BingoEvent } from "../mechanics/scratch-bingo/wire.ts";
import { CollectData } from "../mechanics/scratch-collect/data.ts";
import { scratchCollect } from "../mechanics/scratch-collect/manifest.ts";
import { CollectEvent } from "../mechanics/scratch-collect/wire.ts";
import { CrosswordData } from "../mechanics/scratch-crossword/data.ts";
import { readGrid } from "../mechanics/scratch-crossword/grid.ts";
import { CrosswordEvent } from "../mechanics/scratch-crossword/wire.ts";
import { LinesEvent } from "../mechanics/scratch-lines/wire.ts";
import { PairsData } from "../mechanics/scratch-pairs/data.ts";
import { PairsEvent } from "../mechanics/scratch-pairs/wire.ts";
import { PathEvent } from "../mechanics/scratch-path/wire.ts";
import { TreasureData } from "../mechanics/scratch-treasure/data.ts";
import { TreasureEvent } from "../mechanics/scratch-treasure/wire.ts";
import { findModel } from "../models/model.ts";
import { releasedModels } from "../models/released-models.ts";
import { releasedData } from "../testing/released-data.ts";
import { anySeeds, instantRules } from "../testing/rounds.ts";
import { completedBy, exactChoices, markPatterns } from "./mark-patterns.ts";

const PRICE = 100n;
const models = releasedModels();

/** Reads the payout off a card with the sheet's rules, as a player would; in minor units. */
type Reader = (dealt: unknown, data: unknown) => bigint;

const readers: Record<string, Reader> = {
  "scratch-collect": (dealt, data) => {
    const { kinds } = dealtAs(CollectEvent.parse(dealt));
    let multiple = 0;
    for (const [kind, meter] of CollectData.parse(data).kinds.entries()) {
      const found = kinds.filter((each) => each === kind).length;
      expect(found).toBeLessThanOrEqual(meter.needs);
      if (found === meter.needs) multiple += meter.multiple;
    }
    return PRICE * BigInt(multiple);
  },
  "scratch-path": (dealt) => {
    const { start, steps, exitsMinor } = dealtAs(PathEvent.parse(dealt));
    let column = start;
    for (let row = 0; row < steps.length / exitsMinor.length; row += 1) {
      const step = steps[row * exitsMinor.length + column];
      if (step === "stop") return 0n;
      if (step === "left") column -= 1;
      if (step === "right") column += 1;
      expect(exitsMinor[column]).toBeDefined();
    }
    return BigInt(exitsMinor[column] ?? 0);
  },
  "scratch-bingo": (dealt, data) => {
    const { calls, card } = dealtAs(BingoEvent.parse(dealt));
    expect(new Set(calls).size).toBe(calls.length);
    expect(new Set(card).size).toBe(16);
    const { lines } = BingoData.parse(data);
    const isFull = (cells: number[]) => cells.every((cell) => calls.includes(card[cell] ?? 0));
    const at = [0, 1, 2, 3];
    const full = [
      ...at.map((row) => isFull(at.map((column) => row * 4 + column))),
      ...at.map((column) => isFull(at.map((row) => row * 4 + column))),
      isFull([0, 5, 10, 15]),
      isFull([3, 6, 9, 12]),
    ];
    return PRICE * BigInt(full.reduce((sum, won, line) => sum + (won ? (lines[line] ?? 0) : 0), 0));
  },
  "scratch-crossword": (dealt, data) => {
    const { found, grid } = dealtAs(CrosswordEvent.parse(dealt));
    const { grid: rows, prizes } = CrosswordData.parse(data);
    expect(new Set(found).size).toBe(found.length);
    // Crosses out each found number; a word is a run of fields between dots, across or down.
    let next = 0;
    const crossed = rows.map((row) =>
      [...row].map((sign) => (sign === "." ? "." : found.includes(grid[next++] ?? 0) ? "x" : "o")),
    );
    const down = (crossed[0] ?? []).map((_, column) => crossed.map((row) => row[column] ?? "."));
    const words = [...crossed, ...down].flatMap((line) => line.join("").split("."));
    const full = words.filter((word) => /^x{3,}$/.test(word)).length;
    const pays = prizes.find((prize) => prize.words === full);
    expect(full === 0 || pays !== undefined).toBe(true);
    return PRICE * BigInt(pays?.multiple ?? 0);
  },
  "scratch-beat": (dealt) => {
    const { rows } = dealtAs(BeatEvent.parse(dealt));
    return rows.reduce((sum, row) => sum + (row.yours > row.theirs ? BigInt(row.prizeMinor) : 0n), 0n);
  },
  "scratch-lines": (dealt) => {
    const { marks, prizeMinor } = dealtAs(LinesEvent.parse(dealt));
    const lines = ["012", "345", "678", "036", "147", "258", "048", "246"];
    const full = lines.filter((line) => [...line].every((field) => marks[Number(field)]));
    return BigInt(prizeMinor) * BigInt(full.length);
  },
  "scratch-pairs": (dealt, data) => {
    const { kinds, multiplier } = dealtAs(PairsEvent.parse(dealt));
    const { pays } = PairsData.parse(data);
    const counts = [...Map.groupBy(kinds, (kind) => kind).values()].map(({ length }) => length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    const pairs = counts.filter((count) => count === 2).length;
    return PRICE * BigInt((pays[pairs - 1] ?? 0) * multiplier);
  },
  "scratch-treasure": (dealt, data) => {
    const { odd, find, multiplier } = dealtAs(TreasureEvent.parse(dealt));
    const { finds, cells } = TreasureData.parse(data);
    expect(odd).toBeLessThan(cells);
    return PRICE * BigInt(find === null ? 0 : (finds[find] ?? 0) * multiplier);
  },
};

const printed = [...models.values()].filter(({ mechanic }) => readers[mechanic]);

describe.each(printed.map(({ id }) => id))("%s", (id) => {
  const { rules, mechanic } = findModel(models, id);
  const data = releasedData(mechanics.find((each) => each.id === mechanic) ?? never(), id);

  it("a scratch card shows exactly what it pays, and pays a prize of its sheet", () => {
    if (rules.kind !== "instant") throw new Error("not instant");
    const { prizes } = rules.layout(1n) as unknown as { prizes: { multiple: number }[] };
    const listed = new Set([0n, ...prizes.map(({ multiple }) => PRICE * BigInt(multiple))]);
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const { events, payoutMinor } = rules.accept(PRICE, {}).play(seededDraws(seeds));
        expect(readers[mechanic]?.(events[0], data)).toBe(payoutMinor);
        expect(listed).toContain(payoutMinor);
      }),
      { numRuns: 150 },
    );
  });

  it("a scratch card shows exactly what it pays for every prize of the print run", () => {
    if (rules.kind !== "instant") throw new Error("not instant");
    const { printRun, prizes } = data as { printRun: number; prizes: { weight: number }[] };
    let first = printRun - prizes.reduce((sum, { weight }) => sum + weight, 0);
    for (const { weight } of prizes) {
      for (const seed of [1, 2, 3]) {
        const words = [
          first,
          ...Array.from({ length: 400 }, (_, index) => (index + 1) * 2_654_435_761 * seed),
        ];
        const draws = drawsFromWords(() => (words.shift() ?? 0) % 2 ** 32);
        const { events, payoutMinor } = rules.accept(PRICE, {}).play(draws);
        expect(payoutMinor).toBeGreaterThan(0n);
        expect(readers[mechanic]?.(events[0], data)).toBe(payoutMinor);
      }
      first += weight;
    }
    expect(first).toBe(printRun);
  });
});

describe("a print run", () => {
  const data = {
    stakes: [100],
    printRun: 1000,
    rows: 3,
    lowest: 1,
    highest: 9,
    prizes: [
      { rows: [50], weight: 2 },
      { rows: [5, 5], weight: 10 },
      { rows: [2], weight: 100 },
      { rows: [1], weight: 288 },
    ],
  };

  it("a print run computes its figures from 1,000 cards, of which 400 win 100 + 100 + 200 + 288 stakes in all", () => {
    const figures = instantRules(scratchBeat, data).computeFigures();
    expect(figures.returnToPlayer).toEqual(rational(688, 1000));
    expect(figures.hitRate).toEqual(rational(400, 1000));
    expect(figures.maxWinMultiple).toEqual(rational(50));
  });

  it.each([
    ["more winning cards than cards", { ...data, printRun: 1000, prizes: [{ rows: [1], weight: 2000 }] }],
    ["a prize for more rows than the card has", { ...data, prizes: [{ rows: [1, 1, 1, 1], weight: 1 }] }],
  ])("a print run refuses %s", (_, wrong) => {
    expect(scratchBeat.data.safeParse(wrong).success).toBe(false);
  });

  it("a print run refuses a card on which one meter cannot be filled without another one", () => {
    const released = releasedData(scratchCollect, "grandads-shed");
    const parsed = scratchCollect.data.safeParse({ ...released, cells: 20 });
    expect(parsed.error?.issues[0]?.message).toContain("without filling another meter");
  });

  it("a print run shows the top amount in lost rows of a card of duels at most as often as winning cards do", () => {
    const rules = instantRules(scratchBeat, data);
    let top = 0;
    let lost = 0;
    for (let nonce = 0; nonce < 3000; nonce += 1) {
      const seeds = { serverSeed: "5eed".repeat(16), clientSeed: "rows", nonce };
      const { rows } = dealtAs(BeatEvent.parse(rules.accept(100n, {}).play(seededDraws(seeds)).events[0]));
      for (const { yours, theirs, prizeMinor } of rows) {
        if (yours > theirs) continue;
        lost += 1;
        if (prizeMinor === "5000") top += 1;
      }
    }
    // 2 of 400 winning cards have the top amount; four standard errors above that.
    expect(top / lost).toBeLessThan(2 / 400 + 4 * Math.sqrt((2 / 400) * (398 / 400) * (1 / lost)));
  });
});

describe("marks", () => {
  const patterns = [
    [0, 1, 2],
    [2, 3, 4],
    [0, 4],
  ];

  it("the choice of marks finds the choices that complete no other pattern", () => {
    expect(exactChoices(patterns, 1)).toEqual([[0], [1], [2]]);
    // The first two contain 0 and 4, so that they complete the third.
    expect(exactChoices(patterns, 2)).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(exactChoices(patterns, 3)).toEqual([[0, 1, 2]]);
  });

  it("the choice of marks completes the wanted patterns and no other, for any draws", () => {
    fc.assert(
      fc.property(anySeeds, fc.constantFrom([], [0], [1], [2], [0, 2]), (seeds, wanted) => {
        const marks = markPatterns(seededDraws(seeds), { patterns, wanted, all: 5, most: 4 });
        expect(completedBy(patterns, marks)).toEqual(wanted);
      }),
    );
  });

  it("the choice of marks reads words across and down a grid, and a repeated letter as the same number", () => {
    const grid = readGrid(["ABC.", "D.A.", "EFGH"]);
    expect(grid.letters).toBe(8);
    expect(grid.words).toEqual([
      [0, 1, 2],
      [0, 3, 5],
      [2, 4, 7],
      [5, 6, 7, 8],
    ]);
    expect(grid.patterns[2]).toEqual([2, 0, 6]);
  });
});

/** The dealt card among a mechanic's events. */
function dealtAs<Event extends { type: string }>(event: Event): Extract<Event, { type: "card-dealt" }> {
  if (event.type !== "card-dealt") throw new Error(`the first event is ${event.type}`);
  return event as Extract<Event, { type: "card-dealt" }>;
}

function never(): never {
  throw new Error("a model without a mechanic");
}
