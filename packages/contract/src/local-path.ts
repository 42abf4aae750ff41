const somewhere = "http://origin.invalid";
const MAX_PATH = 500;

/**
 * The text as a path of the same site, or undefined if it could lead anywhere else: another host in any disguise (`//host`, `/\host`,
 * `%2f%2f`), a scheme, or a line break. Every return address that a visitor or a page may name goes through this rule.
 */
export function localPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > MAX_PATH) return undefined;
  // Some proxies and frameworks decode once more than they should, so the path must be safe after each decoding.
  let decoded = text;
  for (let round = 0; round < 3; round += 1) {
    if (!isLocal(decoded)) return undefined;
    const next = decodeOnce(decoded);
    if (next === undefined && round === 0) return undefined;
    if (next === undefined || next === decoded) break;
    decoded = next;
  }
  const url = new URL(text, somewhere);
  return url.pathname + url.search + url.hash;
}

function isLocal(text: string): boolean {
  if (/[\p{Cc}\\\u2028\u2029]/u.test(text)) return false;
  if (!/^\/(?!\/)/.test(text)) return false;
  const url = URL.canParse(text, somewhere) ? new URL(text, somewhere) : undefined;
  return url !== undefined && url.origin === somewhere && !url.pathname.startsWith("//");
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
