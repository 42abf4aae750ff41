import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "./database.ts";
import formerChecksums from "./former-checksums.json" with { type: "json" };
import { migrate, splitStatements } from "./migrate.ts";
import { openTestDatabase } from "./testing/test-database.ts";
import { isUnavailable } from "./unavailable.ts";

describe("a database", () => {
  let database: Database;
  const folder = mkdtempSync("/tmp/bellwether-migrations-");
  const set = { part: "test", folder: pathToFileURL(`${folder}/`) };
  beforeAll(async () => {
    writeFileSync(
      join(folder, "0001-first.sql"),
      "CREATE TABLE thing (id bigint PRIMARY KEY, at timestamptz, day date);\n",
    );
    database = await openTestDatabase();
    await migrate(database, [set]);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it("a database applies a migration once, and refuses one that was edited afterwards", async () => {
    expect(await migrate(database, [set])).toEqual([]);
    writeFileSync(join(folder, "0002-second.sql"), "CREATE TABLE other (id bigint);\n");
    expect(await migrate(database, [set])).toEqual(["test/0002-second.sql"]);
    writeFileSync(join(folder, "0002-second.sql"), "CREATE TABLE other (id text);\n");
    await expect(migrate(database, [set])).rejects.toThrow("applied in another form");
  });

  it("a database allows edits of a migration's comments, even if the migration was applied when its hash included comments", async () => {
    writeFileSync(join(folder, "0002-second.sql"), "-- Why.\nCREATE TABLE other (id bigint);\n");
    expect(await migrate(database, [set])).toEqual([]);
    const ledger = mkdtempSync("/tmp/bellwether-migrations-");
    writeFileSync(join(ledger, "0001-ledger.sql"), "CREATE TABLE never (id bigint);\n");
    await database.asOwner((connection) =>
      connection.query("INSERT INTO migration (name, checksum) VALUES ('ledger/0001-ledger.sql', $1)", [
        formerChecksums["ledger/0001-ledger.sql"],
      ]),
    );
    expect(await migrate(database, [{ part: "ledger", folder: pathToFileURL(`${ledger}/`) }])).toEqual([]);
    rmSync(ledger, { recursive: true });
  });

  it("a database applies the migrations of a part from two folders in the order of their names, and refuses two of one name", async () => {
    const folders = [1, 2].map(() => mkdtempSync("/tmp/bellwether-migrations-"));
    const sets = folders.map((each) => ({ part: "parted", folder: pathToFileURL(`${each}/`) }));
    const write = (at: number, file: string, sql: string) => writeFileSync(join(folders[at]!, file), sql);
    write(1, "0001-made.sql", "CREATE TABLE parted (id bigint);\n");
    write(0, "0002-more.sql", "ALTER TABLE parted ADD COLUMN more text;\n");
    write(1, "0003-most.sql", "ALTER TABLE parted RENAME COLUMN more TO most;\n");
    expect(await migrate(database, sets)).toEqual([
      "parted/0001-made.sql",
      "parted/0002-more.sql",
      "parted/0003-most.sql",
    ]);
    renameSync(join(folders[1]!, "0003-most.sql"), join(folders[0]!, "0003-most.sql"));
    expect(await migrate(database, sets)).toEqual([]);
    write(1, "0002-more.sql", "ALTER TABLE parted ADD COLUMN more text;\n");
    await expect(migrate(database, sets)).rejects.toThrow(
      "Two files are the migration parted/0002-more.sql.",
    );
    for (const each of folders) rmSync(each, { recursive: true });
  });

  it("a database returns int8 as bigint, dates as text and timestamps as Date", async () => {
    const { rows } = await database.query(
      "SELECT 9007199254740993::int8 AS big, '2026-02-28'::date AS day, '2026-02-28T12:00:00Z'::timestamptz AS at",
    );
    expect(rows).toEqual([
      { big: 9_007_199_254_740_993n, day: "2026-02-28", at: new Date("2026-02-28T12:00:00Z") },
    ]);
  });

  it("after a migration by another node, a statement that was prepared before it is unavailable once at most, in a transaction too, and then has the new column", async () => {
    const text = "/* prepared */ SELECT * FROM thing";
    const ways = [
      () => database.query(text),
      () => database.transaction((transaction) => transaction.query(text)),
    ];
    for (const [index, ask] of ways.entries()) {
      await ask();
      await database.asOwner((connection) =>
        connection.query(`ALTER TABLE thing ADD COLUMN more${index} text`),
      );
      const first = await ask().catch((error: unknown) => error);
      if (first instanceof Error) expect(isUnavailable(first)).toBe(true);
      const { rows } = await database.transaction(async (transaction) => {
        await transaction.query("INSERT INTO thing (id) VALUES ($1)", [100 + index]);
        return transaction.query(text);
      });
      expect(rows.at(-1)).toHaveProperty(`more${index}`);
    }
    await database.query("DELETE FROM thing WHERE id >= 100");
  });

  it("a database rolls back a transaction that throws", async () => {
    const broken = database.transaction(async (transaction) => {
      await transaction.query("INSERT INTO thing (id) VALUES (1)");
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    expect((await database.query("SELECT * FROM thing")).rows).toEqual([]);
  });

  it("a database rolls back when a write sent along with the commit fails", async () => {
    const broken = database.transaction(async (transaction) => {
      transaction.send("INSERT INTO thing (id) VALUES (2)");
      transaction.send("INSERT INTO thing (id) VALUES (2)");
    });
    await expect(broken).rejects.toThrow("duplicate key");
    expect((await database.query("SELECT * FROM thing")).rows).toEqual([]);
    await database.transaction(async (transaction) => transaction.send("INSERT INTO thing (id) VALUES (3)"));
    expect((await database.query("SELECT id FROM thing")).rows).toEqual([{ id: 3n }]);
  });
});

describe("a migration's text", () => {
  it("a migration's text is split at the ends of statements, and a dollar-quoted body stays in one piece", () => {
    const text =
      "-- why\nCREATE TABLE a (id int);\nCREATE FUNCTION f() RETURNS int AS $$\n  SELECT 1;\n$$ LANGUAGE sql;\n";
    expect(splitStatements(text)).toHaveLength(2);
  });
});
