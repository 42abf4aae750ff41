import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { namingItsId } from "./answer-requests.ts";
import { bodyOf, readingBody } from "./request-body.ts";

const MAX_BODY = 100_000;
const OFFERED_BYTES = 30_000_000;

describe("a request's body", () => {
  let server: Server;
  let seen: Buffer[] = [];
  let connections: Socket[] = [];
  beforeAll(async () => {
    const answer = readingBody(
      namingItsId((request, response) => {
        seen.push(bodyOf(request));
        response.end("read");
      }),
      { isUpload: ({ url }) => url === "/upload" },
    );
    server = createServer((request: IncomingMessage, response) => answer(request, response, "request-0001"));
    server.on("connection", (socket) => connections.push(socket));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    seen = [];
    connections = [];
  });

  /** Sends a head and then chunks until the server closes the connection or nothing is left; returns the response. */
  function send(head: string, pieces: Iterable<Buffer>): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
      let text = "";
      let open = true;
      socket.on("data", (data) => (text += data));
      socket.on("error", () => {});
      socket.on("close", () => {
        open = false;
        resolve(text);
      });
      socket.write(head);
      const rest = pieces[Symbol.iterator]();
      const more = () => {
        const { value, done } = rest.next();
        if (!done && open) socket.write(value, more);
      };
      more();
    });
  }

  const head = (path: string, ...lines: string[]) =>
    [`POST ${path} HTTP/1.1`, "Host: a", "Connection: close", ...lines, "", ""].join("\r\n");
  const chunk = (bytes: number) =>
    Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), Buffer.alloc(bytes, "x"), Buffer.from("\r\n")]);
  const LAST_CHUNK = Buffer.from("0\r\n\r\n");

  it("a request's body is left to whoever answers it where it is an upload, also one that nobody reads", async () => {
    const text = await send(head("/upload", "Content-Length: 200000"), [Buffer.alloc(200_000, "x")]);
    expect(text).toMatch(/^HTTP\/1.1 200 /);
    expect(seen).toEqual([Buffer.alloc(0)]);
  });
  function* many(make: (bytes: number) => Buffer) {
    for (let sent = 0; sent < OFFERED_BYTES; sent += 60_000) yield make(60_000);
  }

  it.each([
    ["in chunks", "Transfer-Encoding: chunked", chunk],
    ["with a declared length", `Content-Length: ${OFFERED_BYTES}`, (bytes: number) => Buffer.alloc(bytes)],
  ])(
    "a request's body of 30 MB %s is refused with 413 after 100 kB, and its connection is closed with little more read and nothing stored",
    async (_, line, make) => {
      for (const path of ["/login", "/gate/wallet/BW/transaction/bet"]) {
        const answer = await send(head(path, line), many(make));
        expect(answer).toMatch(/^HTTP\/1.1 413 /);
        expect(answer).toMatch(/^connection: close\r$/im);
        if (path.startsWith("/gate/")) expect(answer).toContain('"errorCode":"body_too_large"');
      }
      expect(seen).toEqual([]);
      // The limit, the data discarded so that the sender receives the refusal, and the system's read buffer.
      for (const { bytesRead } of connections) expect(bytesRead).toBeLessThan(8_000_000);
    },
  );

  it("a request's body of exactly 100 kB is read whole, chunked or with a length; one byte more is refused", async () => {
    const chunked = (last: number) => [chunk(50_000), chunk(last), LAST_CHUNK];
    expect(await send(head("/", "Transfer-Encoding: chunked"), chunked(50_000))).toContain("read");
    expect(await send(head("/", `Content-Length: ${MAX_BODY}`), [Buffer.alloc(MAX_BODY)])).toContain("read");
    expect(seen.map((body) => body.length)).toEqual([MAX_BODY, MAX_BODY]);
    expect(await send(head("/", "Transfer-Encoding: chunked"), chunked(50_001))).toContain(" 413 ");
    expect(seen).toHaveLength(2);
  });

  it("a request's body that does not exist is not waited for", async () => {
    expect(await send(head("/"), [])).toContain("read");
    expect(seen[0]).toHaveLength(0);
  });
});
