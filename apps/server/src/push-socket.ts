import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { createBridgeConnection, type GateParts } from "@bellwether/gate";
import { WebSocket, WebSocketServer } from "ws";

/** A frame is a registration or a ping: nothing legitimate is longer. */
const LONGEST_FRAME_BYTES = 8_192;
/** A reader that falls this far behind is cut off instead of filling the memory. */
const MOST_BUFFERED_BYTES = 262_144;
/** A connection that sends nothing, not even the client's ping every 5 s, is gone. */
const SILENCE_MS = 30_000;
const HEARTBEAT_MS = 25_000;

const RAW_PATH = "/eventbus/websocket";
const SOCKJS_PATH = /^\/eventbus\/[^/.]+\/[^/.]+\/websocket$/;

export type PushSocket = { count(): number; close(): Promise<void> };

/** The event-bus bridge on WebSockets: raw, and in SockJS framing for the stock client. */
export function attachPushSocket(
  server: Server,
  parts: GateParts,
  isAllowedOrigin: (origin: string | undefined, request: IncomingMessage) => boolean,
): PushSocket {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME_BYTES });

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = new URL(request.url ?? "/", "http://x").pathname;
    const framing = path === RAW_PATH ? "raw" : SOCKJS_PATH.test(path) ? "sockjs" : undefined;
    if (!framing) return socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n");
    if (!isAllowedOrigin(request.headers.origin, request))
      return socket.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n");
    sockets.handleUpgrade(request, socket, head, (webSocket) => serve(parts, webSocket, framing));
  });

  return {
    count: () => sockets.clients.size,
    async close() {
      for (const client of sockets.clients) client.close(1012, "restarting");
      await new Promise((resolve) => sockets.close(resolve));
    },
  };
}

function serve(parts: GateParts, webSocket: WebSocket, framing: "raw" | "sockjs"): void {
  const transmit = (text: string) => {
    if (webSocket.readyState !== WebSocket.OPEN) return;
    if (webSocket.bufferedAmount > MOST_BUFFERED_BYTES) return webSocket.terminate();
    webSocket.send(text);
  };
  const send = (text: string) => transmit(framing === "raw" ? text : `a${JSON.stringify([text])}`);
  const connection = createBridgeConnection(parts, { send, close: () => webSocket.close() });
  let silence = setTimeout(() => webSocket.terminate(), SILENCE_MS);
  const heartbeat = framing === "sockjs" ? setInterval(() => transmit("h"), HEARTBEAT_MS) : undefined;
  if (framing === "sockjs") transmit("o");

  webSocket.on("message", (data) => {
    clearTimeout(silence);
    silence = setTimeout(() => webSocket.terminate(), SILENCE_MS);
    for (const frame of unframe(String(data), framing)) {
      connection
        .receive(frame)
        .catch((error) => parts.log.warn({ err: error }, "a push frame could not be served"));
    }
  });
  webSocket.on("error", () => webSocket.terminate());
  webSocket.on("close", () => {
    clearTimeout(silence);
    clearInterval(heartbeat);
    connection.closed();
  });
}

/** SockJS sends a JSON array of texts, or one text as JSON. */
function unframe(text: string, framing: "raw" | "sockjs"): string[] {
  if (framing === "raw") return [text];
  try {
    const value: unknown = JSON.parse(text);
    return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string").slice(0, 20);
  } catch {
    return [text];
  }
}
