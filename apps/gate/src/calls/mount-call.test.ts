import { defineCall } from "@bellwether/contract";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { mountCall } from "./mount-call.ts";

const forget = defineCall({
  name: "forget",
  summary: "A call of tests alone: none of the contract's is a DELETE so far",
  method: "DELETE",
  path: "/thing/{id}",
  access: "player",
  input: z.object({ id: z.string(), reason: z.string() }),
  output: z.object({ forgotten: z.string(), by: z.string() }),
});

describe("a call by DELETE", () => {
  let gate: GateFixture;
  const app = new Hono();
  beforeAll(async () => {
    gate = await createGateFixture();
    mountCall(app, gate.deps, forget, async ({ input, signedIn }) => ({
      forgotten: `${input.id}, ${input.reason}`,
      by: signedIn!.player.id,
    }));
  });
  afterAll(() => gate.close());

  it("a call by DELETE takes its session from x-session-data and its input from path and query", async () => {
    const player = await gate.player();
    const headers = { "x-session-data": player.session };
    const response = await app.request("/thing/7?reason=old", { method: "DELETE", headers });
    expect([response.status, await response.json()]).toEqual([
      200,
      { event: { status: "success", data: { forgotten: "7, old", by: player.id } } },
    ]);
  });

  it("a call by DELETE does not read a session from its query", async () => {
    const player = await gate.player();
    const response = await app.request(`/thing/7?reason=old&session=${player.session}`, { method: "DELETE" });
    expect(response.status).toBe(401);
  });
});

describe("a login with Prefer: return=minimal", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  const cashierSessions = async (playerId: string) => {
    const { rows } = await gate.database.query("SELECT 1 FROM cashier_session WHERE player_id = $1", [
      playerId,
    ]);
    return rows.length;
  };

  it("a login with Prefer: return=minimal answers with the session alone, says so, and opens no cashier session", async () => {
    const { id, email } = await gate.player();
    const before = await cashierSessions(id);
    const response = await gate.app.request("http://gate.test/gate/api/actionable/login", {
      method: "POST",
      headers: { "content-type": "application/json", prefer: "return=minimal" },
      body: JSON.stringify({ nickname: email, password: "correct horse battery", mobile: false }),
    });
    const { session, ...rest } = (await response.json()) as { session: string };
    expect([response.status, response.headers.get("preference-applied"), rest]).toEqual([
      200,
      "return=minimal",
      { event: { status: "success", data: {} } },
    ]);
    expect((await gate.call("profile", {}, session)).player_id).toBe(id);
    expect(await cashierSessions(id)).toBe(before);
  });

  it("a login with Prefer: return=minimal refuses a wrong password with wrong_password, like a login without the header", async () => {
    const { email } = await gate.player();
    const wrong = { nickname: email, password: "wrong horse battery", mobile: false };
    await expect(gate.clientOf().begin("login", wrong)).rejects.toMatchObject({
      data: { errorCode: "wrong_password" },
    });
  });
});
