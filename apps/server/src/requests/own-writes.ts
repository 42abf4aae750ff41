import type { Visitor } from "./visitor.ts";

/**
 * May this request change something for whoever brings it? A browser says which site a form was sent from, and another site's could clear or
 * set the cookie even where it is not sent along. A program says nothing, and brings nobody's cookie but its own.
 */
export function isOwnWrite(request: Request, visitor: Pick<Visitor, "secure">): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const from = request.headers.get("sec-fetch-site");
  if (from !== null && from !== "same-origin" && from !== "none") return false;
  const origin = request.headers.get("origin");
  return origin === null || origin === new URL(asItCame(request, visitor)).origin;
}

/** The request's address as its sender wrote it: behind a proxy it came by HTTPS, and here by HTTP. */
export function asItCame({ url }: Request, { secure }: Pick<Visitor, "secure">): string {
  return secure ? url.replace(/^http:/, "https:") : url;
}
