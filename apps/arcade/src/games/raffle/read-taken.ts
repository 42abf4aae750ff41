/** Reads the sold numbers of all these draws together; undefined if those of one cannot be read. */
export async function readTaken(
  draws: readonly number[],
  read: (number: number) => Promise<{ taken: readonly number[] }>,
): Promise<ReadonlySet<number> | undefined> {
  try {
    const replies = await Promise.all(draws.map(read));
    return new Set(replies.flatMap(({ taken }) => taken));
  } catch {
    return undefined;
  }
}
