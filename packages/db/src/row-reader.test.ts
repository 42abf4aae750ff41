import { describe, expect, it } from "vitest";
import { createRowReader } from "./row-reader.ts";
import type { SqlConnection } from "./sql.ts";

const TEXT = "SELECT name AS key, value FROM thing WHERE name = ANY($1::text[])";

/** A table of two rows that counts its statements and can be unavailable. */
function table() {
  const rows: Record<string, number> = { one: 1, two: 2 };
  const asked: unknown[] = [];
  const state = { isAway: false };
  const query = (async (_text: string, [keys]: readonly unknown[] = []) => {
    asked.push(keys);
    if (state.isAway) throw new Error("away");
    const found = Object.keys(rows).filter((key) => String(keys).includes(`"${key}"`));
    return { rows: found.map((key) => ({ key, value: rows[key] })), rowCount: found.length };
  }) as SqlConnection["query"];
  return { rows, asked, state, read: createRowReader(query) };
}

describe("rows by key", () => {
  it("100 reads of one turn share a statement that names each key once, and each gets its own row or undefined", async () => {
    const { read, asked } = table();
    const keys = Array.from({ length: 100 }, (_, index) => ["one", "two", "three"][index % 3]!);
    const found = await Promise.all(keys.map((key) => read<{ value: number }>(TEXT, key)));
    expect(asked).toEqual(['{"one","two","three"}']);
    expect(found.slice(0, 3).map((row) => row?.value)).toEqual([1, 2, undefined]);
  });

  it("reads of requests that arrived on different sockets in one turn share a statement too", async () => {
    const { read, asked } = table();
    const first = read(TEXT, "one");
    await Promise.resolve();
    await new Promise<void>((resolve) => process.nextTick(resolve));
    await Promise.all([first, read(TEXT, "two")]);
    expect(asked).toEqual(['{"one","two"}']);
  });

  it("two different statements are not merged, and the next turn reads again", async () => {
    const { read, asked, rows } = table();
    await Promise.all([read(TEXT, "one"), read(`${TEXT} AND true`, "one")]);
    expect(asked).toHaveLength(2);
    rows.one = 10;
    expect(await read(TEXT, "one")).toEqual({ key: "one", value: 10 });
  });

  it("a failed statement rejects all reads that shared it and no later ones", async () => {
    const { read, state } = table();
    state.isAway = true;
    const both = await Promise.allSettled([read(TEXT, "one"), read(TEXT, "two")]);
    expect(both.map((each) => each.status)).toEqual(["rejected", "rejected"]);
    state.isAway = false;
    expect(await read(TEXT, "two")).toEqual({ key: "two", value: 2 });
  });
});
