/** What this process and the thread that renders pages say to each other. */

type PageRequest = {
  method: string;
  url: string;
  headers: [string, string][];
  body?: ArrayBuffer | undefined;
};

/** Said to the thread. */
export type ToSiteThread =
  | { says: "page"; page: number; request: PageRequest; context: unknown }
  /** Whoever asked for the page has left. */
  | { says: "left"; page: number }
  | { says: "gate answered"; call: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { says: "gate failed"; call: number; error: Error };

/** Said by the thread. */
export type FromSiteThread =
  | { says: "ready" }
  | { says: "answer"; page: number; status: number; headers: [string, string][]; hasBody: boolean }
  /** A part of the answer's body, as it is rendered. */
  | { says: "part"; page: number; bytes: Uint8Array<ArrayBuffer> }
  | { says: "end"; page: number }
  | { says: "failed"; page: number; error: Error }
  /** A call of the gate for a page, or for none where it fills what all pages share. */
  | { says: "call"; call: number; page: number | undefined; request: PageRequest }
  | { says: "log"; level: "warn" | "error"; details?: Record<string, unknown> | undefined; message: string };

/** A request as a message. Its body has come whole before: the listener reads and bounds it. */
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

/** An error that can be sent: a thrown text or object need not be one. */
export function sendableError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
