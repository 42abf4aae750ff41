import { Worker } from "node:worker_threads";
import type { SiteServer } from "@bellwether/site/site-options.ts";
import { createRemotePages, type PagePorts, type RemotePages } from "./remote-pages.ts";
import type { FromSiteThread } from "./site-thread-messages.ts";

type Options = PagePorts & {
  /** URL of a module that exports `createSite`. */
  bundle: string;
  /** The options of `createSite` without `gateFetch` and `log`. They are cloned into the thread. */
  options: object;
};

/** Keeps a thread that crashes at once from restarting in a tight loop. */
const RESTART_DELAY_MS = 250;

export type SiteThread = { answer: SiteServer["answer"]; close(): Promise<void> };

/**
 * Renders pages in their own thread: a page takes a processor for about ten milliseconds, and bets must not wait for it.
 * When the thread crashes, it restarts, and its unfinished pages are answered with 503.
 * @throws the bundle's own error when it cannot be loaded at startup.
 */
export async function startSiteThread({ bundle, options, ...ports }: Options): Promise<SiteThread> {
  const { log } = ports;
  let closing = false;
  let current = start();
  await current;

  return {
    answer: async (request, context) => (await current).pages.answer(request, context),
    async close() {
      closing = true;
      await (await current).thread.terminate();
    },
  };

  function start(): Promise<{ thread: Worker; pages: RemotePages }> {
    const thread = new Worker(new URL("./site-thread-entry.ts", import.meta.url), {
      workerData: { bundle, options },
    });
    const pages = createRemotePages((message, transfer) => thread.postMessage(message, transfer), ports);
    return new Promise((resolve, reject) => {
      let isReady = false;
      let fault: unknown;
      thread.on("message", (message: FromSiteThread) => {
        if (message.type === "ready") {
          isReady = true;
          resolve({ thread, pages });
        } else pages.receive(message);
      });
      thread.on("error", (error) => {
        fault = error;
      });
      thread.on("exit", (code) => {
        if (closing) return;
        if (!isReady) return reject(fault ?? new Error(`The site thread exited with code ${code}.`));
        log.error({ err: fault, code }, "the site thread crashed and restarts");
        pages.loseAll();
        current = restart();
      });
    });
  }

  async function restart(): Promise<{ thread: Worker; pages: RemotePages }> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, RESTART_DELAY_MS));
      try {
        return await start();
      } catch (error) {
        log.error({ err: error }, "the site thread did not start");
      }
    }
  }
}
