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

  it("is sent by GET and accepted with 200 or 204", async () => {
    for (const status of [200, 204])
      await sendPostback(globalThis.fetch, new URL(`${address}/${status}?click=1`));
    expect(asked).toEqual(["GET /200?click=1", "GET /204?click=1"]);
  });

  it.each([302, 400, 404, 500, 503])(
    "is not accepted with %d, and a redirect is not followed",
    async (status) => {
      asked.length = 0;
      await expect(sendPostback(globalThis.fetch, new URL(`${address}/${status}`))).rejects.toThrow(
        `answered ${status}`,
      );
      expect(asked).toHaveLength(1);
    },
  );

  it("is not accepted when nobody listens", async () => {
    await expect(sendPostback(globalThis.fetch, new URL("http://127.0.0.1:9/"))).rejects.toThrow();
  });
});
