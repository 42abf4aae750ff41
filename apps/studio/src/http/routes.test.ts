import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

describe("the studio's HTTP", () => {
  let fixture: StudioFixture;
  beforeAll(async () => {
    fixture = await createStudioFixture();
  });
  afterAll(() => fixture.close());

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fixture.studio.app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "null", ...headers },
      body,
    });

  it("the studio's HTTP allows requests from a frame without an origin, without credentials", async () => {
    const preflight = await fixture.studio.app.request("/studio/api/rounds", {
      method: "OPTIONS",
      headers: {
        origin: "null",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,x-studio-session",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("x-studio-session");
    expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("the studio's HTTP lets the frame read responses and errors, and forbids storing both", async () => {
    for (const body of ['{"gameCode":"bell-one","mode":"free"}', "{}"]) {
      const response = await post("/studio/api/session", body);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  it.each([
    ["a body that is not JSON", "{", 400],
    ["no object", "[]", 400],
    ["null", "null", 400],
    ["a prototype", '{"gameCode":"bell-one","mode":"free","__proto__":{"mode":"money"}}', 400],
    ["more than 20 kB", JSON.stringify({ gameCode: "x".repeat(20_000) }), 413],
  ])("the studio's HTTP refuses %s", async (_, body, status) => {
    const response = await post("/studio/api/session", body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: "invalid_request" });
  });

  it("the studio's HTTP reads at most 20 kB of a body without a declared length", async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000).fill(32));
      },
    });
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    const response = await fixture.studio.app.request("/studio/api/session", init);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(30);
  });

  it("the studio's HTTP refuses a query on calls that have none", async () => {
    const { session } = await fixture.openFree();
    const headers = { "x-studio-session": session };
    const response = await fixture.studio.app.request("/studio/api/balance?role=admin", { headers });
    expect(response.status).toBe(400);
  });

  it("the studio's HTTP answers an unknown path with its own error", async () => {
    const response = await fixture.studio.app.request("/studio/api/nothing");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "invalid_request" });
  });

  it("the studio's HTTP reveals no internals when something breaks", async () => {
    const { session } = await fixture.openFree();
    const broken = { ...fixture.database, query: () => Promise.reject(new Error("secret detail")) };
    const via = fixture.newStudio({ database: broken });
    const answer = await fixture.call("readBalance", { session, via });
    expect(answer).toMatchObject({ status: 500, error: { code: "server_error" } });
    expect(JSON.stringify(answer)).not.toContain("secret");
  });
});
