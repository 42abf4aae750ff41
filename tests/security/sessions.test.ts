import { hash, randomUUID } from "node:crypto";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPushHub, createResponseCache, type PushRelay } from "../../apps/gate/src/index.ts";
import { createGateFixture, type GateFixture, signupOf } from "../../apps/gate/src/testing/gate-fixture.ts";
import { endReceived, openSocket } from "../../apps/gate/src/testing/open-socket.ts";

const PASSWORD = "correct horse battery";

describe("sessions", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  const logIn = async (email: string) => {
    const { session } = await gate.clientOf().send("login", { nickname: email, password: PASSWORD });
    return session!;
  };
  const isDead = (session: string) =>
    expect(gate.call("profile", {}, session)).rejects.toMatchObject({ status: "session_error" });

  it("a token is 256 random bits, and only its hash is stored", async () => {
    const { session } = await gate.player();
    expect(Buffer.from(session, "base64url")).toHaveLength(32);
    const { rows } = await gate.database.query<{ token_hash: string }>("SELECT token_hash FROM session");
    expect(rows.map((row) => row.token_hash)).toContain(hash("sha256", session, "base64url"));
    const { rows: dump } = await gate.database.query("SELECT * FROM session, player");
    expect(
      JSON.stringify(dump, (_, value) => (typeof value === "bigint" ? String(value) : value)),
    ).not.toContain(session);
  });

  it("a login creates a new token and invalidates the old one", async () => {
    const player = await gate.player();
    const next = await logIn(player.email);
    expect(next).not.toBe(player.session);
    await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({
      data: { reason: "SignedInToAnotherSystem" },
    });
    await gate.call("profile", {}, next);
  });

  it.each([
    ["logout", (session: string) => gate.call("logout", {}, session), "logged_out"],
    [
      "closing",
      (session: string) =>
        gate.call("closeAccount", { reason: "enough", password: "correct horse battery" }, session),
      "account_closed",
    ],
    ["exclusion", (session: string) => gate.call("selfExclude", { duration: "24h" }, session), "excluded"],
  ])("%s ends the session and its sockets before it responds", async (_, end, reason) => {
    const player = await gate.player(undefined, { firstname: `Only ${reason}` });
    const frames = await openSocket(gate, player);
    await end(player.session);
    expect(endReceived(frames)).toMatchObject({ type: "session_ended", reason });
    await isDead(player.session);
  });

  it("30 idle minutes end it on the server, and 24 hours end it in any case", async () => {
    const start = gate.clock.at;
    const player = await gate.player();
    const at = (minutes: number) => {
      gate.clock.at = new Date(start.getTime() + minutes * MINUTE_MS);
    };
    at(29);
    await gate.call("profile", {}, player.session);
    at(29 + 31);
    await isDead(player.session);
    const session = await logIn(player.email);
    const loggedInAt = 29 + 31;
    for (let minutes = loggedInAt + 29; minutes < loggedInAt + 24 * 60; minutes += 29) {
      at(minutes);
      await gate.call("profile", {}, session);
    }
    at(loggedInAt + 24 * 60);
    await isDead(session);
    gate.clock.at = start;
  });

  it("a password change ends every other session and its sockets; the session that made the change continues", async () => {
    const player = await gate.player();
    const other = await logIn(player.email);
    // Two live sessions, as two simultaneous logins could leave them.
    await gate.database.query("UPDATE session SET ended_at = NULL, end_reason = NULL WHERE player_id = $1", [
      player.id,
    ]);
    const [here, there] = [
      await openSocket(gate, player),
      await openSocket(gate, { ...player, session: other }),
    ];
    await gate.call("profile", {}, other);
    await gate.call(
      "updatePassword",
      { oldpassword: PASSWORD, newpassword: "another long secret" },
      player.session,
    );
    await gate.call("profile", {}, player.session);
    await isDead(other);
    expect(endReceived(there)).toMatchObject({ type: "session_ended", reason: "password_changed" });
    expect(endReceived(here)).toBeUndefined();
    await expect(logIn(player.email)).rejects.toMatchObject({ code: "wrong_password" });
  });

  it("a cookie alone gives no authority: a cross-site form post changes nothing", async () => {
    const player = await gate.player();
    const response = await gate.app.request("http://gate.test/gate/api/actionable/account/settings", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", cookie: `session=${player.session}` },
      body: "newsletter=0",
    });
    expect([400, 401]).toContain(response.status);
    expect((await gate.call("settings", {}, player.session)).newsletter).toBe("1");
  });
});

describe("sessions on two nodes", () => {
  /** Every message to all nodes, while the relay is connected. */
  const line = { isUp: true, nodes: [] as Parameters<PushRelay["onMessage"]>[0][] };
  const relay: PushRelay = {
    publish(address, message) {
      if (line.isUp) for (const receive of line.nodes) receive(address, message);
    },
    onMessage: (receive) => void line.nodes.push(receive),
  };
  let one: GateFixture;
  let two: GateFixture;
  beforeAll(async () => {
    const node = async (more: Parameters<typeof createGateFixture>[0] = {}) => {
      const push = createPushHub(relay);
      const responses = createResponseCache(push, () => fixture.clock.at);
      const fixture: GateFixture = await createGateFixture({ ...more, deps: { push, responses } });
      return fixture;
    };
    one = await node();
    two = await node({ database: one.database });
  });
  afterAll(async () => {
    await two.gate.stop();
    await one.close();
  });

  const ways: [string, string, (session: string) => Promise<unknown>][] = [
    ["a logout", "logged_out", (session) => one.call("logout", {}, session)],
    [
      "a closing",
      "account_closed",
      (session) => one.call("closeAccount", { reason: "enough", password: "correct horse battery" }, session),
    ],
    ["an exclusion", "excluded", (session) => one.call("selfExclude", { duration: "24h" }, session)],
  ];

  it.each(ways)(
    "%s on one ends the session, its sockets and the cached balance on the other before it responds",
    async (_, reason, end) => {
      line.isUp = true;
      const player = await one.stranger();
      const frames = await openSocket(two, player);
      const body = JSON.stringify({ session: player.session });
      await two.raw("POST", "/gate/api/actionable/balance", body);
      expect(two.gate.balanceAgain(body, "BELLWETHER")).toBeDefined();
      await end(player.session);
      expect(endReceived(frames)).toMatchObject({ type: "session_ended", reason });
      expect(two.gate.balanceAgain(body, "BELLWETHER")).toBeUndefined();
      await expect(two.call("profile", {}, player.session)).rejects.toMatchObject({
        status: "session_error",
      });
    },
  );

  it("a session is valid only at its own brand, for a player's call, a visitor's call and a cached balance", async () => {
    const funly = { "x-brand": "FUNLY" };
    const player = await one.stranger();
    const body = JSON.stringify({ session: player.session });
    await one.raw("POST", "/gate/api/actionable/balance", body);
    expect(one.gate.balanceAgain(body, "BELLWETHER")).toBeDefined();
    expect(one.gate.balanceAgain(body, "FUNLY")).toBeUndefined();
    const refused = { status: "session_error", code: "session_of_other_brand", httpStatus: 401 };
    const elsewhere = one.clientOf(player.session, funly);
    await expect(elsewhere.call("balance", {})).rejects.toMatchObject(refused);
    await expect(elsewhere.call("gameList", { device: "desktop" })).rejects.toMatchObject(refused);
    await expect(elsewhere.call("startDeposit", { method: "TRUSTLY", amount: "20" })).rejects.toMatchObject(
      refused,
    );
    // That call did not end the session.
    expect(await one.call("balance", {}, player.session)).toBeDefined();
    // A session of another brand is not valid here either.
    const other = await one
      .clientOf(undefined, funly)
      .send("signup", signupOf(`${randomUUID()}@example.org`));
    const here = one.clientOf(other.session, { "x-brand": "BELLWETHER" });
    await expect(here.call("balance", {})).rejects.toMatchObject(refused);
    expect(await one.clientOf(other.session, funly).call("balance", {})).toBeDefined();
  });

  it.each(ways)(
    "%s on one that the other is not notified of still ends the session there, and a cached balance after 1 s",
    async (_, __, end) => {
      line.isUp = false;
      const player = await one.stranger();
      const body = JSON.stringify({ session: player.session });
      await two.raw("POST", "/gate/api/actionable/balance", body);
      await end(player.session);
      await expect(two.call("profile", {}, player.session)).rejects.toMatchObject({
        status: "session_error",
      });
      expect(two.gate.balanceAgain(body, "BELLWETHER")).toBeDefined();
      two.clock.at = new Date(two.clock.at.getTime() + 1_000);
      expect(two.gate.balanceAgain(body, "BELLWETHER")).toBeUndefined();
      await expect(two.call("balance", {}, player.session)).rejects.toMatchObject({
        status: "session_error",
      });
    },
  );
});
