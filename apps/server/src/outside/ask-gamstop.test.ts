import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { createSandbox, sandboxMigrations } from "@bellwether/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLoopbackServer } from "../testing/loopback-server.ts";
import { askGamstopOverHttp } from "./ask-gamstop.ts";

const person = {
  firstName: "Ann",
  lastName: "O'Brien-Smith",
  dateOfBirth: "1990-05-17",
  email: "ann+1@example.org",
  postcode: "SW1A 1AA",
  mobile: "+447911123456",
};

describe("Great Britain's register over HTTP", () => {
  let asked: { method?: string; headers: IncomingHttpHeaders; body: string } | undefined;
  let reply: (response: ServerResponse) => void;
  let server: Awaited<ReturnType<typeof startLoopbackServer>>;
  beforeAll(async () => {
    server = await startLoopbackServer(({ method, headers }, body, response) => {
      asked = { method: method ?? "", headers, body };
      reply(response);
    });
  });
  afterAll(() => server.close());

  const ask = () => askGamstopOverHttp({ url: `${server.url}/v2`, key: "the key" }, globalThis.fetch)(person);

  it.each(["Y", "P", "N"])(
    "Great Britain's register over HTTP is called by POST with form fields and the key, and returns %s",
    async (answer) => {
      reply = (response) => response.writeHead(200, { "x-exclusion": answer, "x-unique-id": "u-1" }).end();
      expect(await ask()).toEqual({ answer, reference: "u-1" });
      expect(asked?.method).toBe("POST");
      expect(asked?.headers).toMatchObject({
        "x-api-key": "the key",
        "content-type": "application/x-www-form-urlencoded",
      });
      expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual(person);
    },
  );

  it.each<[string, (response: ServerResponse) => void]>([
    ["an error", (response) => response.writeHead(500, { "x-exclusion": "N", "x-unique-id": "u" }).end()],
    ["a refused key", (response) => response.writeHead(403).end()],
    ["a missing answer in the header", (response) => response.writeHead(200, { "x-unique-id": "u" }).end()],
    [
      "an unknown letter",
      (response) => response.writeHead(200, { "x-exclusion": "X", "x-unique-id": "u" }).end(),
    ],
    ["no reference", (response) => response.writeHead(200, { "x-exclusion": "N" }).end()],
    ["a redirect", (response) => response.writeHead(307, { location: "/other" }).end()],
    ["a dropped connection", (response) => response.destroy()],
  ])("Great Britain's register over HTTP treats %s as a failure", async (_, say) => {
    reply = say;
    await expect(ask()).rejects.toThrow();
  });

  it("the sandbox's stand-in uses the same protocol: Excluded, Formerly, anybody, Silent", async () => {
    const database = await openTestDatabase([sandboxMigrations]);
    const sandbox = createSandbox({
      database,
      now: () => new Date(),
      gate: { baseUrl: "http://gate", fetch: globalThis.fetch },
      paymentIq: { user: "piq", password: "secret" },
      spelpaus: { key: "s" },
      gamstop: { key: "k" },
      screening: { key: "l" },
      identity: { key: "identity", webhookSecret: "whsec_" },
      words: () => Promise.reject(new Error("no words")),
    } as unknown as Parameters<typeof createSandbox>[0]);
    const inside = ((url: string, init: RequestInit) =>
      Promise.resolve(sandbox.app.request(url, init))) as unknown as typeof globalThis.fetch;
    const askAs = (lastName: string, key = "k") =>
      askGamstopOverHttp({ url: "http://sandbox/sandbox/gamstop", key }, inside)({ ...person, lastName });
    expect((await askAs("EXCLUDED")).answer).toBe("Y");
    expect((await askAs("Formerly")).answer).toBe("P");
    expect((await askAs("Bell")).answer).toBe("N");
    await expect(askAs("Silent")).rejects.toThrow("503");
    await expect(askAs("Bell", "other")).rejects.toThrow("403");
    await sandbox.stop();
    await database.close();
  });
});
