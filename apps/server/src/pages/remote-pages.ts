import { AsyncLocalStorage } from "node:async_hooks";
import type { SiteAnswer, SiteServer } from "@bellwether/site/site-options.ts";
import {
  type FromSiteThread,
  requestMessage,
  requestOf,
  sendableError,
  type ToSiteThread,
} from "./site-thread-messages.ts";

/** What rendering needs from this process. */
export type PagePorts = {
  gateFetch: typeof globalThis.fetch;
  log: {
    warn(message: string): void;
    error(details: object, message: string): void;
  };
};

type Send = (message: ToSiteThread, transfer?: ArrayBuffer[]) => void;

type Page = {
  /** Runs work in the async context of the request that asked for the page. */
  within: <T>(work: () => T) => T;
  answered: (answer: SiteAnswer) => void;
  failed: (error: unknown) => void;
  /** The body of a response whose headers were sent already. */
  body?: ReadableStreamDefaultController<Uint8Array>;
};

type AboutPage = Extract<FromSiteThread, { type: "response" | "chunk" | "end" | "error" }>;

/** Pages that are rendered outside this thread. */
export type RemotePages = {
  answer: SiteServer["answer"];
  receive(message: Exclude<FromSiteThread, { type: "ready" }>): void;
  /** Ends all unfinished pages, because their renderer has ended. Those without a response get 503. */
  loseAll(): void;
};

/** Requests pages by message, and makes the gate calls that the pages request. */
export function createRemotePages(send: Send, { gateFetch, log }: PagePorts): RemotePages {
  const pages = new Map<number, Page>();
  let lastPage = 0;
  let isLost = false;

  return {
    async answer(request, context) {
      const message = await requestMessage(request);
      if (isLost) return lostPage();
      const page = ++lastPage;
      return new Promise<SiteAnswer>((resolve, reject) => {
        pages.set(page, { within: AsyncLocalStorage.snapshot(), answered: resolve, failed: reject });
        request.signal.addEventListener("abort", () => send({ type: "abort", page }), { once: true });
        send({ type: "page", page, request: message, context });
      });
    },
    receive,
    loseAll() {
      isLost = true;
      for (const { answered, body } of pages.values()) {
        body?.error(new Error("The renderer of this page has ended."));
        answered(lostPage());
      }
      pages.clear();
    },
  };

  function receive(message: Exclude<FromSiteThread, { type: "ready" }>): void {
    if (message.type === "log") {
      const { level, details, message: text } = message;
      if (level === "error") log.error(details ?? {}, text);
      else log.warn(text);
    } else if (message.type === "gate-request") void call(message);
    else {
      const page = pages.get(message.page);
      if (page) onPageMessage(message, page);
    }
  }

  function onPageMessage(message: AboutPage, page: Page): void {
    switch (message.type) {
      case "response":
        page.answered({ response: responseOf(message, page), facts: message.facts });
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

  function responseOf(
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
        send({ type: "abort", page: number });
      },
    });
    return new Response(body, { status, headers });
  }

  async function call({ call, page, request }: Extract<FromSiteThread, { type: "gate-request" }>) {
    try {
      const within = (page !== undefined && pages.get(page)?.within) || ((work) => work());
      const response = await within(() => gateFetch(requestOf(request)));
      const body = await response.arrayBuffer();
      const { status, headers } = response;
      send({ type: "gate-response", call, status, headers: [...headers], body }, [body]);
    } catch (error) {
      send({ type: "gate-error", call, error: sendableError(error) });
    }
  }
}

function lostPage(): SiteAnswer {
  const response = new Response("This page could not be finished. Please try again.", {
    status: 503,
    headers: { "retry-after": "1", "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  });
  return { response, facts: {} };
}
