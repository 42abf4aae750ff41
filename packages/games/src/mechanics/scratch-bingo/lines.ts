/** The number of cells in a row of the card. */
export const SIDE = 4;

const places = Array.from({ length: SIDE }, (_, place) => place);

/** The card's cells in each line: rows from the top, columns from the left, then the diagonals from the top left and the top right. */
export const bingoLines: readonly (readonly number[])[] = [
  ...places.map((row) => places.map((column) => row * SIDE + column)),
  ...places.map((column) => places.map((row) => row * SIDE + column)),
  places.map((place) => place * SIDE + place),
  places.map((place) => place * SIDE + SIDE - 1 - place),
];
