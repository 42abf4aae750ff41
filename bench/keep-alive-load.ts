import { connect, type Socket } from "node:net";

const END_OF_HEAD = Buffer.from("\r\n\r\n");

/** A request as the bytes that go over the wire. */
export function requestBytes(request: {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}): Buffer {
  const headers = {
    host: "127.0.0.1",
    ...request.headers,
    ...(request.body !== undefined && { "content-length": String(Buffer.byteLength(request.body)) }),
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(
    `${request.method} ${request.path} HTTP/1.1\r\n${head.join("")}\r\n${request.body ?? ""}`,
  );
}

/**
 * Sends requests over kept-alive connections, each connection one at a time, and answers how many came back with status 200 and the
 * seconds it took. Lean on purpose: on two cores the load must leave room for what it measures.
 */
export async function keepAliveLoad(
  port: number,
  connections: number,
  next: () => Buffer | undefined,
): Promise<{ answered: number; failed: number; seconds: number }> {
  let answered = 0;
  let failed = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () =>
      converse(port, next, (status) => {
        if (status === 200) answered += 1;
        else failed += 1;
      }),
    ),
  );
  return { answered, failed, seconds: (performance.now() - start) / 1_000 };
}

function converse(
  port: number,
  next: () => Buffer | undefined,
  onAnswer: (status: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    let received: Buffer = Buffer.alloc(0);
    const send = () => {
      const request = next();
      if (request) socket.write(request);
      else socket.end(() => resolve());
    };
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("data", (data: Buffer) => {
      received = received.length === 0 ? data : Buffer.concat([received, data]);
      const headEnd = received.indexOf(END_OF_HEAD);
      if (headEnd < 0) return;
      const head = received.toString("latin1", 0, headEnd);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (received.length < headEnd + 4 + length) return;
      received = received.subarray(headEnd + 4 + length);
      onAnswer(Number(head.slice(9, 12)));
      send();
    });
  });
}
