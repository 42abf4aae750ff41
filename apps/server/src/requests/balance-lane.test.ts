import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBalanceLane } from "./balance-lane.ts";
import { readingBody } from "./request-body.ts";

const KNOWN = JSON.stringify({ session: "known" });

describe("the fast path of the balance call", () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    const gate = getRequestListener(async (request) => {
      const body = request.method === "GET" ? "" : await request.text();
      return new Response(`the gate on ${request.method} ${body.length} ${body.slice(0, 40)}`);
    });
    const lane = readingBody(
      createBalanceLane((body) => (body === KNOWN ? '{"kept":"Käse"}' : undefined), gate),
    );
    server = createServer((request, response) => lane(request, response, "request-0001"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gate/api/actionable/balance`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const post = async (body: string | ReadableStream) => {
    const response = await fetch(url, { method: "POST", body, duplex: "half" } as RequestInit);
    return { headers: response.headers, text: await response.text() };
  };

  it("the fast path of the balance call answers a known body with the whole cached text, marked as not to be stored", async () => {
    const { headers, text } = await post(KNOWN);
    expect(text).toBe('{"kept":"Käse"}');
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-length")).toBe("16");
    expect(headers.get("x-request-id")).toBe("request-0001");
  });

  it("the fast path of the balance call passes on any other body unchanged: empty, of 300 bytes, of 301, of 90,000", async () => {
    for (const body of ["", '{"session":"other"}', "a".repeat(300), "b".repeat(301), "c".repeat(90_000)])
      expect((await post(body)).text).toBe(`the gate on POST ${body.length} ${body.slice(0, 40)}`);
  });

  it("the fast path of the balance call answers a known body of undeclared length", async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(KNOWN));
        controller.close();
      },
    });
    expect((await post(body)).text).toBe('{"kept":"Käse"}');
  });

  it("the fast path of the balance call passes on a GET", async () => {
    expect(await (await fetch(url)).text()).toBe("the gate on GET 0 ");
  });

  it("the fast path of the balance call joins a known body that arrives in two chunks, and survives a client that disconnects after the first", async () => {
    const head = `POST /gate/api/actionable/balance HTTP/1.1\r\nhost: a\r\ncontent-length: ${KNOWN.length}\r\n\r\n`;
    const open = () => connect((server.address() as AddressInfo).port, "127.0.0.1");
    const leaving = open();
    await new Promise<void>((resolve) => leaving.write(head + KNOWN.slice(0, 5), () => resolve()));
    leaving.destroy();
    const socket = open();
    socket.setNoDelay(true);
    const answered = new Promise<string>((resolve) =>
      socket.once("data", (data: Buffer) => resolve(data.toString())),
    );
    await new Promise<void>((resolve) => socket.write(head + KNOWN.slice(0, 5), () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.write(KNOWN.slice(5));
    expect(await answered).toContain('{"kept":"Käse"}');
    socket.destroy();
  });
});
