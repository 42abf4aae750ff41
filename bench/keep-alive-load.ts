import { connect, type Socket } from "node:net";

const END_OF_HEAD = Buffer.from("\r\n\r\n");

/** A request as the bytes sent over the wire. */
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
 * Sends requests over kept-alive connections, one at a time on each connection, and returns how many got status 200 and the seconds it
 * took. It is deliberately cheap: on two cores the load must leave processor time for the measured server.
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
    Array.from({ length: connections }, async () => {
      const line = await openLine(port);
      for (let request = next(); request; request = next()) {
        if ((await line.ask(request)) === 200) answered += 1;
        else failed += 1;
      }
      line.end();
    }),
  );
  return { answered, failed, seconds: (performance.now() - start) / 1_000 };
}

/**
 * Sends requests at a steady rate, whether or not the earlier ones were answered. Returns for each, in order of the responses, the
 * milliseconds since it was due, so that a stalled server is charged for all waiting requests.
 */
export async function steadyLoad(
  port: number,
  { connections, perSecond, requests }: { connections: number; perSecond: number; requests: Buffer[] },
): Promise<{ latenciesMs: number[]; failed: number }> {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)));
  const latenciesMs: number[] = [];
  let failed = 0;
  let taken = 0;
  const start = performance.now();
  const dueAt = (index: number) => start + (index / perSecond) * 1_000;
  await Promise.all(
    lines.map(async (line) => {
      while (taken < requests.length) {
        const index = taken++;
        const early = dueAt(index) - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        if ((await line.ask(requests[index]!)) !== 200) failed += 1;
        latenciesMs.push(performance.now() - dueAt(index));
      }
      line.end();
    }),
  );
  return { latenciesMs, failed };
}

type Line = { ask(request: Buffer): Promise<number>; end(): void };

/** One connection: it sends the next request after the last response, and reports the response's status. */
function openLine(port: number): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    let received: Buffer = Buffer.alloc(0);
    let answer = (_status: number) => {};
    let fail = reject;
    socket.on("error", (error) => fail(error));
    socket.on("close", () => fail(new Error("the server closed a connection")));
    socket.on("connect", () =>
      resolve({
        ask: (request) =>
          new Promise((answered, failed) => {
            answer = answered;
            fail = failed;
            socket.write(request);
          }),
        end: () => socket.end(),
      }),
    );
    socket.on("data", (data: Buffer) => {
      received = received.length === 0 ? data : Buffer.concat([received, data]);
      const headEnd = received.indexOf(END_OF_HEAD);
      if (headEnd < 0) return;
      const head = received.toString("latin1", 0, headEnd);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (received.length < headEnd + 4 + length) return;
      received = received.subarray(headEnd + 4 + length);
      answer(Number(head.slice(9, 12)));
    });
  });
}
