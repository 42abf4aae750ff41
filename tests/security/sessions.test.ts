import { hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import { endHeard, openSocket } from "../../apps/gate/src/testing/open-socket.ts";

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

  it("a login makes a new token and the old one is dead", async () => {
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
      (session: string) => gate.call("closeAccount", { reason: "enough" }, session),
      "account_closed",
    ],
    ["exclusion", (session: string) => gate.call("selfExclude", { duration: "24h" }, session), "excluded"],
  ])("%s ends the session and its sockets before it is answered", async (_, end, reason) => {
    const player = await gate.player(undefined, { firstname: `Only ${reason}` });
    const frames = await openSocket(gate, player);
    await end(player.session);
    expect(endHeard(frames)).toMatchObject({ type: "session_ended", reason });
    await isDead(player.session);
  });

  it("30 idle minutes end it on the server, and 24 hours end it whatever happens", async () => {
    const start = gate.clock.at;
    const player = await gate.player();
    const at = (minutes: number) => {
      gate.clock.at = new Date(start.getTime() + minutes * 60_000);
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

  it("a password change ends other sessions; the one that changed it goes on", async () => {
    const player = await gate.player();
    await gate.call(
      "updatePassword",
      { oldpassword: PASSWORD, newpassword: "another long secret" },
      player.session,
    );
    await gate.call("profile", {}, player.session);
    await expect(logIn(player.email)).rejects.toMatchObject({ code: "wrong_password" });
  });

  it("a cookie alone carries no authority: a cross-site form post changes nothing", async () => {
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
