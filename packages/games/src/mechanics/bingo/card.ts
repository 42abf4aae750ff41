import { type Draws, drawsFromWords } from "../../fairness/draws.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import type { BingoKind } from "./wire.ts";

/** A ticket's card: `cells` row by row, with a null where there is no number. The free centre of a card of 75 balls is a null too. */
export type BingoCard = { readonly columns: number; readonly cells: readonly (number | null)[] };

/** The card of a serial. Pure, so a ticket cannot be changed after its serial was sold. Every card of the game can come. */
export function bingoCardOf(kind: BingoKind, serial: number): BingoCard {
  const draws = serialDraws(serial);
  if (kind === "90") return ticketOf90(draws);
  const { size, perColumn } = kind === "75" ? { size: 5, perColumn: 15 } : { size: 3, perColumn: 10 };
  const hasFree = (column: number) => kind === "75" && column === 2;
  const columns = Array.from({ length: size }, (_, column) => {
    const numbers: (number | null)[] = numbersFrom(
      draws,
      column * perColumn + 1,
      perColumn,
      hasFree(column) ? size - 1 : size,
    );
    return hasFree(column) ? numbers.toSpliced(2, 0, null) : numbers;
  });
  const cells = Array.from(
    { length: size * size },
    (_, index) => columns[index % size]?.[Math.floor(index / size)] ?? null,
  );
  return { columns: size, cells };
}

/** Three rows of nine columns, five numbers in each row, at least one in each column. */
function ticketOf90(draws: Draws): BingoCard {
  const rows = filledPlaces(draws);
  const cells: (number | null)[] = Array.from({ length: 27 }, () => null);
  for (let column = 0; column < 9; column += 1) {
    const filled = rows.flatMap((row, index) => (row.has(column) ? [index] : []));
    const first = column === 0 ? 1 : column * 10;
    const count = column === 0 ? 9 : column === 8 ? 11 : 10;
    const numbers = numbersFrom(draws, first, count, filled.length);
    for (const [index, row] of filled.entries()) cells[row * 9 + column] = numbers[index] ?? null;
  }
  return { columns: 9, cells };
}

/** The filled columns of the three rows. Rows that leave a column empty are drawn again, all three. */
function filledPlaces(draws: Draws): Set<number>[] {
  for (;;) {
    const rows = [0, 1, 2].map(() => new Set(shuffle(draws, [0, 1, 2, 3, 4, 5, 6, 7, 8], 5).slice(0, 5)));
    if (new Set(rows.flatMap((row) => [...row])).size === 9) return rows;
  }
}

/** Some numbers of a column, ascending. */
function numbersFrom(draws: Draws, first: number, count: number, some: number): number[] {
  const all = Array.from({ length: count }, (_, index) => first + index);
  return shuffle(draws, all, some)
    .slice(0, some)
    .sort((one, other) => one - other);
}

/**
 * The numbers from which a serial's card is made: SplitMix32 from the mixed serial. They need no secret: serials are known before the
 * draw, and the balls come from the round's seeds.
 */
function serialDraws(serial: number): Draws {
  let state = mix(serial);
  return drawsFromWords(() => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state);
  });
}

function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
