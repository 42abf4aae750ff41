import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, signupOf } from "../../apps/gate/src/testing/gate-fixture.ts";

describe("input", () => {
  let gate: GateFixture;
  let player: Awaited<ReturnType<GateFixture["player"]>>;
  let other: typeof player;
  beforeAll(async () => {
    gate = await createGateFixture();
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

  it("another player's id gives 404: payments and bonuses", async () => {
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
    10,
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

  it("__proto__ in a body pollutes nothing", async () => {
    const text = `{"newsletter":"1","session":"${player.session}","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`;
    await post("actionable/account/settings", text);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
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
  ])("affiliate tags that are %s are ignored, and the signup goes on", async (name, system_reference) => {
    const email = `${name.replaceAll(/\W/g, "")}@example.org`;
    const { status } = await post("actionable/signup", { ...signupOf(email), system_reference });
    expect(status).toBe(200);
    const { rows } = await gate.database.query("SELECT affiliate_tags FROM player WHERE email = $1", [
      email.toLowerCase(),
    ]);
    expect(rows).toEqual([{ affiliate_tags: null }]);
  });

  it("a body over 100 kB is 413 unread, one nested over 10 deep is 400", async () => {
    expect((await post("actionable/balance", withSession({ pad: "x".repeat(100_001) }))).status).toBe(413);
    const deep = `{"session":"${player.session}","pad":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    expect((await post("actionable/balance", deep)).status).toBe(400);
  });

  it.each(["' OR '1'='1", "x'; DROP TABLE player; --", "\\'; SELECT 1", "%27%20OR%201=1"])(
    "SQL in any place is a text like others: %j",
    async (text) => {
      await post("actionable/login", { nickname: `${text}@example.org`, password: text });
      await post("actionable/claimcode", withSession({ code: text }));
      await gate.raw("GET", `/gate/api/actionable/token/${encodeURIComponent(text)}`);
      expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("50.00");
    },
  );

  it("an address of 100,000 characters is answered like any other: no expression blows up", async () => {
    for (const nickname of [
      `${"a".repeat(50_000)}@${"b.".repeat(25_000)}`,
      "@".repeat(90_000),
      " ".repeat(90_000),
    ])
      await post("actionable/login", { nickname, password: "whatever it is" });
  });
});
