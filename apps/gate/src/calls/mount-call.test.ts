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

  it("takes its session from x-session-data and its input from path and query", async () => {
    const player = await gate.player();
    const headers = { "x-session-data": player.session };
    const response = await app.request("/thing/7?reason=old", { method: "DELETE", headers });
    expect([response.status, await response.json()]).toEqual([
      200,
      { event: { status: "success", data: { forgotten: "7, old", by: player.id } } },
    ]);
  });

  it("does not read a session from its query", async () => {
    const player = await gate.player();
    const response = await app.request(`/thing/7?reason=old&session=${player.session}`, { method: "DELETE" });
    expect(response.status).toBe(401);
  });
});
