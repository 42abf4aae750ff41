import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadPlayLimits } from "./limits/index.ts";
import { createGateFixture, type GateFixture } from "./testing/gate-fixture.ts";

/** Columns of `player` that no other module reads: the password's hash, and those about the account's closure. */
// Whether a player is a house player is known by the view `house_player`.
const KEPT_BACK = ["accepted_terms_at", "closed_at", "closed_reason", "is_house", "password_hash"];

/** PostgreSQL lets a view of one table be written through unless the right is revoked; a view of several tables cannot be written. */
const REFUSED = /permission denied|cannot delete from view/;

describe("views", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  const columnsOf = async (relation: string) => {
    const { rows } = await gate.database.query<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 ORDER BY 1",
      [relation],
    );
    return rows.map(({ name }) => name);
  };

  it("views refuse a write or a row lock, which PostgreSQL would allow", async () => {
    const { rows } = await gate.database.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'VIEW'",
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { name } of rows) {
      await gate.database.query(`SELECT 1 FROM ${name} LIMIT 1`);
      for (const statement of [`DELETE FROM ${name}`, `SELECT 1 FROM ${name} FOR SHARE`])
        await expect(gate.database.query(statement), statement).rejects.toThrow(REFUSED);
    }
  });

  it("player_profile has every column of the table except those that no other module reads", async () => {
    expect([...(await columnsOf("player_profile")), ...KEPT_BACK].sort()).toEqual(await columnsOf("player"));
  });

  it("views let a bet find the player of a limit by index, without a scan of all players", async () => {
    let plan = "";
    await loadPlayLimits(
      {
        query: async (sql: string, values: unknown[]) => {
          const explained = await gate.database.query<{ "QUERY PLAN": string }>(`EXPLAIN ${sql}`, values);
          plan = explained.rows.map((row) => row["QUERY PLAN"]).join("\n");
          return { rows: [], rowCount: 0 };
        },
      },
      ["a", "b"].map((id) => ({ id, day: "2026-11-22", zone: "America/Toronto" })),
    );
    expect(plan).toContain("player_pkey");
    expect(plan).not.toContain("Seq Scan");
  });
});
