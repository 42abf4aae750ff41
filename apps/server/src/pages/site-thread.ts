import { AsyncLocalStorage } from "node:async_hooks";
import { Worker } from "node:worker_threads";
import type { Site } from "./site-handler.ts";
import {
  type FromSiteThread,
  requestMessage,
  requestOf,
  sendableError,
  type ToSiteThread,
} from "./site-thread-messages.ts";

type Options = {
  /** URL of a module that exports `createSite`. */
  bundle: string;
  /** The options of `createSite` without `gateFetch` and `log`. They are cloned into the thread. */
  options: object;
  gateFetch: typeof globalThis.fetch;
  log: {
    warn(message: string): void;
    error(details: object, message: string): void;
  };
};

type Page = {
  /** Runs work in the async context of the request that asked for the page. */
  within: <T>(work: () => T) => T;
  answered: (response: Response) => void;
  failed: (error: unknown) => void;
  /** The body of a response whose headers were sent already. */
  body?: ReadableStreamDefaultController<Uint8Array>;
};

/** Keeps a thread that crashes at once from restarting in a tight loop. */
const RESTART_DELAY_MS = 250;

type AboutPage = Extract<FromSiteThread, { type: "response" | "chunk" | "end" | "error" }>;

export type SiteThread = { fetch: Site["fetch"]; close(): Promise<void> };

/**
 * Renders pages in their own thread: a page takes a processor for about ten milliseconds, and bets must not wait for it.
 * When the thread crashes, it restarts, and its unfinished pages are answered with 503.
 * @throws the bundle's own error when it cannot be loaded at startup.
 */
export async function startSiteThread({ bundle, options, gateFetch, log }: Options): Promise<SiteThread> {
  const pages = new Map<number, Page>();
  let lastPage = 0;
  let closing = false;
  let current = start();
  await current;

  return {
    async fetch(request, context) {
      const message = await requestMessage(request);
      const thread = await current;
      const page = ++lastPage;
      return new Promise<Response>((resolve, reject) => {
        pages.set(page, { within: AsyncLocalStorage.snapshot(), answered: resolve, failed: reject });
        request.signal.addEventListener("abort", () => send(thread, { type: "abort", page }), { once: true });
        send(thread, { type: "page", page, request: message, context });
      });
    },
    async close() {
      closing = true;
      await (await current).terminate();
    },
  };

  function start(): Promise<Worker> {
    const thread = new Worker(new URL("./site-thread-entry.ts", import.meta.url), {
      workerData: { bundle, options },
    });
    return new Promise((resolve, reject) => {
      let isReady = false;
      let fault: unknown;
      thread.on("message", (message: FromSiteThread) => {
        if (message.type === "ready") {
          isReady = true;
          resolve(thread);
        } else onMessage(thread, message);
      });
      thread.on("error", (error) => {
        fault = error;
      });
      thread.on("exit", (code) => {
        if (closing) return;
        if (!isReady) return reject(fault ?? new Error(`The site thread exited with code ${code}.`));
        log.error({ err: fault, code }, "the site thread crashed and restarts");
        for (const { answered, body } of pages.values()) {
          body?.error(new Error("The site thread ended."));
          answered(lostPage());
        }
        pages.clear();
        current = restart();
      });
    });
  }

  async function restart(): Promise<Worker> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, RESTART_DELAY_MS));
      try {
        return await start();
      } catch (error) {
        log.error({ err: error }, "the site thread did not start");
      }
    }
  }

  function onMessage(thread: Worker, message: Exclude<FromSiteThread, { type: "ready" }>): void {
    if (message.type === "log") {
      const { level, details, message: text } = message;
      if (level === "error") log.error(details ?? {}, text);
      else log.warn(text);
    } else if (message.type === "gate-request") void call(thread, message);
    else {
      const page = pages.get(message.page);
      if (page) onPageMessage(thread, message, page);
    }
  }

  function onPageMessage(thread: Worker, message: AboutPage, page: Page): void {
    switch (message.type) {
      case "response":
        page.answered(answerOf(thread, message, page));
        break;
      case "chunk":
        page.body?.enqueue(message.bytes);
        break;
      case "end":
        pages.delete(message.page);
        page.body?.close();
        break;
      case "error":
        pages.delete(message.page);
        if (page.body) page.body.error(message.error);
        else page.failed(message.error);
    }
  }

  function answerOf(
    thread: Worker,
    { page: number, status, headers, hasBody }: Extract<FromSiteThread, { type: "response" }>,
    page: Page,
  ): Response {
    if (!hasBody) return new Response(null, { status, headers });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        page.body = controller;
      },
      cancel() {
        pages.delete(number);
        send(thread, { type: "abort", page: number });
      },
    });
    return new Response(body, { status, headers });
  }

  async function call(
    thread: Worker,
    { call, page, request }: Extract<FromSiteThread, { type: "gate-request" }>,
  ) {
    try {
      const within = (page !== undefined && pages.get(page)?.within) || ((work) => work());
      const response = await within(() => gateFetch(requestOf(request)));
      const body = await response.arrayBuffer();
      const { status, headers } = response;
      send(thread, { type: "gate-response", call, status, headers: [...headers], body }, [body]);
    } catch (error) {
      send(thread, { type: "gate-error", call, error: sendableError(error) });
    }
  }
}

function send(thread: Worker, message: ToSiteThread, transfer: ArrayBuffer[] = []): void {
  thread.postMessage(message, transfer);
}

function lostPage(): Response {
  return new Response("This page could not be finished. Please try again.", {
    status: 503,
    headers: { "retry-after": "1", "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  });
}
