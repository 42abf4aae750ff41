import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EmbeddedSession } from "./embedded-session.ts";

describe("the session of the embedded database", () => {
  let database: PGlite;
  let session: EmbeddedSession;
  beforeAll(async () => {
    database = await PGlite.create();
    session = new EmbeddedSession(database);
    session.keepsPrepared = true;
    await session.query("CREATE TABLE note (id int PRIMARY KEY, text text, at timestamptz, tags text[])", []);
  });
  afterAll(() => database.close());

  const prepared = async () => {
    const { rows } = await session.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM pg_prepared_statements",
      [],
    );
    return rows[0]?.count ?? 0;
  };

  it("the session of the embedded database writes and reads null, text, a date and an array, and counts the changed rows", async () => {
    const at = new Date("2026-11-28T12:00:00Z");
    const insert = "INSERT INTO note VALUES ($1, $2, $3, $4)";
    expect(await session.query(insert, [1, "a 'quoted' text", at, ["x", "y,z"]])).toEqual({
      rows: [],
      rowCount: 1,
    });
    await session.query(insert, [2, null, null, null]);
    expect((await session.query("SELECT * FROM note ORDER BY id", [])).rows).toEqual([
      { id: 1, text: "a 'quoted' text", at, tags: ["x", "y,z"] },
      { id: 2, text: null, at: null, tags: null },
    ]);
    expect((await session.query("UPDATE note SET text = 'same'", [])).rowCount).toBe(2);
  });

  it("the session of the embedded database runs statements in the order of their calls, also those that are not prepared yet", async () => {
    const [, first, , second] = await Promise.all([
      session.query("UPDATE note SET text = 'first' WHERE id = 1", []),
      session.query<{ text: string }>("SELECT text FROM note WHERE id = 1", []),
      session.query("UPDATE note SET text = 'second' WHERE id = 1", []),
      session.query<{ text: string }>("SELECT text FROM note WHERE id = 1", []),
    ]);
    expect([first?.rows, second?.rows]).toEqual([[{ text: "first" }], [{ text: "second" }]]);
  });

  it("the session of the embedded database throws the database's error with its code, and goes on", async () => {
    const insert = "INSERT INTO note (id) VALUES ($1)";
    await expect(session.query(insert, [1])).rejects.toMatchObject({ code: "23505" });
    await expect(session.query("SELEC 1", [])).rejects.toMatchObject({ code: "42601" });
    expect((await session.query(insert, [3])).rowCount).toBe(1);
  });

  it("the session of the embedded database prepares a statement anew when its table has got another column: the first call fails, the next one answers", async () => {
    const read = "SELECT * FROM note WHERE id = 3";
    await session.query(read, []);
    await session.query("ALTER TABLE note ADD COLUMN extra int", []);
    await expect(session.query(read, [])).rejects.toMatchObject({ code: "0A000" });
    expect((await session.query(read, [])).rows).toMatchObject([{ id: 3, extra: null }]);
  });

  it("the session of the embedded database keeps 400 statements prepared at most, and none of the owner's", async () => {
    for (let each = 0; each < 420; each += 1) await session.query(`SELECT ${each} AS number`, []);
    expect(await prepared()).toBeLessThanOrEqual(400);
    const before = await prepared();
    session.keepsPrepared = false;
    await session.query("SELECT 'of the owner'", []);
    session.keepsPrepared = true;
    expect(await prepared()).toBe(before);
  });
});
