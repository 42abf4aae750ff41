import type { IncomingMessage } from "node:http";

/**
 * Rewrites an absolute request target (`GET http://host/path`) to its path, and returns whether the request names exactly one host and a
 * path there. If target and `Host` differed, or `Host` occurred twice, parts of the server could use different hosts (decision 27).
 */
export function settleTarget(request: IncomingMessage): boolean {
  if (countHosts(request.rawHeaders) > 1) return false;
  const { url = "" } = request;
  if (url.startsWith("/")) return true;
  const [, host, path = ""] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(url) ?? [];
  if (host === undefined || host.toLowerCase() !== request.headers.host?.toLowerCase()) return false;
  request.url = path.startsWith("/") ? path : `/${path}`;
  return true;
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}
