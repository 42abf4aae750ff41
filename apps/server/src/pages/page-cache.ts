import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding } from "@bellwether/contract/accepted-encoding.ts";
import { isFresh } from "@bellwether/gate";

/** A page as bytes, once for each encoding, with its headers. */
type CachedPage = {
  bodies: { br: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer>; identity: Uint8Array<ArrayBuffer> };
  headers: Record<string, string>;
  status: number;
  keptAt: number;
};

const MAX_PAGES = 2_000;
const FRESH_FOR_MS = 60_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Creates the response for one more client, in the best encoding that it accepts. */
export type Give = (acceptEncoding: string) => Response;

export type PageCache = {
  /** The cached response for this key, in the best encoding that the client accepts. */
  find(key: string, acceptEncoding: string): Response | undefined;
  /** Drops all pages. */
  clear(): void;
  /** Caches a shareable response, and returns it for the client that requested it. */
  keep(key: string, page: { text: string; headers: Record<string, string>; status: number }): Promise<Give>;
};

/** Caches whole visitor pages as compressed bytes: they contain nothing personal, so everyone with the same key gets the same bytes. */
export function createPageCache(now: () => number): PageCache {
  const pages = new Map<string, CachedPage>();

  const answer = (page: CachedPage, acceptEncoding: string): Response => {
    const encoding = acceptedEncoding(acceptEncoding);
    const headers: Record<string, string> =
      encoding === "identity" ? page.headers : { ...page.headers, "content-encoding": encoding };
    return new Response(page.bodies[encoding], { status: page.status, headers });
  };

  return {
    find(key, acceptEncoding) {
      const page = pages.get(key);
      if (!page) return undefined;
      if (isFresh(page.keptAt, now(), FRESH_FOR_MS)) return answer(page, acceptEncoding);
      pages.delete(key);
      return undefined;
    },
    clear: () => pages.clear(),
    async keep(key, { text, headers, status }) {
      const bytes = new TextEncoder().encode(text);
      const [br, zipped] = await Promise.all([
        compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
        compressGzip(bytes, { level: 6 }),
      ]);
      const page: CachedPage = {
        bodies: { br: new Uint8Array(br), gzip: new Uint8Array(zipped), identity: bytes },
        headers: { ...headers, vary: "accept-encoding, cookie, accept-language" },
        status,
        keptAt: now(),
      };
      const oldest = pages.keys().next();
      if (pages.size >= MAX_PAGES && !oldest.done) pages.delete(oldest.value);
      pages.set(key, page);
      return (acceptEncoding) => answer(page, acceptEncoding);
    },
  };
}
