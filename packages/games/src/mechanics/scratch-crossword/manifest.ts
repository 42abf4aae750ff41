import type { Draws } from "../../fairness/draws.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { exactChoices, markPatterns } from "../../scratch-cards/mark-patterns.ts";
import { printRunRules } from "../../scratch-cards/print-run.ts";
import { CrosswordData } from "./data.ts";
import { type CrosswordGrid, readGrid } from "./grid.ts";
import { CrosswordEvent, CrosswordLayout } from "./wire.ts";

/** Found numbers fill words of numbers in a grid; the number of full words decides the prize. */
export const scratchCrossword: Mechanic<CrosswordData> = {
  id: "scratch-crossword",
  family: "scratch",
  data: CrosswordData,
  input: NoInput,
  event: CrosswordEvent,
  layout: CrosswordLayout,
  rulesOf: (data) => {
    const grid = readGrid(data.grid);
    const choices = new Map(data.prizes.map(({ words }) => [words, exactChoices(grid.patterns, words)]));
    return printRunRules({
      ...data,
      cells: data.found + grid.fields.length,
      columns: Math.max(...data.grid.map((row) => row.length)),
      more: {
        found: data.found,
        fields: grid.fields.map(({ row, column }) => ({ row, column })),
        words: grid.words,
        pays: data.prizes.map(({ words, multiple }) => ({ words, multiple })),
      },
      worthOf: ({ multiple }) => multiple,
      lay(draws, prize) {
        const ways = prize ? (choices.get(prize.words) ?? []) : [[]];
        const wanted = ways[draws.below(ways.length)] ?? [];
        const fields = new Set(wanted.flatMap((word) => grid.words[word] ?? []));
        return {
          dealt: layGrid(data, grid, draws, wanted),
          winning: [...fields].sort((one, other) => one - other).map((field) => data.found + field),
        };
      },
    });
  },
};

/** Draws the order of all numbers (the first ones are the grid's letters), the found letters, and the order of the found numbers. */
function layGrid(
  { highest, found, most }: CrosswordData,
  { fields, patterns, letters }: CrosswordGrid,
  draws: Draws,
  wanted: readonly number[],
): CrosswordEvent {
  const numbers = shuffle(
    draws,
    Array.from({ length: highest }, (_, index) => index + 1),
  );
  const marks = markPatterns(draws, { patterns, wanted, all: letters, most });
  const inGrid = numbers.slice(0, letters).filter((_, letter) => marks.has(letter));
  const others = numbers.slice(letters, letters + found - marks.size);
  return {
    type: "card-dealt",
    found: shuffle(draws, [...inGrid, ...others]),
    grid: fields.map(({ letter }) => numbers[letter] as number),
  };
}
