import type { Database } from "@bellwether/db";
import { afterAll, beforeAll, expect, it } from "vitest";
import { finishTableTest } from "../testing/finish-table-test.ts";
import { createTableFixture, type TableFixture } from "../testing/table-fixture.ts";

const WITHIN = { timeout: 30_000, interval: 5 };

let fixture: TableFixture;
beforeAll(async () => {
  fixture = await createTableFixture();
});
afterAll(async () => {
  await finishTableTest(fixture);
  await fixture.close();
});

/** A node that runs the tables by itself, the number of its looks at all tables, and how often it has read the one table. */
function startNode() {
  const count = { looks: 0, reads: 0 };
  const { database } = fixture;
  const query: Database["query"] = (text, parameters) => {
    if (text.startsWith("SELECT id, seq FROM studio_table")) count.looks += 1;
    if (text.startsWith("SELECT t.id, t.seq, t.waits_for")) count.reads += 1;
    return database.query(text, parameters);
  };
  const node = fixture.newStudio({ database: { ...database, query }, tablesEveryMs: 1 });
  const looks = (more: number) => {
    const until = count.looks + more;
    return expect.poll(() => count.looks, WITHIN).toBeGreaterThanOrEqual(until);
  };
  return { node, count, looks };
}

it("a node reads a table whose round takes bets once, and again when another node has changed it", async () => {
  await fixture.betting();
  const { node, count, looks } = startNode();
  await looks(10);
  const before = count.reads;
  expect(before).toBeGreaterThan(0);
  await looks(30);
  expect(count.reads).toBe(before);
  await fixture.database.query("UPDATE studio_table SET seq = seq + 1");
  await looks(10);
  const after = count.reads;
  expect(after).toBeGreaterThan(before);
  await looks(30);
  expect(count.reads).toBe(after);
  await node.stop();
});

it("a node that has rested takes the step at the end of the phase", async () => {
  await fixture.betting();
  const { node, looks } = startNode();
  await looks(10);
  fixture.advance(20_000);
  await expect.poll(async () => (await fixture.table()).round?.phase, WITHIN).not.toBe("betting");
  await node.stop();
});
