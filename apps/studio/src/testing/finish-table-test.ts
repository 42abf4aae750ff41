import { expect } from "vitest";
import { checkBooks } from "./check-books.ts";
import type { TableFixture } from "./table-fixture.ts";

/** Ends a test of a table: the wallet answers again, the round ends, and studio and gate agree on every amount. */
export async function finishTableTest(
  fixture: Pick<TableFixture, "wallet" | "finish" | "database" | "gate">,
): Promise<void> {
  fixture.wallet.faultOf = () => undefined;
  await fixture.finish();
  expect(await checkBooks(fixture.database)).toEqual([]);
  expect(await fixture.gate.violations()).toEqual([]);
}
