import type { IncomingMessage } from "node:http";

/**
 * Makes an address in full (`GET http://host/path`) the path that it names, and says whether the request names one host and a path there. Where
 * target and `Host` differ, or `Host` comes twice, one part of us would go by the one and another by the other (decision 27).
 */
export function settleTarget(request: IncomingMessage): boolean {
  if (countHosts(request.rawHeaders) > 1) return false;
  const { url = "" } = request;
  if (url.startsWith("/")) return true;
  const inFull = /^https?:\/\/([^/?#]+)(.*)$/i.exec(url);
  if (!inFull || inFull[1]!.toLowerCase() !== request.headers.host?.toLowerCase()) return false;
  request.url = inFull[2]!.startsWith("/") ? inFull[2]! : `/${inFull[2]}`;
  return true;
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}
