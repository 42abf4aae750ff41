/**
 * A crossword's grid as lines of text. Each letter stands for a number drawn for the card, the same wherever the letter occurs. A dot is
 * not a field.
 */
export type CrosswordGrid = {
  /** The positions of the fields in reading order, and the letter index (from 0) of each. */
  readonly fields: readonly { readonly row: number; readonly column: number; readonly letter: number }[];
  /** The fields of each word: at least three in a row or a column. */
  readonly words: readonly (readonly number[])[];
  /** The letters of each word. */
  readonly patterns: readonly (readonly number[])[];
  readonly letters: number;
};

const MIN_WORD = 3;

/** Reads a grid. Letters are indexed in the order of their first occurrence. */
export function readGrid(rows: readonly string[]): CrosswordGrid {
  const letters = [...new Set(rows.join("").replaceAll(".", ""))];
  const fields = rows.flatMap((text, row) =>
    [...text].flatMap((sign, column) =>
      sign === "." ? [] : [{ row, column, letter: letters.indexOf(sign) }],
    ),
  );
  const at = (row: number, column: number) =>
    fields.findIndex((field) => field.row === row && field.column === column);
  const words = fields.flatMap(({ row, column }) => [
    ...wordFrom(at, row, column, 0, 1),
    ...wordFrom(at, row, column, 1, 0),
  ]);
  const patterns = words.map((word) => word.map((field) => fields[field]?.letter ?? 0));
  return { fields, words, patterns, letters: letters.length };
}

/** The word that begins in this field in this direction; undefined if the field is not its first or the word is too short. */
function wordFrom(
  at: (row: number, column: number) => number,
  row: number,
  column: number,
  down: number,
  right: number,
): number[][] {
  if (at(row - down, column - right) >= 0) return [];
  const word: number[] = [];
  for (let step = 0; at(row + step * down, column + step * right) >= 0; step += 1) {
    word.push(at(row + step * down, column + step * right));
  }
  return word.length < MIN_WORD ? [] : [word];
}
