import { randomUUID } from "node:crypto";
import { GateError } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { officeRoleNames } from "@bellwether/contract/office/index.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findLaundering } from "../laundering/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

let gate: GateFixture;
let hanna: Desk;
let others: Desk[];
beforeAll(async () => {
  gate = await createGateFixture();
  hanna = await openDesk(gate, "safety");
  others = [];
  for (const role of officeRoleNames.filter((each) => each !== "safety"))
    others.push(await openDesk(gate, role));
});
afterAll(() => gate.close());
beforeEach(async () => {
  for (const desk of [hanna, ...others]) await desk.signIn();
});

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const TEXT = "Cash of unknown origin through four cards, told to the Rahanpesun selvittelykeskus";
const REFERENCE = "FIU-2026-77781";
const report = ({ id }: Player, more: Partial<{ case_id: string; text: string }> = {}, desk = hanna) =>
  desk.call("reportSuspicion", { player_id: id, reference: REFERENCE, text: TEXT, ...more });
const read = (id: string, desk = hanna) =>
  desk.call("readSuspicion", { report_id: id, reason: "the authority asks" });

/** A player with an open case about money laundering. */
async function suspect() {
  const player = await gate.stranger();
  await gate.deposit(player, "2000.00");
  await findLaundering(gate.deps);
  const { cases } = await hanna.call("cases", {});
  return { player, caseId: cases.find((each) => each.player_id === player.id)!.id };
}

/** Everything that the player's own calls and the office's, by everybody but the role that reports, say about them. */
async function everythingSaid({ id, session, email }: Player) {
  const said: Record<string, unknown> = {
    profile: await gate.call("profile", {}, session),
    guards: await gate.call("guardsStatus", {}, session),
    payments: await gate.call("paymentHistory", { id, start_index: -1, limit: 50 }, session),
    documents: await gate.call("documents", {}, session),
    sessions: (await gate.call("ownSessions", {}, session)).sessions.length,
    letters: await lettersTo(gate, email),
    events: (await gate.database.query("SELECT type, data FROM outbox_event WHERE player_id = $1", [id]))
      .rows,
  };
  for (const desk of others) {
    const ask = async (name: string, call: () => Promise<unknown>) => {
      said[`${desk.name} ${name}`] = await call().catch((error: unknown) => String(error));
    };
    await ask("page", () => desk.call("playerPage", { player_id: id }));
    await ask("timeline", () => desk.call("playerTimeline", { player_id: id }));
    await ask("cases", () => desk.call("cases", {}));
    await ask("found", () => desk.call("findPlayers", { q: id }));
    await ask("audit", () => desk.call("audit", { subject: `player:${id}` }));
    await ask("withdrawals", () => desk.call("withdrawals", {}));
    await ask("reports", () => desk.call("suspicionReports", { player_id: id }));
  }
  return said;
}

describe("a report of suspicion", () => {
  it("is kept with the case, the person and the time, and read with a reason that is kept", async () => {
    const { player, caseId } = await suspect();
    const { report: kept } = await report(player, { case_id: caseId });
    expect(kept).toMatchObject({ case_id: caseId, reported_by: hanna.name });
    expect((await hanna.call("suspicionReports", { player_id: player.id })).reports).toEqual([kept]);
    expect(await read(kept.id)).toEqual({ report: kept, reference: REFERENCE, text: TEXT });
    const { rows } = await gate.database.query(
      "SELECT looked_by, reason FROM suspicion_look WHERE report_id = $1",
      [kept.id],
    );
    expect(rows).toEqual([{ looked_by: hanna.id, reason: "the authority asks" }]);
  });

  it("changes nothing of what the player, 5 other roles, events and letters are told", async () => {
    const { player, caseId } = await suspect();
    const before = await everythingSaid(player);
    const { report: kept } = await report(player, { case_id: caseId });
    await read(kept.id);
    const after = await everythingSaid(player);
    expect(after).toEqual(before);
    expect(JSON.stringify(after)).not.toContain(kept.id);
  });

  it("is in no other table than its own, and the audit names neither the player nor a word of it", async () => {
    const { player } = await suspect();
    const marker = `marker ${randomUUID()}`;
    const { report: kept } = await report(player, { text: `${TEXT} ${marker}` });
    await read(kept.id);
    const holding = await gate.database.asOwner(async (owner) => {
      const { rows: tables } = await owner.query<{ name: string }>(
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
      );
      const found: string[] = [];
      for (const { name } of tables) {
        const { rows } = await owner.query(
          `SELECT 1 FROM "${name}" t WHERE t::text LIKE '%' || $1 || '%' LIMIT 1`,
          [marker],
        );
        if (rows.length > 0) found.push(name);
      }
      return found;
    });
    expect(holding).toEqual(["suspicion_report"]);
    const auditor = others.find(({ name }) => name.startsWith("auditor"))!;
    const { entries } = await auditor.call("audit", { subject: `sealed:${kept.id}` });
    expect(entries.map(({ action, reason, detail }) => ({ action, reason, detail }))).toEqual([
      { action: "sealed.read", reason: null, detail: "{}" },
      { action: "sealed.write", reason: null, detail: "{}" },
    ]);
    expect((await auditor.call("verifyAudit", {})).problems).toEqual([]);
  });

  it("is written and read by no other role, can be neither changed nor deleted, and needs a fresh proof", async () => {
    const { player } = await suspect();
    const { report: kept } = await report(player);
    for (const desk of others) {
      expect(await answerOf(report(player, {}, desk))).toBe("forbidden");
      expect(await answerOf(read(kept.id, desk))).toBe("forbidden");
      expect(await answerOf(desk.call("suspicionReports", { player_id: player.id }))).toBe("forbidden");
    }
    for (const statement of [
      "DELETE FROM suspicion_report",
      "DELETE FROM suspicion_look",
      "UPDATE suspicion_report SET content = ''",
      "UPDATE suspicion_look SET reason = 'none'",
    ])
      await expect(gate.database.query(statement)).rejects.toThrow(/permission denied/);
    gate.clock.at = new Date(gate.clock.at.getTime() + 11 * MINUTE_MS);
    expect(await answerOf(read(kept.id))).toBe("proof_required");
    expect(await answerOf(report(player))).toBe("proof_required");
  });

  it("is refused for an unknown player or case, for another player's case, without a text, and read by no unknown id", async () => {
    const [one, other] = [await suspect(), await suspect()];
    expect(await answerOf(report({ ...one.player, id: "nobody" }))).toBe("not_found");
    expect(await answerOf(report(one.player, { case_id: "999999" }))).toBe("not_found");
    expect(await answerOf(report(one.player, { case_id: other.caseId }))).toBe("conflict");
    expect(await answerOf(report(one.player, { text: "short" }))).toBe("invalid_param");
    expect(await answerOf(read(randomUUID()))).toBe("not_found");
    expect((await hanna.call("suspicionReports", { player_id: one.player.id })).reports).toEqual([]);
  });
});
