import { connect, createServer, type Socket } from "node:net";
import { createMessageReader, createTransactionWatch } from "./postgres-messages.ts";

/**
 * Where a money write is held: before its rows reach the server, before its COMMIT does, or after the commit before the response reaches
 * the client.
 */
export type HoldPoint = "before write" | "before commit" | "before answer";

export type HeldWrite = {
  /** Lets it continue as if nothing had happened. */
  release(): void;
  /** Cuts its connection in both directions. */
  cut(): void;
};

export type PostgresProxy = {
  /** PostgreSQL's address through the proxy. */
  url: string;
  /** Holds the next money write at that point; resolves when it is held. */
  catchNext(point: HoldPoint): Promise<HeldWrite>;
  /** Delays all further client requests by this much. */
  delay(ms: number): void;
  /** Silently drops everything on the existing connections; new ones work normally. */
  silence(): void;
  close(): Promise<void>;
};

/** A proxy in front of a PostgreSQL on loopback that can hold, delay and cut traffic, so that faults need no hook in the product. */
export async function startPostgresProxy(server: { port: number }): Promise<PostgresProxy> {
  let wanted: { point: HoldPoint; resolve: (caught: HeldWrite) => void } | undefined;
  let delayMs = 0;
  const open = new Set<Socket>();
  const silencers = new Set<() => void>();

  const serve = (client: Socket) => {
    const upstream = connect(server.port, "127.0.0.1").setNoDelay();
    client.setNoDelay();
    for (const socket of [client, upstream]) {
      open.add(socket);
      // Errors of cut connections are expected here: each end only learns that the other has gone.
      socket.on("error", () => socket.destroy());
      socket.on("close", () => open.delete(socket));
    }
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };

    const towardsServer = createGate((bytes) => upstream.write(bytes));
    const towardsClient = createGate((bytes) => client.write(bytes));
    const silence = () => {
      towardsServer.shut();
      towardsClient.shut();
    };
    silencers.add(silence);
    client.on("close", () => silencers.delete(silence));
    const takeWanted = (point: HoldPoint) => {
      if (wanted?.point !== point) return undefined;
      const { resolve } = wanted;
      wanted = undefined;
      return resolve;
    };
    const read = createMessageReader();
    const watch = createTransactionWatch();
    const forward = (chunk: Buffer) => {
      for (const message of read(chunk)) {
        const seen = watch(message);
        const held = seen && takeWanted(seen === "commit" ? "before commit" : "before write");
        if (held) {
          towardsServer.shut();
          held({ release: towardsServer.open, cut });
        }
        const unanswered = seen === "commit" && takeWanted("before answer");
        if (unanswered) {
          towardsClient.shut();
          unanswered({ release: towardsClient.open, cut });
        }
        towardsServer.pass(message.bytes);
      }
    };
    let waiting = 0;
    let line = Promise.resolve();
    client.on("data", (chunk: Buffer) => {
      if (delayMs === 0 && waiting === 0) return forward(chunk);
      const due = performance.now() + delayMs;
      waiting += 1;
      // Sequentially, so that nothing overtakes a delayed message.
      line = line.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
        waiting -= 1;
        forward(chunk);
      });
    });
    upstream.on("data", (chunk: Buffer) => towardsClient.pass(chunk));
  };

  const listener = createServer(serve);
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as { port: number };
  return {
    url: `postgres://bellwether@127.0.0.1:${port}/postgres`,
    catchNext: (point) =>
      new Promise((resolve) => {
        wanted = { point, resolve };
      }),
    delay(ms) {
      delayMs = ms;
    },
    silence() {
      for (const silence of silencers) silence();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

/** Passes bytes on while it is open, and buffers them in order while it is shut. */
function createGate(send: (bytes: Buffer) => void) {
  let kept: Buffer[] | undefined;
  return {
    shut() {
      kept ??= [];
    },
    open() {
      const waiting = kept ?? [];
      kept = undefined;
      for (const bytes of waiting) send(bytes);
    },
    pass(bytes: Buffer) {
      if (kept) kept.push(bytes);
      else send(bytes);
    },
  };
}
