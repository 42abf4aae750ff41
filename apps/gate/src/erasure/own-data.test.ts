import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPlayer } from "../players/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { findErasure, runErasures } from "./index.ts";

const PASSWORD = "correct horse battery";

describe("a player's own data", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  it("the list names ten groups, each with when it goes, what stands in the way, and when the next export can be had", async () => {
    const player = await gate.stranger();
    const first = await gate.call("personalData", {}, player.session);
    expect(first.groups).toHaveLength(10);
    for (const { stays } of first.groups) expect(stays.length).toBeGreaterThan(0);
    expect(first).toMatchObject({ law_until: null, obstacles: [], next_export_at: null });
    await gate.deposit(player, "20.00");
    const later = await gate.call("personalData", {}, player.session);
    expect(later.obstacles).toEqual(["cash"]);
    expect(new Date(later.law_until!).getTime()).toBe(gate.clock.at.getTime() + 1_827 * DAY_MS);
  });

  it("an export takes the password, is had once within 24 hours, and has the player's name and no password", async () => {
    const player = await gate.stranger();
    await expect(gate.call("exportData", { password: "wrong" }, player.session)).rejects.toMatchObject({
      code: "wrong_password",
    });
    const data = await gate.call("exportData", { password: PASSWORD }, player.session);
    expect(data.sections).toMatchObject({ account: { id: player.id, email: player.email } });
    expect(JSON.stringify(data)).not.toContain("argon2");
    await expect(gate.call("exportData", { password: PASSWORD }, player.session)).rejects.toMatchObject({
      code: "too_many_attempts",
    });
    const { next_export_at: next } = await gate.call("personalData", {}, player.session);
    expect(next).toBe(new Date(gate.clock.at.getTime() + DAY_MS).toISOString());
    const start = gate.clock.at;
    gate.clock.at = new Date(start.getTime() + DAY_MS);
    const { session } = await gate.clientOf().send("login", { nickname: player.email, password: PASSWORD });
    expect((await gate.call("exportData", { password: PASSWORD }, session)).player_id).toBe(player.id);
    gate.clock.at = start;
  });

  it("two exports at the same moment are one", async () => {
    const player = await gate.stranger();
    const answers = await Promise.allSettled(
      [1, 2].map(() => gate.call("exportData", { password: PASSWORD }, player.session)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("erasing takes the password, closes the account at once, and tells nobody's data afterwards", async () => {
    const player = await gate.stranger();
    await expect(gate.call("eraseData", { password: "wrong" }, player.session)).rejects.toMatchObject({
      code: "wrong_password",
    });
    expect(await gate.call("eraseData", { password: PASSWORD }, player.session)).toEqual({
      ...{ account_closed: true, law_until: null },
    });
    await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({ status: "session_error" });
    await gate.database.query("UPDATE message SET sent_at = $1 WHERE sent_at IS NULL", [gate.clock.at]);
    await runErasures(gate.deps);
    expect(await findErasure(gate.database, player.id)).toMatchObject({ steps: 0, asked_by_kind: "player" });
    expect(await findPlayer(gate.database, player.id)).toMatchObject({ isErased: true });
    const { rows } = await gate.database.query(
      "SELECT 1 FROM outbox_event WHERE player_id = $1 AND type = 'player.erased'",
      [player.id],
    );
    expect(rows).toHaveLength(1);
  });

  it("with money in the account erasing is refused by the field that names it, and the account stays open", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "20.00");
    await expect(gate.call("eraseData", { password: PASSWORD }, player.session)).rejects.toMatchObject({
      code: "erasure_waits",
      data: { fields: { cash: "core.error_erasure_cash" } },
    });
    expect((await gate.call("profile", {}, player.session)).player_id).toBe(player.id);
  });

  it("where there are codes, an export and erasing ask for one, and a code is good once", async () => {
    const player = await gate.stranger();
    const { codes } = await gate.call("scratchCodes", { type: "issue", password: PASSWORD }, player.session);
    await expect(gate.call("exportData", { password: PASSWORD }, player.session)).rejects.toMatchObject({
      code: "scratch_code_required",
    });
    const answer = await gate.call(
      "exportData",
      { password: PASSWORD, scratch_code: codes[0]!.code! },
      player.session,
    );
    expect(answer.player_id).toBe(player.id);
    await expect(
      gate.call("eraseData", { password: PASSWORD, scratch_code: codes[0]!.code! }, player.session),
    ).rejects.toMatchObject({ code: "scratch_code_wrong" });
    await gate.call("eraseData", { password: PASSWORD, scratch_code: codes[1]!.code! }, player.session);
    expect(await findErasure(gate.database, player.id)).toBeDefined();
  });
});
