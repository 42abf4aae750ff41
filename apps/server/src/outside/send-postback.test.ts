import type { lookup } from "node:dns";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLoopbackServer } from "../testing/loopback-server.ts";
import { sendPostback } from "./send-postback.ts";

describe("a postback over HTTP", () => {
  let server: Awaited<ReturnType<typeof startLoopbackServer>>;
  let address: string;
  const asked: string[] = [];
  beforeAll(async () => {
    server = await startLoopbackServer((request, _body, response) => {
      asked.push(`${request.method} ${request.url}`);
      const status = Number(/^\/(\d{3})/.exec(request.url!)![1]);
      response.writeHead(status, status === 302 ? { location: "/200" } : {}).end("body");
    });
    address = server.url;
  });
  afterAll(() => server.close());

  it("a postback over HTTP is sent by GET and accepted with 200 or 204", async () => {
    for (const status of [200, 204]) await sendPostback(new URL(`${address}/${status}?click=1`));
    expect(asked).toEqual(["GET /200?click=1", "GET /204?click=1"]);
  });

  it.each([302, 400, 404, 500, 503])(
    "a postback over HTTP is not accepted with %d, and a redirect is not followed",
    async (status) => {
      asked.length = 0;
      await expect(sendPostback(new URL(`${address}/${status}`))).rejects.toThrow(`answered ${status}`);
      expect(asked).toHaveLength(1);
    },
  );

  it.each([
    "http://10.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::ffff:192.168.0.1]/",
    "http://[fd00::1]/",
    "http://0x7f.0.0.1.nip.internal/",
    "http://redis/",
    "http://metadata.google.internal/",
    "http://2852039166/",
  ])("a postback over HTTP is not sent to %s, whose host is private", async (url) => {
    await expect(sendPostback(new URL(url))).rejects.toThrow("is in a private network");
  });

  it.each([
    ["127.0.0.1", 4],
    ["10.0.0.1", 4],
    ["::1", 6],
    ["::ffff:169.254.169.254", 6],
  ])("a postback over HTTP is not sent to a public name that leads to %s", async (found, family) => {
    asked.length = 0;
    const find = ((_host: string, _options: object, callback: (error: null, found: object[]) => void) =>
      callback(null, [
        { address: "8.8.8.8", family: 4 },
        { address: found, family },
      ])) as unknown as typeof lookup;
    const { port } = new URL(address);
    await expect(sendPostback(new URL(`http://acme.example:${port}/200`), find)).rejects.toThrow(
      "acme.example is in a private network",
    );
    expect(asked).toEqual([]);
  });

  it("a postback over HTTP is sent to this machine if the address names it", async () => {
    const { port } = new URL(address);
    await expect(sendPostback(new URL(`http://localhost:${port}/200`))).resolves.toBeUndefined();
  });

  it("a postback over HTTP is not accepted when nobody listens", async () => {
    await expect(sendPostback(new URL("http://127.0.0.1:9/"))).rejects.toThrow();
  });
});
