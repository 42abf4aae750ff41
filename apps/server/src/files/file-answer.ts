import { extname } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { acceptedEncoding, type Encoding } from "@bellwether/contract/accepted-encoding.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
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

type Body = Uint8Array<ArrayBuffer>;
type KeptFile = { bodies: Partial<Record<Encoding, Body>> & { identity: Body }; etag: string };

/** `name` identifies the file; `etag` changes with its content. */
export type AnsweredFile = { name: string; etag: string; read(): Promise<Uint8Array> };

/** Response options for the files of one mount; `immutable` is for names that contain a hash of the content. */
export type FileAnswerOptions = { immutable: boolean; headers?: Record<string, string> };

/** Larger files are read for each request. */
const MAX_KEPT_BYTES = 4_000_000;

/** Serves files from memory, compressed once. Reads nothing for a client that already has the file. */
export function createFileAnswer({ immutable, headers: more }: FileAnswerOptions) {
  const kept = new Map<string, KeptFile>();
  return async (request: Request, { name, etag, read }: AnsweredFile): Promise<Response> => {
    const ending = extname(name);
    const headers: Record<string, string> = {
      "content-type": types[ending] ?? "application/octet-stream",
      "cache-control": immutable ? "public, max-age=31536000, immutable" : "public, max-age=300",
      etag,
      "x-content-type-options": "nosniff",
      ...more,
    };
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
    const known = kept.get(name);
    const entry = known?.etag === etag ? known : await readEntry();
    const encoding = compressible.has(ending)
      ? acceptedEncoding(request.headers.get("accept-encoding") ?? "")
      : "identity";
    if (encoding !== "identity") {
      headers["content-encoding"] = encoding;
      headers.vary = "accept-encoding";
    }
    return new Response(bodyOf(entry, encoding), { headers });

    async function readEntry(): Promise<KeptFile> {
      const identity = new Uint8Array(await read());
      const entry = { bodies: { identity }, etag };
      if (identity.length <= MAX_KEPT_BYTES) kept.set(name, entry);
      return entry;
    }
  };
}

function bodyOf(entry: KeptFile, encoding: Encoding): Body {
  const { identity } = entry.bodies;
  entry.bodies[encoding] ??= new Uint8Array(
    encoding === "br"
      ? brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } })
      : gzipSync(identity, { level: 9 }),
  );
  return entry.bodies[encoding];
}
