import type { IncomingMessage, ServerResponse } from "node:http";
import { pathOf } from "../requests/path-of.ts";
import { bodyOf } from "../requests/request-body.ts";
import {
  HEARTBEAT_MS,
  MAX_BUFFERED_BYTES,
  MAX_FRAME_BYTES,
  type PushLine,
  type PushLines,
  sockJsTexts,
} from "./push-line.ts";
import type { IsAllowedOrigin } from "./push-socket.ts";

const PATH = /^\/eventbus\/[^/.]+\/([^/.]{1,100})\/(xhr|xhr_streaming|xhr_send)$/;
/** A session that nobody reads for this long is over. */
const UNREAD_MS = 5_000;
/** Browsers keep all of a streamed response in memory: it is ended from time to time, and the client opens the next one. */
const STREAMED_BYTES = 131_072;
const MAX_SESSIONS = 5_000;
/** Maximum number of sessions per network at the same time. */
const MAX_SESSIONS_OF_NETWORK = 100;
const SCRIPT = {
  "content-type": "application/javascript; charset=UTF-8",
  "cache-control": "no-store, no-transform",
};

type Reader = { response: ServerResponse; streams: boolean; bytes: number };
type Session = {
  network: string;
  line: PushLine;
  reader: Reader | undefined;
  waiting: string[];
  waitingBytes: number;
  goodbye: string | undefined;
  unread: NodeJS.Timeout | undefined;
};

export type SockJsXhr = {
  /** Answers the request if it belongs to SockJS over plain HTTP. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  count(): number;
  /**
   * Sends a close message to every session and opens no more: a client that returns on an existing connection must connect to another process.
   */
  close(): void;
};

/**
 * SockJS without WebSockets, for the stock client behind a proxy that blocks them: `xhr_streaming` and `xhr` deliver messages, `xhr_send`
 * accepts them. A session exists in one process, so several nodes need a load balancer with sticky sessions.
 */
export function createSockJsXhr(
  lines: PushLines,
  isAllowedOrigin: IsAllowedOrigin,
  networkOf: (request: IncomingMessage) => string,
): SockJsXhr {
  const sessions = new Map<string, Session>();
  const sessionsOf = new Map<string, number>();
  const count = (network: string, change: 1 | -1) => {
    const left = (sessionsOf.get(network) ?? 0) + change;
    if (left > 0) sessionsOf.set(network, left);
    else sessionsOf.delete(network);
  };
  let closed = false;

  const endSession = (id: string) => {
    const session = sessions.get(id);
    if (!session) return;
    sessions.delete(id);
    count(session.network, -1);
    clearTimeout(session.unread);
    session.line.closed();
    session.reader?.response.end();
  };

  const openSession = (id: string, network: string): Session => {
    const session: Session = {
      network,
      line: lines.open({
        transmit: (text) => queue(id, session, text),
        beat: () => beat(id, session),
        leave(code, reason) {
          session.goodbye = `c${JSON.stringify([code, reason])}\n`;
          flush(id, session);
        },
        cut: () => endSession(id),
      }),
      reader: undefined,
      waiting: [],
      waitingBytes: 0,
      goodbye: undefined,
      unread: undefined,
    };
    sessions.set(id, session);
    count(network, 1);
    return session;
  };

  const queue = (id: string, session: Session, text: string) => {
    session.waiting.push(text);
    session.waitingBytes += text.length;
    const behind = session.waitingBytes + (session.reader?.response.writableLength ?? 0);
    if (behind > MAX_BUFFERED_BYTES) {
      lines.deps.metrics.add("push_slow_readers_total", {});
      return endSession(id);
    }
    flush(id, session);
  };

  /** Writes the waiting messages to the reader. Ends a poll, or a stream that has sent enough. */
  const flush = (id: string, session: Session) => {
    const { reader } = session;
    if (!reader) return;
    if (session.waiting.length > 0) {
      write(reader, `a${JSON.stringify(session.waiting)}\n`);
      session.waiting = [];
      session.waitingBytes = 0;
      if (!reader.streams || reader.bytes > STREAMED_BYTES) return leave(id, session);
    }
    if (session.goodbye) {
      write(reader, session.goodbye);
      endSession(id);
    }
  };

  /** Between two polls no heartbeat is needed: the next poll is itself a sign of life. */
  const beat = (id: string, session: Session) => {
    if (!session.reader) return;
    write(session.reader, "h\n");
    if (!session.reader.streams) leave(id, session);
  };

  const leave = (id: string, session: Session) => {
    session.reader?.response.end();
    session.reader = undefined;
    clearTimeout(session.unread);
    session.unread = setTimeout(() => endSession(id), UNREAD_MS);
  };

  const read = (id: string, request: IncomingMessage, response: ServerResponse, streams: boolean) => {
    const known = sessions.get(id);
    if (!known && (closed || sessions.size >= MAX_SESSIONS)) return void response.writeHead(503).end();
    const network = known?.network ?? networkOf(request);
    if (!known && (sessionsOf.get(network) ?? 0) >= MAX_SESSIONS_OF_NETWORK)
      return void response.writeHead(429, { "retry-after": "5" }).end();
    response.writeHead(200, SCRIPT);
    const reader: Reader = { response, streams, bytes: 0 };
    // Some proxies and browsers buffer a response until they have received this much.
    if (streams) response.write(`${"h".repeat(2_048)}\n`);
    if (known?.reader) return void response.end('c[2010,"Another connection still open"]\n');
    const session = known ?? openSession(id, network);
    clearTimeout(session.unread);
    session.reader = reader;
    const heartbeat = setInterval(() => write(reader, "h\n"), HEARTBEAT_MS);
    response.once("close", () => {
      clearInterval(heartbeat);
      // The connection was dropped: the client returns within the session's time-out, or not at all.
      if (session.reader === reader) leave(id, session);
    });
    if (!known) {
      write(reader, "o\n");
      if (!streams) return leave(id, session);
    }
    flush(id, session);
  };

  const take = (id: string, request: IncomingMessage, response: ServerResponse) => {
    const session = sessions.get(id);
    if (!session) return void response.writeHead(404).end();
    const bytes = bodyOf(request);
    if (bytes.length > MAX_FRAME_BYTES) return void response.writeHead(413, { connection: "close" }).end();
    const body = bytes.toString();
    if (body === "") return void response.writeHead(500).end("Payload expected.");
    const texts = sockJsTexts(body);
    if (!texts) return void response.writeHead(500).end("Broken JSON encoding.");
    for (const text of texts) session.line.take(text);
    response
      .writeHead(204, { "content-type": "text/plain; charset=UTF-8", "cache-control": "no-store" })
      .end();
  };

  return {
    count: () => sessions.size,
    serve(request, response) {
      const match = request.method === "POST" && PATH.exec(pathOf(request));
      if (!match) return false;
      const [, id, kind] = match as unknown as [string, string, string];
      if (!isAllowedOrigin(request.headers.origin, request)) response.writeHead(403).end();
      else if (kind === "xhr_send") take(id, request, response);
      else read(id, request, response, kind === "xhr_streaming");
      return true;
    },
    close() {
      closed = true;
      for (const [id, session] of sessions) {
        if (session.reader) write(session.reader, 'c[1012,"restarting"]\n');
        endSession(id);
      }
    },
  };
}

function write(reader: Reader, text: string): void {
  reader.bytes += text.length;
  reader.response.write(text);
}
