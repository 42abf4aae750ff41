import { randomUUID } from "node:crypto";
import type { GateError } from "@bellwether/contract";
import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepIdentity } from "../identity/index.ts";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { endIdleSessions } from "./end-idle-sessions.ts";
import { sweepSessions } from "./sweep-sessions.ts";

describe("expired sessions", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());
  const later = (ms: number) => {
    gate.clock.at = new Date(gate.clock.at.getTime() + ms);
  };
  const codeOf = (session: string) =>
    gate.call("balance", {}, session).then(
      () => "ok",
      (error: GateError) => error.code,
    );

  it("expired sessions end after 30 idle minutes, not before, and the player's screens receive the reason", async () => {
    const player = await gate.player();
    const heard = gate.listen(player);
    later(30 * MINUTE_MS - 1);
    expect(await endIdleSessions(gate.deps)).toBe(0);
    later(1);
    expect(await endIdleSessions(gate.deps)).toBe(1);
    expect(heard).toEqual([{ type: "session_ended", reason: "idle_logout" }]);
    expect(await codeOf(player.session)).toBe("session_expired");
    expect(await endIdleSessions(gate.deps)).toBe(0);
  });

  it.each(["before it", "by it"])(
    "expired sessions of a clock a day ahead, begun %s, stay valid and end after 30 idle minutes of the right clock, with their reality check on time",
    async (begun) => {
      const player = await gate.player();
      const { rows: real } = await gate.database.query<{ at: Date }>("SELECT now() AS at");
      const now = new Date(Math.max(gate.clock.at.getTime(), real[0]!.at.getTime()) + MINUTE_MS);
      gate.clock.at = now;
      await gate.database.query(
        `UPDATE session SET last_seen_at = $2, created_at = $3, reality_check_due_at = $4 WHERE player_id = $1`,
        [
          player.id,
          new Date(now.getTime() + DAY_MS),
          begun === "by it" ? new Date(now.getTime() + DAY_MS) : now,
          new Date(now.getTime() + DAY_MS + 60 * MINUTE_MS),
        ],
      );
      expect(await endIdleSessions(gate.deps)).toBe(0);
      expect(await codeOf(player.session)).toBe("ok");
      const { rows } = await gate.database.query(
        "SELECT created_at, last_seen_at, reality_check_due_at FROM session WHERE player_id = $1",
        [player.id],
      );
      expect(rows).toEqual([
        {
          created_at: now,
          last_seen_at: now,
          reality_check_due_at: new Date(now.getTime() + 60 * MINUTE_MS),
        },
      ]);
      later(30 * MINUTE_MS);
      expect(await endIdleSessions(gate.deps)).toBeGreaterThanOrEqual(1);
      expect(await codeOf(player.session)).toBe("session_expired");
    },
  );

  it("expired sessions stay alive while the player plays, although a game does not call the gate as the player", async () => {
    const player = await gate.player();
    await gate.deposit(player, "100.00");
    const token = await gate.launch(player);
    for (let step = 0; step < 4; step += 1) {
      later(20 * MINUTE_MS);
      await gate.wallet("/transaction/bet", {
        user: player.id,
        token,
        transaction_uuid: randomUUID(),
        round: randomUUID(),
        round_closed: true,
        game_code: "bell-one",
        currency: "EUR",
        amount: units(1),
      });
      await endIdleSessions(gate.deps);
    }
    expect(await codeOf(player.session)).toBe("ok");
  });

  it.each([5, 20, 60])(
    "expired sessions of %d idle seconds stay alive while a bet comes after each four fifths of that, also before the job runs",
    async (seconds) => {
      const short = await createGateFixture({ settings: { idleTimeoutMs: seconds * 1_000 } });
      const player = await short.player();
      await short.deposit(player, "100.00");
      const { bet } = await takeSeat(short, player);
      const betAfter = (ms: number) => {
        short.clock.at = new Date(short.clock.at.getTime() + ms);
        return bet(1);
      };
      for (let bets = 0; bets < 10; bets += 1)
        expect(await betAfter(seconds * 800)).toMatchObject({ status: "RS_OK" });
      expect(await betAfter(seconds * 1_000)).toMatchObject({ status: "RS_ERROR_TOKEN_EXPIRED" });
      await short.close();
    },
  );

  it("expired sessions end after 24 hours in any case", async () => {
    const player = await gate.player();
    for (let hour = 0; hour < 72; hour += 1) {
      later(20 * MINUTE_MS - 1);
      await codeOf(player.session);
      await endIdleSessions(gate.deps);
    }
    expect(await codeOf(player.session)).toBe("ok");
    later(72);
    const heard = gate.listen(player);
    expect(await endIdleSessions(gate.deps)).toBe(1);
    expect(heard).toMatchObject([{ type: "session_ended" }]);
  });

  it("expired sessions are deleted 90 days after they ended, and login failures after a day", async () => {
    const player = await gate.player();
    await gate.call("logout", {}, player.session);
    await gate.raw("POST", "/gate/api/actionable/login", {
      nickname: player.email,
      password: "wrong password",
    });
    const count = async (table: "session" | "login_failure") =>
      (await gate.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]!.n;
    expect(await count("login_failure")).toBe(1);
    later(DAY_MS + 1);
    await sweepIdentity(gate.deps);
    await sweepSessions(gate.deps);
    expect(await count("login_failure")).toBe(0);
    const { rows } = await gate.database.query("SELECT 1 FROM session WHERE player_id = $1", [player.id]);
    expect(rows).toHaveLength(1);
    await gate.database.query("DELETE FROM cashier_session");
    later(90 * DAY_MS);
    await sweepSessions(gate.deps);
    expect(await count("session")).toBe(0);
  });
});
