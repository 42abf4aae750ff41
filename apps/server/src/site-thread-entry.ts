import { AsyncLocalStorage } from "node:async_hooks";
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { Site } from "./site-handler.ts";
import {
  type FromSiteThread,
  requestMessage,
  requestOf,
  sendableError,
  type ToSiteThread,
} from "./site-thread-messages.ts";

/** How far bets, payments and the database go before pages where processors are short; pages lose nothing where one is idle. */
const NICENESS = 15;

const { bundle, options } = workerData as { bundle: string; options: object };
const port = parentPort!;
const say = (message: FromSiteThread) => port.postMessage(message);

/** The page that is being rendered: a call of the gate is logged with the request that it is for. */
const pageUnderWay = new AsyncLocalStorage<number>();
const leaving = new Map<number, AbortController>();
const calls = new Map<number, { resolve: (response: Response) => void; reject: (error: unknown) => void }>();
let lastCall = 0;

const { createSite } = (await import(bundle)) as { createSite(options: object): Site };
const site = createSite({
  ...options,
  gateFetch: async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const message = await requestMessage(request);
    const call = ++lastCall;
    return new Promise<Response>((resolve, reject) => {
      calls.set(call, { resolve, reject });
      request.signal.addEventListener("abort", () => {
        if (calls.delete(call)) reject(request.signal.reason);
      });
      say({ says: "call", call, page: pageUnderWay.getStore(), request: message });
    });
  },
  log: {
    warn: (message: string) => say({ says: "log", level: "warn", message }),
    error: (details: { err?: unknown }, message: string) =>
      say({
        says: "log",
        level: "error",
        details: { ...details, ...("err" in details && { err: sendableError(details.err) }) },
        message,
      }),
  },
});

port.on("message", (message: ToSiteThread) => {
  if (message.says === "page") void answerPage(message);
  else if (message.says === "left") leaving.get(message.page)?.abort();
  else {
    const waiting = calls.get(message.call);
    calls.delete(message.call);
    if (message.says === "gate failed") waiting?.reject(message.error);
    else {
      const { status, headers, body } = message;
      waiting?.resolve(new Response(mayHaveBody(status) ? body : null, { status, headers }));
    }
  }
});

// Linux takes this for the thread that asks, and not for the whole process.
setPriority(NICENESS);
say({ says: "ready" });

async function answerPage({
  page,
  request,
  context,
}: Extract<ToSiteThread, { says: "page" }>): Promise<void> {
  const left = new AbortController();
  leaving.set(page, left);
  try {
    const response = await pageUnderWay.run(page, () =>
      site.fetch(requestOf(request, left.signal), context as Parameters<Site["fetch"]>[1]),
    );
    const { status, headers, body } = response;
    say({ says: "answer", page, status, headers: [...headers], hasBody: body !== null });
    for await (const bytes of body ?? []) {
      if (left.signal.aborted) break;
      say({ says: "part", page, bytes });
    }
    say({ says: "end", page });
  } catch (error) {
    say({ says: "failed", page, error: sendableError(error) });
  } finally {
    leaving.delete(page);
  }
}

function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 304;
}
