import type { Database } from "@bellwether/db";

/** The sequence's increment: a drawn value reserves the whole block of ids behind it. */
const BLOCK_SIZE = 4_096n;

export type NextId = () => bigint;

/** Hands out ids from blocks of the database's sequence, so that a batch seldom needs a round trip for them. */
export function createIdentifiers(database: Database) {
  let next = 0n;
  let end = 0n;
  return {
    /** Reserves `count` ids for one batch; unused ids are lost, so gaps are normal. */
    async reserve(count: number): Promise<NextId> {
      const wanted = BigInt(count);
      if (end - next >= wanted) {
        const start = next;
        next += wanted;
        return countFrom([{ start, end: next }]);
      }
      const blocks = Math.ceil(count / Number(BLOCK_SIZE));
      const { rows } = await database.query<{ id: bigint }>(
        "SELECT nextval('ledger_id') AS id FROM generate_series(1, $1)",
        [blocks],
      );
      const ranges = rows.map(({ id }) => ({ start: id, end: id + BLOCK_SIZE }));
      // The rest of the last block serves the next batches.
      const last = ranges.at(-1);
      if (!last) throw new Error("no ids were reserved");
      const used = wanted - BLOCK_SIZE * BigInt(blocks - 1);
      next = last.start + used;
      end = last.end;
      last.end = next;
      return countFrom(ranges);
    },
  };
}

function countFrom(ranges: { start: bigint; end: bigint }[]): NextId {
  let range = ranges.shift();
  let id = range?.start ?? 0n;
  return () => {
    if (range && id === range.end) {
      range = ranges.shift();
      id = range?.start ?? 0n;
    }
    if (!range) throw new Error("more ids were used than were reserved");
    id += 1n;
    return id - 1n;
  };
}
