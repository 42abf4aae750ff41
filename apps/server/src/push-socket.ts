import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocket, WebSocketServer } from "ws";
import {
  LONGEST_FRAME_BYTES,
  MOST_BUFFERED_BYTES,
  openPushLine,
  type PushParts,
  sockJsTexts,
} from "./push-line.ts";
import { textFrame } from "./text-frame.ts";

const HEARTBEAT_MS = 25_000;
/** Time for a client to answer the good-bye. */
const GOODBYE_MS = 5_000;

const RAW_PATH = "/eventbus/websocket";
const SOCKJS_PATH = /^\/eventbus\/[^/.]+\/[^/.]+\/websocket$/;

export type IsAllowedOrigin = (origin: string | undefined, request: IncomingMessage) => boolean;

export type PushSocket = { count(): number; close(): Promise<void> };

/** The event-bus bridge on WebSockets: raw, and in SockJS framing for the stock client. */
export function attachPushSocket(
  server: Server,
  parts: PushParts,
  isAllowedOrigin: IsAllowedOrigin,
): PushSocket {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LONGEST_FRAME_BYTES,
  });

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until the handshake is done nobody else listens, and a client that has gone would end the process.
    socket.on("error", () => socket.destroy());
    const path = (request.url ?? "/").split("?", 1)[0]!;
    const framing = path === RAW_PATH ? "raw" : SOCKJS_PATH.test(path) ? "sockjs" : undefined;
    if (!framing) return socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n");
    if (!isAllowedOrigin(request.headers.origin, request))
      return socket.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n");
    sockets.handleUpgrade(request, socket, head, (webSocket) => serve(parts, { webSocket, socket, framing }));
  });

  return {
    count: () => sockets.clients.size,
    async close() {
      for (const client of sockets.clients) client.close(1012, "restarting");
      const cut = setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, GOODBYE_MS);
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(cut);
    },
  };
}

type Connection = { webSocket: WebSocket; socket: Duplex; framing: "raw" | "sockjs" };

function serve(parts: PushParts, { webSocket, socket, framing }: Connection): void {
  const transmit = (text: string) => {
    if (webSocket.readyState !== WebSocket.OPEN) return;
    if (webSocket.bufferedAmount > MOST_BUFFERED_BYTES) {
      parts.metrics.add("push_slow_readers_total", {});
      return webSocket.terminate();
    }
    // Past the library's `send`, which would frame the text anew for each socket and write it in two pieces. Without compression it
    // sends in order and at once too, so that the two cannot overtake each other.
    socket.write(textFrame(text));
  };
  const line = openPushLine(parts, {
    send: (text) => transmit(framing === "raw" ? text : `a${JSON.stringify([text])}`),
    close(code, reason) {
      if (framing === "sockjs") transmit(`c${JSON.stringify([code, reason])}`);
      webSocket.close(code, reason);
    },
    cut: () => webSocket.terminate(),
  });
  const heartbeat = framing === "sockjs" ? setInterval(() => transmit("h"), HEARTBEAT_MS) : undefined;
  if (framing === "sockjs") transmit("o");

  webSocket.on("message", (data) => {
    const text = String(data);
    const frames = framing === "raw" ? [text] : sockJsTexts(text);
    if (!frames) return webSocket.close(1007, "broken framing");
    for (const frame of frames) line.receive(frame);
  });
  webSocket.on("error", () => webSocket.terminate());
  webSocket.on("close", () => {
    clearInterval(heartbeat);
    line.closed();
  });
}
