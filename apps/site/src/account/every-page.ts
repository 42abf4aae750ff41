const mostRows = 5_000;

/** Reads page after page until there is no older one, or until the file has as many rows as are still useful. */
export async function everyPage<Row>(
  read: (startIndex: number) => Promise<{ rows: readonly Row[]; next: number | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let start: number | null = -1;
  while (start !== null && rows.length < mostRows) {
    const page: { rows: readonly Row[]; next: number | null } = await read(start);
    rows.push(...page.rows);
    start = page.next;
  }
  return rows.slice(0, mostRows);
}
