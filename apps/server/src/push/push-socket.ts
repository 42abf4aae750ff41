import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocket, WebSocketServer } from "ws";
import { pathOf } from "../requests/path-of.ts";
import { closeSockets } from "./close-sockets.ts";
import {
  HEARTBEAT_MS,
  MAX_BUFFERED_BYTES,
  MAX_FRAME_BYTES,
  type PushLine,
  type PushLines,
  type PushTransport,
  sockJsTexts,
} from "./push-line.ts";
import { type TableSockets, wantsTableSocket } from "./table-socket.ts";
import { textFrame } from "./text-frame.ts";

const FORBIDDEN = "HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n";
const RAW_PATH = "/eventbus/websocket";
const SOCKJS_PATH = /^\/eventbus\/[^/.]+\/[^/.]+\/websocket$/;

/**
 * Whether the request asks for a push socket or a table's stream. Any other request to upgrade is answered over HTTP, like a request without
 * an upgrade (RFC 9110, 7.8).
 */
export function wantsPushSocket(request: IncomingMessage): boolean {
  const path = pathOf(request);
  return path === RAW_PATH || SOCKJS_PATH.test(path) || wantsTableSocket(request);
}

export type IsAllowedOrigin = (origin: string | undefined, request: IncomingMessage) => boolean;

export type PushSocket = { count(): number; close(): Promise<void> };

/** The event-bus bridge over WebSockets: raw, and in SockJS framing for the stock client. Upgrades to a table's stream go to `tables`. */
export function attachPushSocket(
  server: Server,
  lines: PushLines,
  isAllowedOrigin: IsAllowedOrigin,
  tables?: Pick<TableSockets, "upgrade">,
): PushSocket {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME_BYTES,
    WebSocket: PushWebSocket,
  });

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until the handshake is done nobody else handles errors, and a disconnected client would crash the process.
    socket.on("error", destroy);
    const path = pathOf(request);
    const framing = path === RAW_PATH ? "raw" : SOCKJS_PATH.test(path) ? "sockjs" : undefined;
    if (!framing && wantsTableSocket(request)) {
      // A game's frame is sandboxed, so its origin is "null". The session comes in the first message, and cookies are not read.
      const { origin } = request.headers;
      if (origin !== "null" && !isAllowedOrigin(origin, request)) return socket.end(FORBIDDEN);
      if (tables?.upgrade(request, socket, head)) return;
    }
    if (!framing) return socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n");
    if (!isAllowedOrigin(request.headers.origin, request)) return socket.end(FORBIDDEN);
    sockets.handleUpgrade(request, socket, head, (webSocket) => webSocket.serve(lines, socket, framing));
  });

  return {
    count: () => sockets.clients.size,
    close: () => closeSockets(sockets),
  };
}

type Framing = "raw" | "sockjs";

/** One client. Its handlers are methods that run on the socket itself: closures for each client would cost as much memory as the socket. */
class PushWebSocket extends WebSocket implements PushTransport {
  // Undefined until `serve`, which runs before the first frame.
  #lines: PushLines | undefined;
  #line: PushLine | undefined;
  #socket: Duplex | undefined;
  #framing: Framing = "raw";
  #heartbeat: NodeJS.Timeout | undefined;
  beat: (() => void) | undefined;

  serve(lines: PushLines, socket: Duplex, framing: Framing): void {
    this.#lines = lines;
    this.#socket = socket;
    this.#framing = framing;
    this.#line = lines.open(this);
    this.on("message", this.#onFrame);
    this.on("error", this.terminate);
    this.on("close", this.#end);
    if (framing === "raw") return;
    this.beat = () => this.#write("h");
    this.#heartbeat = setInterval(this.beat, HEARTBEAT_MS);
    this.#write("o");
  }

  transmit(text: string): void {
    this.#write(this.#framing === "raw" ? text : `a${JSON.stringify([text])}`);
  }

  leave(code: number, reason: string): void {
    if (this.#framing === "sockjs") this.#write(`c${JSON.stringify([code, reason])}`);
    this.close(code, reason);
  }

  cut(): void {
    this.terminate();
  }

  #write(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.bufferedAmount > MAX_BUFFERED_BYTES) {
      this.#lines?.deps.metrics.add("push_slow_readers_total", {});
      this.terminate();
      return;
    }
    // Bypasses the library's `send`, which would build the frame for each socket again and write it in two pieces. Without compression the
    // library also sends in order and at once, so that the two cannot overtake each other.
    this.#socket?.write(textFrame(text));
  }

  #onFrame(data: WebSocket.RawData): void {
    const text = String(data);
    const frames = this.#framing === "raw" ? [text] : sockJsTexts(text);
    for (const frame of frames ?? []) this.#line?.take(frame);
    if (!frames) this.close(1007, "broken framing");
  }

  #end(): void {
    clearInterval(this.#heartbeat);
    this.#line?.closed();
  }
}

function destroy(this: Duplex): void {
  this.destroy();
}
