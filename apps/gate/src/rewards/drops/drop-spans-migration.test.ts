import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createGateFixture } from "../../testing/gate-fixture.ts";

/** The statements of a migration, for tables of this session that hide those of the database. */
function statementsOf(file: string): string[] {
  const sql = readFileSync(new URL(`../migrations/${file}`, import.meta.url), "utf8");
  return sql
    .replaceAll(/--.*$/gm, "")
    .replaceAll("CREATE TABLE", "CREATE TEMP TABLE")
    .replaceAll("REFERENCES player (id)", "")
    .split(";")
    .filter((statement) => statement.trim() !== "");
}

it("of drops with moments, the upgrade turns an open one into one that waits for a span, and leaves a taken, a drawn and an unmet one with moment and commitment", async () => {
  const gate = await createGateFixture();
  const undo = new Error("undo");
  const upgraded: unknown[] = [];
  const run = gate.database.transaction(async (transaction) => {
    for (const file of ["0050-cash-drops.sql", "0060-prize-draws.sql", "0100-seal-seen.sql"])
      for (const statement of statementsOf(file)) await transaction.query(statement);
    for (const [number, state, taker] of [
      [1, "taken", "player"],
      [2, "drawn", "player"],
      [3, "unmet", null],
      [4, "open", null],
    ])
      await transaction.query(
        `INSERT INTO cash_drop (promotion, number, commitment, sealed, state, searched_until, player_id, day, taken_at)
         VALUES ('cash-drop', $1, 'hash', 'moment', $2, '2026-11-28', $3, CASE WHEN $3::text IS NOT NULL THEN date '2026-11-28' END,
           CASE WHEN $3::text IS NOT NULL THEN timestamptz '2026-11-28' END)`,
        [number, state, taker],
      );
    for (const statement of statementsOf("0110-drop-spans.sql")) await transaction.query(statement);
    const { rows } = await transaction.query(
      "SELECT number, state, commitment, sealed, draw FROM cash_drop ORDER BY number",
    );
    upgraded.push(...rows);
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  const kept = { commitment: "hash", sealed: "moment", draw: null };
  expect(upgraded).toEqual([
    { number: 1, state: "taken", ...kept },
    { number: 2, state: "drawn", ...kept },
    { number: 3, state: "unmet", ...kept },
    { number: 4, state: "open", commitment: null, sealed: null, draw: null },
  ]);
  await gate.close();
});
