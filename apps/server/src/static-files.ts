import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { acceptedEncoding, type Encoding } from "./accepted-encoding.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mp3": "audio/mpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const compressible = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

type KeptFile = {
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  etag: string;
  modifiedMs: number;
  type: string;
};

export type StaticFiles = (path: string, request: Request) => Promise<Response | undefined>;

/** Larger files are read each time. */
const LARGEST_KEPT_BYTES = 4_000_000;

/**
 * Serves the files of a folder from memory, compressed once. `immutable` is for names that carry a hash of their content.
 * `path` is the part after the mount; it cannot leave the folder.
 */
export function serveFolder(
  folder: string,
  options: { immutable: boolean; headers?: Record<string, string> },
): StaticFiles {
  const kept = new Map<string, KeptFile>();
  return async (path, request) => {
    const decoded = decode(path);
    if (decoded === undefined) return undefined;
    const file = join(folder, decoded);
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    let entry = kept.get(file);
    if (!entry || entry.modifiedMs !== info.mtimeMs) {
      entry = {
        bodies: { identity: new Uint8Array(await readFile(file)) },
        etag: `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`,
        modifiedMs: info.mtimeMs,
        type: types[extname(file)] ?? "application/octet-stream",
      };
      if (info.size <= LARGEST_KEPT_BYTES) kept.set(file, entry);
    }
    const headers: Record<string, string> = {
      "content-type": entry.type,
      "cache-control": options.immutable ? "public, max-age=31536000, immutable" : "public, max-age=300",
      etag: entry.etag,
      "x-content-type-options": "nosniff",
      ...options.headers,
    };
    if (request.headers.get("if-none-match") === entry.etag)
      return new Response(null, { status: 304, headers });
    const encoding = compressible.has(extname(file))
      ? acceptedEncoding(request.headers.get("accept-encoding") ?? "")
      : "identity";
    if (encoding !== "identity") {
      headers["content-encoding"] = encoding;
      headers.vary = "accept-encoding";
    }
    return new Response(bodyOf(entry, encoding), { headers });
  };
}

function bodyOf(entry: KeptFile, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const identity = entry.bodies.identity!;
  entry.bodies[encoding] ??= new Uint8Array(
    encoding === "br"
      ? brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } })
      : gzipSync(identity, { level: 9 }),
  );
  return entry.bodies[encoding];
}

function decode(path: string): string | undefined {
  try {
    const decoded = normalize(decodeURIComponent(path));
    return decoded.includes("\0") || decoded.startsWith("..") ? undefined : decoded;
  } catch {
    return undefined;
  }
}
