import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishAuditHead, verifyAuditChain } from "../audit/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

let gate: GateFixture;
let desk: Desk;
let playerId: string;
beforeAll(async () => {
  gate = await createGateFixture();
  desk = await openDesk(gate, "safety", "auditor");
  playerId = (await gate.player()).id;
  for (let each = 0; each < 5; each += 1)
    await desk.call("addNote", { player_id: playerId, text: `note ${each}` });
});
afterAll(() => gate.close());

/** What an owner of the database could do; it is undone afterwards. */
async function tampered(...statements: string[]): Promise<string[]> {
  let problems: string[] = [];
  await gate.database
    .asOwner(async (connection) => {
      for (const sql of statements) await connection.query(sql);
      problems = (
        await verifyAuditChain({ database: { ...gate.database, query: connection.query.bind(connection) } })
      ).problems;
      throw new Error("undo");
    })
    .catch((error: Error) => {
      if (error.message !== "undo") throw error;
    });
  return problems;
}

describe("the audit", () => {
  it("the chain holds from the first entry to the last", async () => {
    const verdict = await desk.call("verifyAudit", {});
    expect(verdict).toMatchObject({ erased: 0, problems: [] });
    expect(verdict.entries).toBeGreaterThan(6);
    expect(verdict.head).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    [
      "another action",
      "UPDATE office_audit SET action = 'player.nothing' WHERE position = 3",
      "entry 3 was changed",
    ],
    [
      "another person",
      "UPDATE office_audit SET actor_name = 'somebody' WHERE position = 3",
      "entry 3 was changed",
    ],
    [
      "another time",
      "UPDATE office_audit SET at = at + interval '1 ms' WHERE position = 3",
      "entry 3 was changed",
    ],
    [
      "another detail",
      "UPDATE office_audit_detail SET detail = '{}' WHERE position = 3",
      "the detail of entry 3 was changed",
    ],
  ])("%s in the middle is found", async (_, sql, problem) => {
    expect(await tampered(sql)).toEqual([problem]);
  });

  it("an entry that is gone from the middle is found", async () => {
    const detail = "DELETE FROM office_audit_detail WHERE position = 3";
    const problems = await tampered(detail, "DELETE FROM office_audit WHERE position = 3");
    expect(problems).toContain("entry 3 is missing");
  });

  it("an entry without its neighbours does not fit", async () => {
    expect(await tampered("UPDATE office_audit SET hash = repeat('a', 64) WHERE position = 3")).toEqual([
      "entry 3 was changed",
      "entry 4 does not follow the one before it",
    ]);
  });

  it("an erased detail keeps the chain and is counted", async () => {
    await gate.database
      .asOwner(async (connection) => {
        await connection.query("DELETE FROM office_audit_detail WHERE position = 2");
        const database = { ...gate.database, query: connection.query.bind(connection) };
        expect(await verifyAuditChain({ database })).toMatchObject({ erased: 1, problems: [] });
        throw new Error("undo");
      })
      .catch((error: Error) => expect(error.message).toBe("undo"));
  });

  it.each(["office_audit", "office_audit_detail"])(
    "the application can neither change nor delete rows of %s",
    async (table) => {
      await expect(gate.database.query(`UPDATE ${table} SET position = position`)).rejects.toThrow(
        /permission denied/,
      );
      await expect(gate.database.query(`DELETE FROM ${table}`)).rejects.toThrow(/permission denied/);
      await expect(gate.database.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow(/permission denied/);
    },
  );

  it("40 acts at once form one chain without a gap", async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, each) =>
        desk.call("addNote", { player_id: playerId, text: `at once ${each}` }),
      ),
    );
    expect((await verifyAuditChain(gate.deps)).problems).toEqual([]);
  });

  it("the last hash of each day is published, once, and shows that the end was cut off", async () => {
    const head = (await verifyAuditChain(gate.deps)).head;
    expect(await publishAuditHead(gate.deps)).toBe(1);
    await desk.call("addNote", { player_id: playerId, text: "later that day" });
    expect(await publishAuditHead(gate.deps)).toBe(0);
    const answer = await gate.app.request("http://gate.test/gate/audit-heads.json");
    expect(await answer.json()).toEqual({ heads: [{ day: "2026-11-20", hash: head }] });
    const cut = `DELETE FROM office_audit_detail WHERE position >= (SELECT position FROM office_audit WHERE hash = '${head}')`;
    const problems = await tampered(
      cut,
      `DELETE FROM office_audit WHERE position >= (SELECT position FROM office_audit WHERE hash = '${head}')`,
    );
    expect(problems).toEqual(["the hash published on 2026-11-20 is in no entry"]);
    await expect(gate.database.query("UPDATE office_audit_head SET hash = ''")).rejects.toThrow(
      /permission denied/,
    );
  });

  it("the audit lists entries by person, action and subject, page by page", async () => {
    const { entries } = await desk.call("audit", {
      subject: `player:${playerId}`,
      action: "player.note",
      operator_id: desk.id,
    });
    expect(entries).toHaveLength(46);
    for (let each = 0; each < 10; each += 1)
      await desk.call("addNote", { player_id: playerId, text: `more ${each}` });
    const first = await desk.call("audit", {});
    const second = await desk.call("audit", { before: first.next! });
    expect(first.entries).toHaveLength(50);
    expect(second.entries[0]!.position).toBe(first.entries.at(-1)!.position - 1);
  });
});
