import type { PageFacts, SiteRequestContext } from "@bellwether/site/site-options.ts";

/** Messages between the main thread and the thread that renders pages. */

type PageRequest = {
  method: string;
  url: string;
  headers: [string, string][];
  body?: ArrayBuffer | undefined;
};

/** From the main thread to the site thread. */
export type ToSiteThread =
  | { type: "page"; page: number; request: PageRequest; context: SiteRequestContext }
  /** The client closed the connection. */
  | { type: "abort"; page: number }
  | { type: "gate-response"; call: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { type: "gate-error"; call: number; error: Error };

/** From the site thread to the main thread. */
export type FromSiteThread =
  | { type: "ready" }
  | {
      type: "response";
      page: number;
      status: number;
      headers: [string, string][];
      hasBody: boolean;
      facts: PageFacts;
    }
  /** The next piece of the response's body. */
  | { type: "chunk"; page: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: "end"; page: number }
  | { type: "error"; page: number; error: Error }
  /** A call to the gate. `page` is undefined when no page is waiting for it, for example when a shared cache is refreshed. */
  | { type: "gate-request"; call: number; page: number | undefined; request: PageRequest }
  | { type: "log"; level: "warn" | "error"; details?: Record<string, unknown> | undefined; message: string };

/** A request as a message. The listener has already read and limited its body. */
export async function requestMessage(request: Request): Promise<PageRequest> {
  return {
    method: request.method,
    url: request.url,
    headers: [...request.headers],
    body: request.body ? await request.arrayBuffer() : undefined,
  };
}

export function requestOf(
  { method, url, headers, body }: PageRequest,
  signal?: AbortSignal | undefined,
): Request {
  return new Request(url, { method, headers, body: body ?? null, signal: signal ?? null });
}

/** Makes anything thrown an Error, because other objects may not be cloneable. */
export function sendableError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
