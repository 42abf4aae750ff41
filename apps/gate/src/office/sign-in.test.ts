import { GateError } from "@bellwether/contract";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { codeOf, DESK_PASSWORD, officeClient, openDesk } from "../testing/office-desk.ts";

let gate: GateFixture;
beforeAll(async () => {
  gate = await createGateFixture();
});
afterAll(() => gate.close());

const later = (ms: number) => {
  gate.clock.at = new Date(gate.clock.at.getTime() + ms);
};
const codeIn = (error: unknown) => (error instanceof GateError ? error.code : error);
const refused = (promise: Promise<unknown>) => promise.then(() => "done", codeIn);

describe("signing in to the office", () => {
  it("an accepted invitation signs the person in with the permissions of their roles, and is good once", async () => {
    const desk = await openDesk(gate, "support");
    const self = await desk.call("me", {});
    expect(self).toMatchObject({ operator: { name: desk.name }, roles: ["support"], passkeys: 0 });
    expect(self.permissions).toEqual([
      "players.find",
      "players.reveal",
      "players.note",
      "players.tag",
      "tasks.work",
      "players.block",
      "players.protect",
      "players.factors",
      "players.contact",
      "players.export",
      "players.erase",
      "documents.read",
      "bonuses.give",
      "withdrawals.read",
      "cases.read",
      "harm.read",
      "harm.interact",
      "incidents.read",
      "approvals.read",
    ]);
  });

  it("takes password and code, each code once, and tells nothing of what was wrong", async () => {
    const desk = await openDesk(gate, "support");
    const code = desk.code();
    const given = { email: desk.email, password: DESK_PASSWORD, code };
    const anybody = officeClient(gate, { "x-client-address": "192.0.2.1" });
    expect(await refused(anybody.call("operatorSignIn", { ...given, password: "wrong" }))).toBe(
      "wrong_password",
    );
    expect(await refused(anybody.call("operatorSignIn", { ...given, code: "000000" }))).toBe(
      "wrong_password",
    );
    expect(await refused(anybody.call("operatorSignIn", { ...given, email: "no@office.test" }))).toBe(
      "wrong_password",
    );
    expect(await refused(anybody.call("operatorSignIn", given))).toBe("done");
    expect(await refused(anybody.call("operatorSignIn", given))).toBe("wrong_password");
  });

  it("lets a network wait after 5 wrong guesses at one person, and takes the right password again later", async () => {
    const desk = await openDesk(gate, "support");
    const guesser = officeClient(gate, { "x-client-address": "192.0.2.9" });
    const guess = { email: desk.email, password: "wrong", code: "123456" };
    for (let time = 0; time < 5; time += 1)
      expect(await refused(guesser.call("operatorSignIn", guess))).toBe("wrong_password");
    const given = { email: desk.email, password: DESK_PASSWORD, code: desk.code() };
    expect(await refused(guesser.call("operatorSignIn", given))).toBe("too_many_attempts");
    later(16 * MINUTE_MS);
    expect(await refused(guesser.call("operatorSignIn", { ...given, code: desk.code() }))).toBe("done");
  });

  it("a session ends after 15 minutes in which a page has called by itself alone, every 15 seconds", async () => {
    const desk = await openDesk(gate, "support");
    desk.leave();
    for (let waited = 0; waited < 15 * MINUTE_MS; waited += 15 * SECOND_MS) {
      expect(await refused(desk.call("queues", {}))).toBe("done");
      later(15 * SECOND_MS);
    }
    expect(await refused(desk.call("queues", {}))).toBe("session_expired");
  });

  it("a session ends after 15 minutes without a call, and after 8 hours whatever is done", async () => {
    const desk = await openDesk(gate, "support");
    later(14 * MINUTE_MS);
    expect(await refused(desk.call("me", {}))).toBe("done");
    later(15 * MINUTE_MS);
    expect(await refused(desk.call("me", {}))).toBe("session_expired");
    await desk.signIn();
    for (let waited = 0; waited < 8 * HOUR_MS; waited += 10 * MINUTE_MS) {
      expect(await refused(desk.call("me", {}))).toBe("done");
      later(10 * MINUTE_MS);
    }
    expect(await refused(desk.call("me", {}))).toBe("session_expired");
  });

  it("signing out ends the session; another one of the same person stays", async () => {
    const desk = await openDesk(gate, "support");
    const elsewhere = officeClient(gate);
    await elsewhere.call("operatorSignIn", { email: desk.email, password: DESK_PASSWORD, code: desk.code() });
    await desk.call("operatorSignOut", {});
    expect(await refused(desk.call("me", {}))).toBe("session_missing");
    expect(await refused(elsewhere.call("me", {}))).toBe("done");
  });

  it("an invitation is refused when it was used, after 2 days, and with a wrong first code", async () => {
    const boss = await openDesk(gate, "administrator");
    const other = await openDesk(gate, "administrator");
    const invite = async (email: string) => {
      const { approval } = await boss.call("askApproval", {
        action: "operator.invite",
        input: { name: "New person", email, roles: ["content"] },
        reason: "a new colleague",
      });
      const { result } = await other.call("decideApproval", {
        ...{
          approval_id: approval.id,
          version: approval.version,
          decision: "approve",
          reason: "we know her",
        },
      });
      return new URL(result.link!).hash.slice(1);
    };
    const token = await invite("new@office.test");
    const anybody = officeClient(gate);
    const { authenticator, name } = await anybody.call("readInvitation", { token });
    const accepted = { token, name, password: DESK_PASSWORD };
    expect(await refused(anybody.call("acceptInvitation", { ...accepted, code: "111111" }))).toBe(
      "code_wrong",
    );
    const code = codeOf(authenticator.secret, gate.clock.at);
    expect(await refused(anybody.call("acceptInvitation", { ...accepted, code }))).toBe("done");
    expect(await refused(anybody.call("readInvitation", { token }))).toBe("token_invalid");
    const old = await invite("late@office.test");
    later(48 * HOUR_MS);
    expect(await refused(anybody.call("readInvitation", { token: old }))).toBe("token_invalid");
  });

  it("refuses calls that the office's own pages have not made", async () => {
    const desk = await openDesk(gate, "support");
    const path = "http://office.test/api/sign-in-ways";
    const statusOf = async (headers: Record<string, string>) =>
      (await gate.gate.office.request(path, { headers })).status;
    expect(await statusOf({})).toBe(403);
    expect(await statusOf({ "x-office": "1", origin: "https://evil.test" })).toBe(403);
    expect(await statusOf({ "x-office": "1", origin: "http://office.test" })).toBe(200);
    expect(
      (
        await gate
          .raw("GET", "/api/sign-in-ways", undefined, { "x-office": "1" })
          .catch(() => ({ status: 404 }))
      ).status,
    ).toBe(404);
    expect(desk.id).toBeTruthy();
  });

  it("the cookie is for the office's own pages alone: HttpOnly and SameSite=Strict", async () => {
    const desk = await openDesk(gate, "support");
    const response = await gate.gate.office.request("http://office.test/api/sign-in", {
      method: "POST",
      headers: { "x-office": "1", "content-type": "application/json" },
      body: JSON.stringify({ email: desk.email, password: DESK_PASSWORD, code: desk.code() }),
    });
    expect(response.headers.get("set-cookie")).toMatch(
      /^office=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it("what needs a proof asks for a new one after 10 minutes, and goes on with password and code", async () => {
    const boss = await openDesk(gate, "administrator");
    const off = await openDesk(gate, "content");
    const wish = { operator_id: off.id, version: 2, reason: "left the company" };
    later(10 * MINUTE_MS);
    expect(await refused(boss.call("switchOffOperator", wish))).toBe("proof_required");
    expect(await refused(boss.call("prove", { password: "wrong", code: "123456" }))).toBe("wrong_password");
    await boss.call("prove", { password: DESK_PASSWORD, code: boss.code() });
    expect(await refused(boss.call("switchOffOperator", wish))).toBe("done");
    expect(await refused(off.call("me", {}))).toBe("session_missing");
    expect(await refused(off.signIn())).toBe("wrong_password");
  });

  it("nobody is somebody without a password outside of the sandbox", async () => {
    const desk = await openDesk(gate, "support");
    expect(await officeClient(gate).call("signInWays", {})).toEqual({ enter_as: null, company: null });
    expect(await refused(officeClient(gate).call("enterAs", { operator_id: desk.id }))).toBe("not_found");
  });
});
