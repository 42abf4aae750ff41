import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { TableStream, TableTransport } from "@bellwether/studio";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createMetrics } from "../telemetry/metrics.ts";
import { createTableSockets, type TableSockets } from "./table-socket.ts";

/** 400 texts of 60,000 characters exceed the operating system's buffers and the server's limit for unsent text. */
const LONG_TEXTS = 400;
const LONG_TEXT = "x".repeat(60_000);

describe("the sockets of live tables", () => {
  let server: Server;
  let sockets: TableSockets;
  let metrics: ReturnType<typeof createMetrics>;
  let watching: Set<TableTransport>;
  let url: string;
  beforeEach(async () => {
    watching = new Set();
    metrics = createMetrics();
    const stream: TableStream = {
      open(_, transport) {
        watching.add(transport);
        return {
          take: async () => transport.send("snapshot"),
          closed: () => void watching.delete(transport),
        };
      },
    };
    const log = { warn() {} } as unknown as Parameters<typeof createTableSockets>[0]["log"];
    sockets = createTableSockets({ streams: { tables: stream, pots: stream }, metrics, log });
    server = createServer();
    server.on("upgrade", (request, socket, head) => {
      if (!sockets.upgrade(request, socket, head)) socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/studio/api/tables/salon/stream`;
  });
  afterEach(async () => {
    await sockets.close();
    await new Promise((resolve) => server.close(resolve));
  });

  const connect = async (address = url) => {
    const socket = new WebSocket(address);
    const texts: string[] = [];
    socket.on("message", (data) => texts.push(String(data)));
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    socket.on("error", () => {});
    await new Promise((resolve, reject) => socket.once("open", resolve).once("close", reject));
    return { socket, texts, closed };
  };
  const sendAll = (text: string) => {
    for (const transport of watching) transport.send(text);
  };

  it("the socket server of live tables cuts a client off that does not read, counts it, and goes on serving the others; the client that comes back is served", async () => {
    const [quick, slow] = [await connect(), await connect()];
    slow.socket.pause();
    for (let sent = 1; sent <= LONG_TEXTS && watching.size === 2; sent += 1) {
      sendAll(LONG_TEXT);
      await expect.poll(() => quick.texts.length).toBe(sent);
    }
    await expect.poll(() => watching.size).toBe(1);
    expect(await metrics.text()).toMatch(/push_slow_readers_total 1\b/);
    slow.socket.resume();
    await slow.closed;

    const again = await connect();
    again.socket.send("open");
    await expect.poll(() => again.texts).toEqual(["snapshot"]);
    sendAll("change");
    await expect.poll(() => [quick.texts.at(-1), again.texts.at(-1)]).toEqual(["change", "change"]);
  }, 60_000);

  it("the socket server of live tables asks its clients to come back elsewhere when the process stops", async () => {
    const { closed } = await connect();
    await sockets.close();
    expect(await closed).toBe(1012);
  });

  it("the socket server of live tables refuses a WebSocket at the path of bets", async () => {
    await expect(connect(url.replace("/stream", "/bets"))).rejects.toBeDefined();
  });
});
