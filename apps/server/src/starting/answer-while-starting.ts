import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FromStartingThread } from "./starting-thread-entry.ts";

export type StartingPort = {
  /** The port, also where any free one was asked for. */
  port: number;
  /** Leaves the port to the product, and answers what has arrived. */
  leave(): Promise<void>;
};

/**
 * Does the same as {@link answerWhileStarting} once a start has taken this long, as one on PostgreSQL does whose migrations build an index.
 * Before, the port is closed: a balancer sends a call to another node if this one takes no connection, and not if it answers.
 */
export function answerIfSlow(
  where: { port: number; host: string },
  afterMs: number,
): Pick<StartingPort, "leave"> {
  let answering: Promise<StartingPort | undefined> | undefined;
  const timer = setTimeout(() => {
    // The product itself says that it cannot have the port.
    answering = answerWhileStarting(where).catch(() => undefined);
  }, afterMs);
  timer.unref();
  return {
    async leave() {
      clearTimeout(timer);
      await (await answering)?.leave();
    },
  };
}

/**
 * Listens at the product's port until it is ready: `/healthz` gets 200, since the process is alive, and everything else 503. After a kill the
 * embedded database recovers for up to minutes and blocks this thread meanwhile, and a supervisor that hears nothing would kill the process
 * again; therefore it is a thread of its own.
 * @throws when the port cannot be had.
 */
export async function answerWhileStarting(where: { port: number; host: string }): Promise<StartingPort> {
  const thread = new Worker(new URL("./starting-thread-entry.ts", import.meta.url), {
    workerData: where,
    // Tests load modules into the product that are not for this thread.
    execArgv: [],
  });
  let hasEnded = false;
  thread.once("exit", () => {
    hasEnded = true;
  });
  const [message] = (await once(thread, "message")) as [FromStartingThread];
  if (message === "left" || "failure" in message) {
    await thread.terminate();
    throw new Error(message === "left" ? "the port was left" : message.failure);
  }
  // The process must not wait for it, and serves well without it.
  thread.on("error", () => {});
  thread.unref();
  return {
    port: message.port,
    leave: () =>
      new Promise((resolve) => {
        // It may have ended by a fault: then the port is free too.
        if (hasEnded) return resolve();
        thread.ref();
        for (const event of ["message", "exit"] as const)
          thread.once(event, () => {
            thread.unref();
            resolve();
          });
        thread.postMessage("leave");
      }),
  };
}
