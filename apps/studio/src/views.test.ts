import type { Database } from "@bellwether/db";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NIL_UUID } from "./new-uuid.ts";
import { studioMigrations } from "./studio-migrations.ts";

describe("the studio's views", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(studioMigrations);
  });
  afterAll(() => database.close());

  const planOf = async (sql: string) => {
    const { rows } = await database.query<{ "QUERY PLAN": string }>(`EXPLAIN (COSTS OFF) ${sql}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };

  it("the studio's views refuse a write or a row lock, which PostgreSQL would allow", async () => {
    const { rows } = await database.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'VIEW'",
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { name } of rows) {
      await database.query(`SELECT 1 FROM ${name} LIMIT 1`);
      for (const statement of [`DELETE FROM ${name}`, `SELECT 1 FROM ${name} FOR SHARE`])
        await expect(database.query(statement), statement).rejects.toThrow("permission denied");
    }
  });

  it.each([
    [
      "studio_bet",
      "studio_round r",
      "id",
      "table_id = 'a' AND table_number = 1 AND state IN ('staking', 'staked')",
    ],
    ["studio_bet", "studio_round r", "id, input", "table_id = 'a' AND table_number = 1 AND state = 'staked'"],
    ["studio_bet", "studio_round r", "player_id", `owner = 'a' AND id = '${NIL_UUID}'`],
    ["studio_seeds", "studio_seed_pair", "server_seed", `owner = 'a' AND id = '${NIL_UUID}'`],
    ["studio_table_progress", "studio_table_round", "phase", "table_id = 'a' AND number = 1"],
    ["studio_table_play", "studio_table_action", "action", `owner = 'a' AND round_id = '${NIL_UUID}'`],
    ["studio_last_visit", "studio_visit", "seen_at", "owner = 'a' AND table_id = 'b'"],
    ["studio_shown_bettor", "studio_bettor", "initial", "owner = 'a'"],
  ])("%s is planned as %s for %s where %s", async (view, table, columns, condition) => {
    const [ofView, ofTable] = await Promise.all(
      [view, table].map((name) => planOf(`SELECT ${columns} FROM ${name} WHERE ${condition}`)),
    );
    expect(ofView).toBe(ofTable);
    expect(ofTable).toContain("Index");
  });
});
