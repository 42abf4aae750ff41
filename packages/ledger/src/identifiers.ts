import type { Database } from "@bellwether/db";

/** The sequence steps by this much: a writer owns the whole block behind each value. */
const BLOCK_SIZE = 4_096n;

/** Hands out ids from blocks of the database's sequence, so that a batch needs no round trip for them. */
export function createIdentifiers(database: Database) {
  let next = 0n;
  let end = 0n;
  const spare: bigint[] = [];
  return {
    /** Makes sure that `count` ids are at hand. Call before the batch's SQL transaction opens. */
    async reserve(count: number): Promise<void> {
      const have = end - next + BigInt(spare.length) * BLOCK_SIZE;
      if (have >= BigInt(count)) return;
      const blocks = Math.ceil(count / Number(BLOCK_SIZE)) + 1;
      const { rows } = await database.query<{ id: bigint }>("SELECT nextval('ledger_id') AS id FROM generate_series(1, $1)", [blocks]);
      spare.push(...rows.map((row) => row.id));
    },
    next(): bigint {
      if (next === end) {
        const block = spare.shift();
        if (block === undefined) throw new Error("ids were not reserved");
        next = block;
        end = block + BLOCK_SIZE;
      }
      next += 1n;
      return next - 1n;
    },
  };
}

export type Identifiers = ReturnType<typeof createIdentifiers>;
