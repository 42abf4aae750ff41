/** The row of a statement that always returns one, such as a count, or the write of a locked row. Throws if there is none. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("a statement that always returns a row returned none");
  return row;
}
