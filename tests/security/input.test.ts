import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, signupOf } from "../../apps/gate/src/testing/gate-fixture.ts";
import { createLog } from "../../apps/server/src/telemetry/log.ts";

describe("input", () => {
  let gate: GateFixture;
  let player: Awaited<ReturnType<GateFixture["player"]>>;
  let other: typeof player;
  /** The gate's log entries. */
  let logged = "";
  const log = createLog("warn", {
    write(line) {
      logged += line;
    },
  });
  beforeAll(async () => {
    gate = await createGateFixture({ deps: { log } });
    player = await gate.player();
    other = await gate.player();
    await gate.deposit(player, "50.00");
  });
  afterAll(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });
  const post = (path: string, body: unknown) => gate.raw("POST", `/gate/api/${path}`, body);
  const withSession = (body: object) => ({ ...body, session: player.session });

  it("another player's id gets 404: payments and bonuses", async () => {
    expect((await post(`payments/history/${other.id}`, withSession({}))).status).toBe(404);
    const { rows } = await gate.database.query<{ id: string }>(
      `INSERT INTO player_bonus (id, player_id, code, state, currency, maximum_stake_minor, minimum_deposit_minor, claimed_at)
       VALUES ('foreign', $1, 'BELL25', 'waiting', 'EUR', 1, 1, now()) RETURNING id`,
      [other.id],
    );
    expect((await post(`actionable/bonuses/${rows[0]!.id}/give_up`, withSession({}))).status).toBe(404);
  });

  it.each([
    "-1",
    "0",
    "0.00",
    "1e21",
    "NaN",
    "Infinity",
    "10.001",
    "90071992547409.93",
    "１０",
    "0x10",
    "10,00",
    "010",
    10.001,
    true,
    null,
    ["10"],
    { amount: "10" },
  ])("a deposit of %j is refused", async (amount) => {
    const { status, body } = await post("payments/deposit", withSession({ method: "TRUSTLY", amount }));
    expect([400, 422]).toContain(status);
    expect(body.event.status).toBe("user_error");
  });

  it("a deposit in another currency is refused", async () => {
    const { body } = await post(
      "payments/deposit",
      withSession({ method: "TRUSTLY", amount: "20.00", currency: "USD" }),
    );
    expect(body.event.data.errorCode).toBe("wrong_currency");
  });

  it.each(["balance", "role", "status", "player_id", "is_admin", "cash", "bonus"])(
    "the privileged field %s is refused",
    async (field) => {
      const { status, body } = await post(
        "actionable/account/settings",
        withSession({ newsletter: "1", [field]: "1" }),
      );
      expect([status, body.event.data.errorCode]).toEqual([400, "invalid_param"]);
    },
  );

  it("a prototype in a body causes no prototype pollution", async () => {
    const text = `{"newsletter":"1","session":"${player.session}","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`;
    await post("actionable/account/settings", text);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(["", null, false, true, [], [90], "0x5a", "9e1", " 90", {}])(
    "%j as the interval of reality checks or as a time limit is refused, and the player's setting stays",
    async (odd) => {
      await gate.call("setRealityCheck", { interval_minutes: 30 }, player.session);
      const check = await post("actionable/account/reality_check", withSession({ interval_minutes: odd }));
      const limit = await post("actionable/limit/login/set", withSession({ duration: 1, time: odd }));
      expect([check.status, limit.status]).toEqual([400, 400]);
      expect((await gate.call("readRealityCheck", {}, player.session)).interval_minutes).toBe(30);
      const { limit_plain } = await gate.call("getPlayerLimits", {}, player.session);
      expect(limit_plain.limits_login.daily.actual).toBeNull();
    },
  );

  it("a number is accepted as JSON and as text, both as an amount and as an interval", async () => {
    for (const interval_minutes of [40, "40"])
      expect(
        (await post("actionable/account/reality_check", withSession({ interval_minutes }))).body.event.data,
      ).toMatchObject({ interval_minutes: 40 });
    for (const amount of [20.5, "20.5"])
      expect((await post("payments/deposit", withSession({ method: "TRUSTLY", amount }))).status).toBe(200);
  });

  it("an object with a repeated key is refused, in a player's call and in a provider's", async () => {
    const session = player.session;
    const { status, body } = await post(
      "actionable/account/reality_check",
      `{"interval_minutes":30,"interval_minutes":0,"session":"${session}"}`,
    );
    expect([status, body.event.data.errorCode]).toEqual([400, "malformed_body"]);
    const token = await gate.launch(player);
    const text = `{"request_uuid":"${player.id}","token":"${token}","user":"${other.id}","user":"${player.id}"}`;
    expect(await gate.wallet("/user/balance", text)).toMatchObject({ status: "RS_ERROR_WRONG_SYNTAX" });
  });

  it("a repeated query parameter is refused", async () => {
    const { status } = await gate.raw(
      "GET",
      "/gate/api/actionable/account/game_transaction_history?limit=1&limit=100",
      undefined,
      { "x-session-data": player.session },
    );
    expect(status).toBe(400);
  });

  it.each([
    ["4 kB of text", { btag: "x".repeat(4_096) }],
    ["nested objects", { btag: { deep: { deeper: "x" } } }],
    ["an unknown tag", { isAdmin: "1" }],
    ["a list", ["op", "1"]],
    ["a text", "op=1"],
  ])(
    "affiliate tags that are %s are ignored and logged without their content, and the signup goes on",
    async (name, system_reference) => {
      logged = "";
      const email = `${name.replaceAll(/\W/g, "")}@example.org`;
      const { status } = await post("actionable/signup", { ...signupOf(email), system_reference });
      expect(status).toBe(200);
      const { rows } = await gate.database.query("SELECT affiliate_tags FROM player WHERE email = $1", [
        email.toLowerCase(),
      ]);
      expect(rows).toEqual([{ affiliate_tags: null }]);
      expect(logged.trim().split("\n")).toHaveLength(1);
      expect(logged).toContain("affiliate tags were ignored");
      expect(logged).not.toMatch(/xxxx|deeper|isAdmin|op=1/);
    },
  );

  it("a body over 100 kB is 413 unread, one nested over 10 levels deep is 400", async () => {
    expect((await post("actionable/balance", withSession({ pad: "x".repeat(100_001) }))).status).toBe(413);
    const deep = `{"session":"${player.session}","pad":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    expect((await post("actionable/balance", deep)).status).toBe(400);
  });
});
