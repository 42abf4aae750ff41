import { type Database, onlyRow } from "@bellwether/db";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type AccountRef,
  createLedger,
  hashInput,
  type Ledger,
  ledgerMigrations,
  type VerifyOptions,
  verify,
} from "./index.ts";

const world = { address: "world", currency: "EUR" };
const one = { address: "player:1:cash", currency: "EUR" };
const two = { address: "player:2:cash", currency: "EUR" };
const at = new Date("2026-11-20T12:00:00Z");

describe("a verification", () => {
  let database: Database;
  let ledger: Ledger;
  let count = 0;
  beforeEach(async () => {
    database = await openTestDatabase([ledgerMigrations]);
    ledger = createLedger(database);
  });
  afterEach(() => database.close());

  const pay = (account: AccountRef, amountMinor = 250n, by = ledger) => {
    count += 1;
    const key = { source: "test", externalId: `payment ${count}` };
    return by.batch({ accounts: [account, world], keys: [key], transfersAtMost: 1 }, at, async (book) => {
      const transfers = [{ debit: world, credit: account, amountMinor, kind: "test" }];
      book.apply({ key, inputHash: hashInput([amountMinor]), transfers, answer: () => "paid" });
    });
  };
  const damage = (...statements: string[]) =>
    database.asOwner(async (connection) => {
      for (const statement of statements) await connection.query(statement);
    });
  const rows = async <Row>(text: string) =>
    (await database.asOwner((connection) => connection.query<Row>(text))).rows;
  const broken = async (reach: NonNullable<VerifyOptions["reach"]>) =>
    (await verify(database, { reach })).violations.map(({ promise }) => promise);
  const checkpoints = async () =>
    Number(onlyRow(await rows<{ n: bigint }>("SELECT count(*) AS n FROM ledger_checkpoint")).n);

  it("of an empty ledger is kept as checkpoint 1, and of one with 3 payments as checkpoint 2", async () => {
    const first = await verify(database, { reach: "since" });
    expect(first).toMatchObject({ violations: [], isWhole: true, checkpoint: { number: 1n } });
    for (const account of [one, one, two]) await pay(account);
    const second = await verify(database, { reach: "since" });
    expect(second).toMatchObject({
      violations: [],
      isWhole: false,
      former: first.checkpoint,
      checkpoint: { number: 2n },
      read: { accounts: 3, entries: 6 },
    });
    expect(second.checkpoint?.seal).toMatch(/^[0-9a-f]{64}$/);
  });

  it("goes on from the checkpoint: of 3 payments and 1 later one it reads the later one's 2 entries", async () => {
    for (const account of [one, one, two]) await pay(account);
    expect((await verify(database)).read).toMatchObject({ accounts: 3, entries: 6 });
    await pay(two);
    expect((await verify(database, { reach: "since" })).read).toMatchObject({ accounts: 2, entries: 2 });
    expect((await verify(database, { reach: "since" })).read).toMatchObject({ accounts: 0, entries: 0 });
    expect((await verify(database, { reach: "whole" })).read).toMatchObject({ accounts: 3, entries: 8 });
  });

  it("reads everything where a week has passed since it did, and goes on from the checkpoint before", async () => {
    await pay(one);
    expect(await verify(database, { reach: "whole-if-due" })).toMatchObject({ isWhole: true });
    expect(await verify(database, { reach: "whole-if-due" })).toMatchObject({ isWhole: false });
    await damage("UPDATE ledger_checkpoint SET at = at - interval '7 days'");
    expect(await verify(database, { reach: "whole-if-due" })).toMatchObject({ isWhole: true });
  });

  it("ends before its next step when it is told to, and keeps nothing", async () => {
    await pay(one);
    await expect(verify(database, { signal: AbortSignal.abort() })).rejects.toThrow("aborted");
    expect(await checkpoints()).toBe(0);
  });

  it("in steps of 3 entries seals the same chains as in one step", async () => {
    for (let payment = 0; payment < 10; payment += 1) await pay(payment % 3 === 0 ? two : one);
    const { read } = await verify(database, { entriesInAStep: 3 });
    expect(read).toMatchObject({ accounts: 3, entries: 20 });
    expect(read.steps).toBeGreaterThan(5);
    for (let payment = 0; payment < 7; payment += 1) await pay(one);
    expect(await broken("whole")).toEqual([]);
    expect((await verify(database, { reach: "whole", entriesInAStep: 3 })).violations).toEqual([]);
  });

  it("holds while 60 payments of two nodes are written beside it, whose ids are in no order", async () => {
    const other = createLedger(database);
    await pay(one, 1n, other);
    const written = (async () => {
      for (let payment = 0; payment < 30; payment += 1) await Promise.all([pay(one), pay(two, 5n, other)]);
    })();
    for (let time = 0; time < 6; time += 1) expect(await broken("since")).toEqual([]);
    await written;
    expect(await broken("since")).toEqual([]);
    expect(await broken("whole")).toEqual([]);
    expect(await checkpoints()).toBe(8);
  });

  const LAST = "(SELECT max(id) FROM ledger_transfer)";
  const FIRST = "(SELECT min(id) FROM ledger_transfer)";

  it.each([
    [
      "(a) each transfer has its two entries",
      "a transfer without entries",
      [
        `INSERT INTO ledger_transfer SELECT nextval('ledger_id'), operation_id, debit_account_id, credit_account_id, 5, 'test', false
       FROM ledger_transfer WHERE id = ${LAST}`,
      ],
    ],
    [
      "(a) each transfer has its two entries",
      "a transfer that was entered twice",
      [
        `INSERT INTO ledger_entry SELECT account_id, version + 1, transfer_id, amount_minor, balance_minor + amount_minor
       FROM ledger_entry WHERE transfer_id = ${LAST}`,
        `UPDATE ledger_account a SET version = a.version + 1, balance_minor = a.balance_minor + e.amount_minor
       FROM ledger_entry e WHERE e.account_id = a.id AND e.version = a.version AND e.transfer_id = ${LAST}`,
      ],
    ],
    [
      "(a) an entry is one of the two sides of its transfer",
      "another amount in the transfer",
      [`UPDATE ledger_transfer SET amount_minor = 1 WHERE id = ${LAST}`],
    ],
    [
      "(a) each entry has its transfer",
      "a transfer that is gone",
      [`DELETE FROM ledger_transfer WHERE id = ${LAST}`],
    ],
    [
      "(a) each entry has its account",
      "an entry of no account",
      [`INSERT INTO ledger_entry SELECT 999, 1, transfer_id, 1, 1 FROM ledger_entry LIMIT 1`],
    ],
    [
      "(a) a transfer's accounts share a currency",
      "an account in another currency",
      ["UPDATE ledger_account SET currency = 'SEK' WHERE address = 'player:1:cash'"],
    ],
    [
      "(a) entries sum to zero in each currency",
      "one of two entries that is gone",
      [`DELETE FROM ledger_entry WHERE transfer_id = ${LAST} AND amount_minor < 0`],
    ],
    [
      "(b) an account's balance is the sum of its entries",
      "a raised balance",
      ["UPDATE ledger_account SET balance_minor = balance_minor + 1 WHERE address = 'player:1:cash'"],
    ],
    [
      "(b) an entry's balance follows from the one before",
      "another balance in an entry",
      [
        `UPDATE ledger_entry SET balance_minor = balance_minor + 1 WHERE transfer_id = ${LAST} AND amount_minor > 0`,
      ],
    ],
    [
      "(c) no player balance was taken below zero, save by a forced transfer",
      "a player below zero",
      [
        `UPDATE ledger_entry SET amount_minor = -9, balance_minor = -9 WHERE transfer_id = ${LAST} AND amount_minor > 0`,
      ],
    ],
    [
      "(d) each transfer belongs to one operation",
      "an operation that is gone",
      [
        `DELETE FROM ledger_operation WHERE id = (SELECT operation_id FROM ledger_transfer WHERE id = ${LAST})`,
      ],
    ],
    [
      "(e) account versions have no gap",
      "a gap in the versions",
      [`UPDATE ledger_entry SET version = version + 5 WHERE transfer_id = ${LAST}`],
    ],
    [
      "(e) account versions have no gap",
      "an account with a version far above its entries",
      ["UPDATE ledger_account SET version = 1000000000000000 WHERE address = 'world'"],
    ],
    [
      "(e) account versions have no gap",
      "an entry below version 1",
      [`UPDATE ledger_entry SET version = 0 WHERE transfer_id = ${FIRST} AND amount_minor > 0`],
    ],
    [
      "(g) the application cannot change or remove what was written",
      "a role that may write checkpoints",
      ["GRANT INSERT ON ledger_checkpoint TO bellwether_app"],
    ],
    [
      "(j) an account is where its checkpoint was, or beyond it",
      "a balance of an account without new entries",
      ["UPDATE ledger_account SET balance_minor = balance_minor + 1 WHERE address = 'player:2:cash'"],
    ],
    [
      "(j) an account is where its checkpoint was, or beyond it",
      "an account of an older database",
      [
        "DELETE FROM ledger_entry WHERE version > 1",
        `DELETE FROM ledger_transfer WHERE id > ${FIRST}`,
        "UPDATE ledger_account SET version = 1, balance_minor = 250 WHERE address = 'player:1:cash'",
      ],
    ],
    [
      "(j) a checkpoint is as it was sealed",
      "a number in a checkpoint",
      ["UPDATE ledger_checkpoint SET entries = 7"],
    ],
    [
      "(j) a checkpoint is as it was sealed",
      "an account's row of a checkpoint",
      ["UPDATE ledger_checkpoint_account SET version = version - 1"],
    ],
    [
      "(j) a checkpoint is as it was sealed",
      "a checkpoint whose row is gone",
      ["DELETE FROM ledger_checkpoint"],
    ],
  ])("after a checkpoint finds that %s: %s; and no other is kept", async (promise, _, statements) => {
    for (const account of [one, one, two]) await pay(account);
    expect(await broken("whole")).toEqual([]);
    for (let payment = 0; payment < 2; payment += 1) await pay(one);
    await damage(...statements);
    const kept = await checkpoints();
    expect(await broken("since")).toContain(promise);
    expect(await broken("whole")).toContain(promise);
    expect(await checkpoints()).toBe(kept);
  });

  it.each([
    ["the answer of an operation", "UPDATE ledger_operation SET answer = 'other'"],
    ["the moment of an operation", "UPDATE ledger_operation SET at = at + interval '1 microsecond'"],
    ["the kind of a transfer", `UPDATE ledger_transfer SET kind = 'other' WHERE id = ${FIRST}`],
    [
      "the transfer of two entries",
      `UPDATE ledger_entry e SET transfer_id = CASE transfer_id WHEN ${FIRST} THEN ${LAST} ELSE ${FIRST} END
      WHERE transfer_id IN (${FIRST}, ${LAST})`,
    ],
  ])(
    "of everything finds that %s was changed before the checkpoint, though all promises hold",
    async (_, statement) => {
      await pay(one);
      await pay(one);
      expect(await broken("whole")).toEqual([]);
      await damage(statement);
      await pay(two);
      expect(await broken("since")).toEqual([]);
      const { violations, checkpoint } = await verify(database, { reach: "whole" });
      expect(violations).toEqual([
        {
          promise: "(j) what a checkpoint has sealed was not changed",
          rows: expect.arrayContaining([{ address: "player:1:cash", currency: "EUR", sealed_version: "2" }]),
        },
      ]);
      expect(checkpoint).toBeUndefined();
    },
  );

  it("checks what others promise of the entries since their mark, which it keeps", async () => {
    const promises = {
      entries: { "no payment above 5.00": "SELECT address FROM verified_entry WHERE amount_minor > 500" },
      players: { "no player 2": "SELECT player_id FROM verified_player WHERE player_id = '2'" },
      end: {
        "few sums":
          "SELECT address FROM verified_account WHERE (kinds->>'test')::bigint > 700 AND {place} IN (0, 7)",
      },
      whole: { "never whole": "SELECT 1" },
      marks: { place: "SELECT 7::bigint AS value" },
    };
    const found = async (reach: NonNullable<VerifyOptions["reach"]>) =>
      (await verify(database, { reach, promises })).violations.map((each) => each.promise);
    await pay(one, 400n);
    await verify(database, { promises: { marks: promises.marks } });
    expect(await rows("SELECT marks FROM ledger_checkpoint")).toEqual([{ marks: { place: "7" } }]);
    expect(await found("since")).toEqual([]);
    await pay(one, 400n);
    expect(await found("since")).toEqual(["few sums"]);
    await pay(two, 501n);
    expect(await found("whole")).toEqual(["no payment above 5.00", "no player 2", "few sums", "never whole"]);
  });

  it.each(["ledger_checkpoint", "ledger_checkpoint_account"])(
    "does not let the application write to %s",
    async (table) => {
      await pay(one);
      await verify(database);
      await expect(database.query(`DELETE FROM ${table}`)).rejects.toThrow("permission denied");
      await expect(database.query(`INSERT INTO ${table} SELECT * FROM ${table}`)).rejects.toThrow(
        "permission denied",
      );
    },
  );
});
