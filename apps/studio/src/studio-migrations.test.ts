import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Database, migrate } from "@bellwether/db";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { studioMigrations } from "./studio-migrations.ts";

/** The last migration from before modules owned tables. */
const LAST_SHARED = "0300-calls-of-drops.sql";

describe("the studio's migrations", () => {
  let database: Database;
  let folder: string;
  beforeEach(async () => {
    database = await openTestDatabase();
    folder = mkdtempSync("/tmp/bellwether-migrations-");
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it("the studio's migrations go on with a database that had the first 32 of them from one folder, and apply only the later ones", async () => {
    for (const set of studioMigrations)
      for (const file of readdirSync(fileURLToPath(set.folder)).filter((name) => name <= LAST_SHARED))
        cpSync(new URL(file, set.folder), join(folder, file));
    const before = await migrate(database, [{ part: "studio", folder: pathToFileURL(`${folder}/`) }]);
    expect(before).toHaveLength(32);
    expect([before[0], before.at(-1)]).toEqual(["studio/0001-studio.sql", `studio/${LAST_SHARED}`]);
    const added = await migrate(database, studioMigrations);
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter((name) => name <= `studio/${LAST_SHARED}`)).toEqual([]);
    expect(await migrate(database, studioMigrations)).toEqual([]);
  });
});
