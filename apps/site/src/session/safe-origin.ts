import { paths } from "../paths.ts";

const longestOrigin = 500;
const somewhere = "http://origin.invalid";

/**
 * The page to return to after login and the like, if it is one of this site: a path. Another host in any disguise (`//host`,
 * `/\host`, `%2f%2f`), a scheme, or a line break gives `fallback`.
 */
export function safeOrigin(origin: string | null | undefined, fallback: string = paths.home()): string {
  if (!origin || origin.length > longestOrigin) return fallback;
  // Some proxies and frameworks decode once more than they should; what is safe must be safe each time.
  let text = origin;
  for (let round = 0; round < 3; round += 1) {
    if (!isLocal(text)) return fallback;
    const decoded = decodeOnce(text);
    if (decoded === undefined && round === 0) return fallback;
    if (decoded === undefined || decoded === text) break;
    text = decoded;
  }
  const url = new URL(origin, somewhere);
  return url.pathname + url.search + url.hash;
}

function isLocal(text: string): boolean {
  if (/[\p{Cc}\\\u2028\u2029]/u.test(text)) return false;
  if (!/^\/(?!\/)/.test(text)) return false;
  const url = URL.parse(text, somewhere);
  return url !== null && url.origin === somewhere && !url.pathname.startsWith("//");
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
