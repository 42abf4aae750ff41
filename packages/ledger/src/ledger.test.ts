import type { Database } from "@bellwether/db";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createLedger, hashInput, ledgerMigrations, verifyLedger } from "./index.ts";

const cash = { address: "player:1:cash", currency: "EUR" };
const world = { address: "world", currency: "EUR" };
const at = new Date("2026-11-20T12:00:00Z");

describe("the ledger on a database", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase([ledgerMigrations]);
  });
  afterEach(async () => expect(await verifyLedger(database)).toEqual([]));
  afterAll(() => database.close());

  const pay = (externalId: string, amountMinor: bigint) =>
    createLedger(database).batch(
      { accounts: [cash, world], keys: [{ source: "test", externalId }], transfersAtMost: 1 },
      at,
      async (book) => {
        const seen = book.seen({ source: "test", externalId });
        if (seen) return seen.answer;
        const draft = {
          key: { source: "test", externalId },
          inputHash: hashInput([amountMinor]),
          transfers: [{ debit: world, credit: cash, amountMinor, kind: "test" }],
          answer: () => `${book.balanceMinor(cash)}`,
        };
        const result = book.apply(draft);
        return result.code === "applied" ? result.answer : result.code;
      },
    );

  it("the ledger on a database writes an operation once and returns its answer again", async () => {
    expect(await pay("once", 250n)).toBe("250");
    expect(await pay("once", 250n)).toBe("250");
    expect(await createLedger(database).balances([cash])).toEqual([{ balanceMinor: 250n, version: 1n }]);
  });

  it("the ledger on a database rolls everything back when the work fails", async () => {
    const before = await createLedger(database).balances([cash, world]);
    const broken = createLedger(database).batch(
      { accounts: [cash, world], keys: [{ source: "test", externalId: "broken" }], transfersAtMost: 1 },
      at,
      async (book) => {
        book.apply({
          key: { source: "test", externalId: "broken" },
          inputHash: hashInput([]),
          transfers: [{ debit: world, credit: cash, amountMinor: 1n, kind: "test" }],
          answer: () => "",
        });
        throw new Error("after the decision");
      },
    );
    await expect(broken).rejects.toThrow("after the decision");
    expect(await createLedger(database).balances([cash, world])).toEqual(before);
  });

  it.each(["ledger_entry", "ledger_transfer", "ledger_operation"])(
    "the ledger on a database does not let the application change or remove a row of %s",
    async (table) => {
      await expect(database.query(`DELETE FROM ${table}`)).rejects.toThrow("permission denied");
      await expect(database.query(`TRUNCATE ${table}`)).rejects.toThrow("permission denied");
    },
  );

  it("the ledger on a database does not let the application change an entry", async () => {
    await expect(database.query("UPDATE ledger_entry SET amount_minor = 1")).rejects.toThrow(
      "permission denied",
    );
  });
});

describe("the verifier", () => {
  it.each([
    [
      "a balance that is not the sum of its entries",
      "UPDATE ledger_account SET balance_minor = balance_minor + 1 WHERE address = 'world'",
      "(b)",
    ],
    [
      "an entry without its other half",
      "DELETE FROM ledger_entry WHERE account_id = (SELECT id FROM ledger_account WHERE address = 'world')",
      "(a)",
    ],
    ["a gap in an account's versions", "UPDATE ledger_entry SET version = version + 5", "(e)"],
    ["an operation that is gone", "DELETE FROM ledger_operation", "(d)"],
    [
      "a player taken below zero",
      "UPDATE ledger_entry SET balance_minor = -1, amount_minor = -250 WHERE amount_minor > 0",
      "(c)",
    ],
    ["a role that may change entries", "GRANT UPDATE ON ledger_entry TO bellwether_app", "(g)"],
  ])("the verifier reports %s", async (_, damage, promise) => {
    const database = await openTestDatabase([ledgerMigrations]);
    await createLedger(database).batch(
      { accounts: [cash, world], keys: [{ source: "test", externalId: "1" }], transfersAtMost: 1 },
      at,
      async (book) => {
        book.apply({
          key: { source: "test", externalId: "1" },
          inputHash: hashInput([]),
          transfers: [{ debit: world, credit: cash, amountMinor: 250n, kind: "test" }],
          answer: () => "",
        });
      },
    );
    expect(await verifyLedger(database)).toEqual([]);
    await database.asOwner((connection) => connection.query(damage));
    expect((await verifyLedger(database)).some((violation) => violation.promise.startsWith(promise))).toBe(
      true,
    );
    await database.close();
  });
});
