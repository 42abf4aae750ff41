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
  /** Address of a module with `createSite`. */
  bundle: string;
  /** What `createSite` takes besides `gateFetch` and `log`; it is copied to the thread. */
  options: object;
  gateFetch: typeof globalThis.fetch;
  log: {
    warn(message: string): void;
    error(details: object, message: string): void;
  };
};

type Page = {
  /** Runs work as part of the request that asked for the page. */
  within: <T>(work: () => T) => T;
  answered: (response: Response) => void;
  failed: (error: unknown) => void;
  /** Where the rest of an answer goes that has begun. */
  body?: ReadableStreamDefaultController<Uint8Array>;
};

/** A thread that ends again at once is not begun in a tight circle. */
const BEGIN_AGAIN_AFTER_MS = 250;

type AboutPage = Extract<FromSiteThread, { says: "answer" | "part" | "end" | "failed" }>;

export type SiteThread = { fetch: Site["fetch"]; close(): Promise<void> };

/**
 * Renders pages in a thread of their own: a page takes a processor for some ten milliseconds, and bets that are answered here need not wait for
 * it. The thread begins anew when it ends by a fault; pages that were under way are answered with 503.
 * @throws what the bundle throws while it loads, the first time.
 */
export async function startSiteThread({ bundle, options, gateFetch, log }: Options): Promise<SiteThread> {
  const pages = new Map<number, Page>();
  let lastPage = 0;
  let closing = false;
  let current = begin();
  await current;

  return {
    async fetch(request, context) {
      const message = await requestMessage(request);
      const thread = await current;
      const page = ++lastPage;
      return new Promise<Response>((resolve, reject) => {
        pages.set(page, { within: AsyncLocalStorage.snapshot(), answered: resolve, failed: reject });
        request.signal.addEventListener("abort", () => tell(thread, { says: "left", page }), { once: true });
        tell(thread, { says: "page", page, request: message, context });
      });
    },
    async close() {
      closing = true;
      await (await current).terminate();
    },
  };

  function begin(): Promise<Worker> {
    const thread = new Worker(new URL("./site-thread-entry.ts", import.meta.url), {
      workerData: { bundle, options },
    });
    return new Promise((resolve, reject) => {
      let isReady = false;
      let fault: unknown;
      thread.on("message", (message: FromSiteThread) => {
        if (message.says === "ready") {
          isReady = true;
          resolve(thread);
        } else hear(thread, message);
      });
      thread.on("error", (error) => {
        fault = error;
      });
      thread.on("exit", (code) => {
        if (closing) return;
        if (!isReady) return reject(fault ?? new Error(`The thread of pages ended with ${code}.`));
        log.error({ err: fault, code }, "the thread that renders pages ended; it begins anew");
        for (const { answered, body } of pages.values()) {
          body?.error(new Error("The thread of pages ended."));
          answered(lost());
        }
        pages.clear();
        current = beginAgain();
      });
    });
  }

  async function beginAgain(): Promise<Worker> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, BEGIN_AGAIN_AFTER_MS));
      try {
        return await begin();
      } catch (error) {
        log.error({ err: error }, "the thread that renders pages did not begin");
      }
    }
  }

  function hear(thread: Worker, message: Exclude<FromSiteThread, { says: "ready" }>): void {
    if (message.says === "log") {
      const { level, details, message: text } = message;
      if (level === "error") log.error(details ?? {}, text);
      else log.warn(text);
    } else if (message.says === "call") void call(thread, message);
    else {
      const page = pages.get(message.page);
      if (page) goOn(thread, message, page);
    }
  }

  function goOn(thread: Worker, message: AboutPage, page: Page): void {
    switch (message.says) {
      case "answer":
        page.answered(answerOf(thread, message, page));
        break;
      case "part":
        page.body?.enqueue(message.bytes);
        break;
      case "end":
        pages.delete(message.page);
        page.body?.close();
        break;
      case "failed":
        pages.delete(message.page);
        if (page.body) page.body.error(message.error);
        else page.failed(message.error);
    }
  }

  function answerOf(
    thread: Worker,
    { page: number, status, headers, hasBody }: Extract<FromSiteThread, { says: "answer" }>,
    page: Page,
  ): Response {
    if (!hasBody) return new Response(null, { status, headers });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        page.body = controller;
      },
      cancel() {
        pages.delete(number);
        tell(thread, { says: "left", page: number });
      },
    });
    return new Response(body, { status, headers });
  }

  async function call(thread: Worker, { call, page, request }: Extract<FromSiteThread, { says: "call" }>) {
    try {
      const within = (page !== undefined && pages.get(page)?.within) || ((work) => work());
      const response = await within(() => gateFetch(requestOf(request)));
      const body = await response.arrayBuffer();
      const { status, headers } = response;
      tell(thread, { says: "gate answered", call, status, headers: [...headers], body }, [body]);
    } catch (error) {
      tell(thread, { says: "gate failed", call, error: sendableError(error) });
    }
  }
}

function tell(thread: Worker, message: ToSiteThread, transfer: ArrayBuffer[] = []): void {
  thread.postMessage(message, transfer);
}

function lost(): Response {
  return new Response("This page was lost on its way. Please try again.", {
    status: 503,
    headers: { "retry-after": "1", "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  });
}
