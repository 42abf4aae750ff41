import type { Visitor } from "./visitor.ts";

/**
 * Whether this request may change state for its sender. A browser states from which site a form was sent, and another site could clear or
 * set the cookie even where the cookie is not sent. A program states nothing, and sends only its own cookie.
 */
export function isOwnWrite(request: Request, visitor: Pick<Visitor, "secure">): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const from = request.headers.get("sec-fetch-site");
  if (from !== null && from !== "same-origin" && from !== "none") return false;
  const origin = request.headers.get("origin");
  return origin === null || origin === new URL(asItCame(request, visitor)).origin;
}

/** The request's URL as its sender sees it: behind a proxy it was sent over HTTPS, but arrives here over HTTP. */
export function asItCame({ url }: Request, { secure }: Pick<Visitor, "secure">): string {
  return secure ? url.replace(/^http:/, "https:") : url;
}
