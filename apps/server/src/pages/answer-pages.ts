import { AsyncLocalStorage } from "node:async_hooks";
import type { SiteServer } from "@bellwether/site/site-options.ts";
import type { PagePorts } from "./remote-pages.ts";
import {
  type FromSiteThread,
  requestMessage,
  requestOf,
  sendableError,
  type ToSiteThread,
} from "./site-thread-messages.ts";

/**
 * The side that renders what `createRemotePages` asks for: its gate calls and log lines go back as messages.
 * @param openSite is called once, with the ports of the site; what it returns is called for every page.
 * @returns takes the messages.
 */
export function answerPages(
  send: (message: FromSiteThread) => void,
  openSite: (ports: PagePorts) => () => Promise<Pick<SiteServer, "answer">>,
): (message: ToSiteThread) => void {
  /** The number of the page being rendered, so that its gate calls are logged with its request id. */
  const pageUnderWay = new AsyncLocalStorage<number>();
  const leaving = new Map<number, AbortController>();
  const calls = new Map<
    number,
    { resolve: (response: Response) => void; reject: (error: unknown) => void }
  >();
  let lastCall = 0;

  const site = openSite({
    gateFetch: async (input, init) => {
      const request = new Request(input, init);
      const message = await requestMessage(request);
      const call = ++lastCall;
      return new Promise<Response>((resolve, reject) => {
        calls.set(call, { resolve, reject });
        request.signal.addEventListener("abort", () => {
          if (calls.delete(call)) reject(request.signal.reason);
        });
        send({ type: "gate-request", call, page: pageUnderWay.getStore(), request: message });
      });
    },
    log: {
      warn: (message) => send({ type: "log", level: "warn", message }),
      error: (details: { err?: unknown }, message) =>
        send({
          type: "log",
          level: "error",
          details: { ...details, ...("err" in details && { err: sendableError(details.err) }) },
          message,
        }),
    },
  });

  return (message) => {
    if (message.type === "page") void answerPage(message);
    else if (message.type === "abort") leaving.get(message.page)?.abort();
    else {
      const waiting = calls.get(message.call);
      calls.delete(message.call);
      if (message.type === "gate-error") waiting?.reject(message.error);
      else {
        const { status, headers, body } = message;
        waiting?.resolve(new Response(mayHaveBody(status) ? body : null, { status, headers }));
      }
    }
  };

  async function answerPage({
    page,
    request,
    context,
  }: Extract<ToSiteThread, { type: "page" }>): Promise<void> {
    const left = new AbortController();
    leaving.set(page, left);
    try {
      const { response, facts } = await pageUnderWay.run(page, async () =>
        (await site()).answer(requestOf(request, left.signal), context),
      );
      const { status, headers, body } = response;
      send({ type: "response", page, status, headers: [...headers], hasBody: body !== null, facts });
      for await (const bytes of body ?? []) {
        if (left.signal.aborted) break;
        send({ type: "chunk", page, bytes });
      }
      send({ type: "end", page });
    } catch (error) {
      send({ type: "error", page, error: sendableError(error) });
    } finally {
      leaving.delete(page);
    }
  }
}

function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 304;
}
