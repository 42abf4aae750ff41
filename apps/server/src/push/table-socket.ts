import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { TableStream, TableViewer } from "@bellwether/studio";
import type { Logger } from "pino";
import { WebSocket, WebSocketServer } from "ws";
import { pathOf } from "../requests/path-of.ts";
import type { MetricsRegistry } from "../telemetry/metrics.ts";
import { closeSockets } from "./close-sockets.ts";
import {
  LOOK_FOR_SILENCE_MS,
  MAX_BUFFERED_BYTES,
  MAX_FRAME_BYTES,
  MAX_SILENCE_MS,
  MAX_UNSERVED,
} from "./push-line.ts";
import { textFrame } from "./text-frame.ts";

const PATH = /^\/studio\/api\/(tables|pots)\/([A-Za-z0-9-]{1,40})\/stream$/;

export function wantsTableSocket(request: IncomingMessage): boolean {
  return PATH.test(pathOf(request));
}

/** The streams by the first part of their paths: tables by their ids, pots by their currencies. */
type Streams = Record<"tables" | "pots", TableStream>;

type TableSocketDeps = { streams: Streams; metrics: MetricsRegistry; log: Logger };

export type TableSockets = {
  /** Takes over a request to a stream; false for another path. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  count(): number;
  close(): Promise<void>;
};

/** The event streams of live tables and of pots over WebSockets. */
export function createTableSockets(deps: TableSocketDeps): TableSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME_BYTES,
    WebSocket: TableWebSocket,
  });
  const looking = setInterval(() => {
    const latest = performance.now() - MAX_SILENCE_MS;
    for (const client of sockets.clients)
      if ((client as TableWebSocket).receivedAt < latest) client.terminate();
  }, LOOK_FOR_SILENCE_MS).unref();
  return {
    upgrade(request, socket, head) {
      const [, kind, id] = PATH.exec(pathOf(request)) ?? [];
      if (kind === undefined || id === undefined) return false;
      const stream = deps.streams[kind as keyof Streams];
      sockets.handleUpgrade(request, socket, head, (client) => client.serve(deps, stream, socket, id));
      return true;
    },
    count: () => sockets.clients.size,
    async close() {
      clearInterval(looking);
      await closeSockets(sockets);
    },
  };
}

/** One client of a table or of the pots. */
class TableWebSocket extends WebSocket {
  /** When it last sent a frame, on the clock of `performance`. */
  receivedAt = performance.now();
  // Undefined until `serve`, which runs before the first frame.
  #deps: TableSocketDeps | undefined;
  #socket: Duplex | undefined;
  #viewer: TableViewer | undefined;
  #unserved = 0;

  serve(deps: TableSocketDeps, stream: TableStream, socket: Duplex, id: string): void {
    this.#deps = deps;
    this.#socket = socket;
    const send = (text: string) => this.#write(text);
    this.#viewer = stream.open(id, { send, close: () => this.close(1000, "refused") });
    this.on("message", (data) => this.#take(String(data)));
    this.on("error", this.terminate);
    this.on("close", () => this.#viewer?.closed());
  }

  #take(text: string): void {
    this.receivedAt = performance.now();
    if (this.#unserved >= MAX_UNSERVED) {
      this.terminate();
      return;
    }
    this.#unserved += 1;
    this.#viewer
      ?.take(text)
      .catch((error) => this.#deps?.log.warn({ err: error }, "a table's frame could not be served"))
      .finally(() => {
        this.#unserved -= 1;
      });
  }

  /** Writes the frame that was built once for all clients, as the push sockets do. */
  #write(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.bufferedAmount > MAX_BUFFERED_BYTES) {
      this.#deps?.metrics.add("push_slow_readers_total", {});
      this.terminate();
      return;
    }
    this.#socket?.write(textFrame(text));
  }
}
