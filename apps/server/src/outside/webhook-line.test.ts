import type { lookup } from "node:dns";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startLoopbackServer } from "../testing/loopback-server.ts";
import { createWebhookLine } from "./webhook-line.ts";

describe("events on their way to another system", () => {
  let server: Awaited<ReturnType<typeof startLoopbackServer>>;
  const asked: string[] = [];
  const line = createWebhookLine({ sandbox: true, timeoutMs: 500 });
  const post = (path: string, signal?: AbortSignal) =>
    line.post({
      ...{ url: new URL(`${server.url}${path}`), headers: { "webhook-id": "1" }, body: '{"ä":1}' },
      ...(signal && { signal }),
    });
  beforeAll(async () => {
    server = await startLoopbackServer((request, body, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers["webhook-id"]} ${body}`);
      if (request.url === "/hangs") return;
      if (request.url === "/drips") return void response.writeHead(200).write("begun");
      if (request.url === "/breaks") {
        response.writeHead(200, { "content-length": "100" }).write("half");
        setTimeout(() => response.destroy(), 20);
        return;
      }
      const status = Number(request.url!.slice(1));
      response.writeHead(status, { location: "/200" }).end("x".repeat(100_000));
    });
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(() => server.close());

  it.each([200, 204, 302, 410, 500])(
    "an event is posted once, a redirect is not followed, and the status %i comes back with at most 200 bytes",
    async (status) => {
      const { answer, ...rest } = await post(`/${status}`);
      expect(rest).toEqual({ status });
      expect(answer).toBe(status === 204 ? "" : "x".repeat(200));
      expect(asked).toEqual([`POST /${status} 1 {"ä":1}`]);
    },
  );

  it("a receiver that does not answer is left, and one whose answer breaks or never ends has answered its status", async () => {
    await expect(post("/hangs")).rejects.toThrow("no answer within 0.5 seconds");
    expect(await post("/breaks")).toEqual({ status: 200, answer: "half" });
    expect(await post("/drips")).toEqual({ status: 200, answer: "begun" });
  });

  it("a process that stops ends the request", async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    await expect(post("/hangs", stop.signal)).rejects.toThrow();
  });

  it.each([
    ["https://hooks.example/in", true, true],
    ["http://hooks.example/in", true, false],
    ["http://localhost:4000/", true, false],
    ["https://127.0.0.1/", true, false],
    ["ftp://localhost/", false, false],
    ["https://10.0.0.1/", false, false],
    ["https://169.254.169.254/latest/meta-data/", false, false],
    ["https://[::ffff:192.168.0.1]/", false, false],
    ["https://[fd00::1]/", false, false],
    ["https://redis/", false, false],
    ["https://metadata.google.internal/", false, false],
    ["https://2852039166/", false, false],
  ])(
    "the address %s is allowed in the sandbox: %s, and for real money: %s",
    async (text, inSandbox, forReal) => {
      const url = new URL(text);
      const real = createWebhookLine({ sandbox: false });
      expect([line.isAllowed(url), real.isAllowed(url)]).toEqual([inSandbox, forReal]);
      if (!forReal)
        await expect(real.post({ url, headers: {}, body: "{}" })).rejects.toThrow("private network");
    },
  );

  it.each([
    ["127.0.0.1", 4],
    ["10.0.0.1", 4],
    ["::1", 6],
    ["::ffff:169.254.169.254", 6],
  ])("an event is not sent to a public name that leads to %s", async (address, family) => {
    const find = ((_host: string, _options: object, callback: (error: null, found: object[]) => void) =>
      callback(null, [
        { address: "8.8.8.8", family: 4 },
        { address, family },
      ])) as unknown as typeof lookup;
    const { port } = new URL(server.url);
    const careful = createWebhookLine({ sandbox: true }, find);
    const url = new URL(`http://hooks.example:${port}/200`);
    await expect(careful.post({ url, headers: {}, body: "{}" })).rejects.toThrow(
      "hooks.example is in a private network",
    );
    expect(asked).toEqual([]);
  });
});
