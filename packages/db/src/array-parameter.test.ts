import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bigintArray, textArray } from "./array-parameter.ts";
import type { Database } from "./database.ts";
import { openTestDatabase } from "./testing/test-database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("An array parameter", () => {
  it.each([
    { values: [] },
    { values: [0n] },
    { values: [1n, -1n, 9_223_372_036_854_775_807n, -9_223_372_036_854_775_808n] },
  ])("An array parameter of whole numbers is returned unchanged: $values", async ({ values }) => {
    expect(await roundTrip("bigint[]", bigintArray(values))).toEqual(values);
  });

  it("An array parameter of 10,000 whole numbers is returned unchanged", async () => {
    const values = Array.from({ length: 10_000 }, (_, index) => BigInt(index) ** 4n);
    expect(await roundTrip("bigint[]", bigintArray(values))).toEqual(values);
  });

  it("An array parameter of numbers that are not bigint is returned as bigints", async () => {
    expect(await roundTrip("bigint[]", bigintArray([7, -7]))).toEqual([7n, -7n]);
  });

  it("An array parameter of texts keeps quotes, backslashes, commas, braces, empty texts, the word NULL and nulls distinct", async () => {
    const values = ['"', "\\", "a,b", "{c}", "", "NULL", null, "ä\n"];
    expect(await roundTrip("text[]", textArray(values))).toEqual(values);
  });
});

async function roundTrip(type: string, parameter: unknown): Promise<unknown> {
  const { rows } = await database.query<{ values: unknown }>(`SELECT $1::${type} AS values`, [parameter]);
  return rows[0]!.values;
}
