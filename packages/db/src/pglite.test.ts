import { mkdtempSync, rmSync } from "node:fs";
import { expect, it } from "vitest";
import { openPglite } from "./pglite.ts";

/** Size of a table of 300 accounts after all of them have changed 40 times. */
async function bytesAfterChanges(tidyAfter: number): Promise<bigint> {
  const folder = mkdtempSync("/tmp/bellwether-pglite-");
  const pool = await openPglite({ folder });
  const run = async <Row>(text: string) => {
    const connection = await pool.acquire();
    return (await connection.query<Row>(text).finally(() => connection.release())).rows;
  };
  await run("CREATE TABLE account (id int PRIMARY KEY, balance bigint)");
  await run("INSERT INTO account SELECT id, 0 FROM generate_series(1, 300) AS id");
  for (let change = 0; change < 40; change += 1) {
    await run("UPDATE account SET balance = balance + 1");
    if (change % tidyAfter === 0) await pool.tidy();
  }
  const rows = await run<{ bytes: bigint }>("SELECT pg_relation_size('account')::int8 AS bytes");
  await pool.end();
  rmSync(folder, { recursive: true });
  return rows[0]!.bytes;
}

it("the embedded database vacuums dead rows, so that the table of frequently changed accounts stays small", async () => {
  const untidied = await bytesAfterChanges(1_000);
  const tidied = await bytesAfterChanges(5);
  expect(Number(tidied)).toBeLessThan(Number(untidied) / 2);
});
