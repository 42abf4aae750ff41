import { hash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Context } from "hono";

type Encoding = "br" | "gzip" | "identity";
type File = { body: string; etag: string; bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> };

/** Below this a packet is a packet. */
const SMALLEST_COMPRESSED_BYTES = 1_000;
const MOST_KEPT = 300;

/**
 * Answers JSON as a file: with an ETag, 304 to whoever has it already, and compressed once. `isShared` says that everyone who asks for
 * the address gets these bytes.
 */
export function createFileAnswers() {
  const kept = new Map<string, File>();

  const fileOf = (value: unknown): File => {
    const body = JSON.stringify(value);
    const etag = `"${hash("sha256", body, "base64url").slice(0, 27)}"`;
    const known = kept.get(etag);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    const file: File = { body, etag, bodies: {} };
    kept.set(etag, file);
    return file;
  };

  return (c: Context, value: unknown, options: { maxAgeSeconds: number; isShared: boolean }): Response => {
    const file = fileOf(value);
    c.header("cache-control", `${options.isShared ? "public" : "private"}, max-age=${options.maxAgeSeconds}`);
    c.header("vary", "accept-encoding, x-brand");
    c.header("x-content-type-options", "nosniff");
    const encoding = chooseEncoding(file.body, c.req.header("accept-encoding") ?? "");
    // One tag for each set of bytes, weak where they say the same in another encoding.
    const etag = encoding === "identity" ? file.etag : `W/${file.etag}`;
    c.header("etag", etag);
    if (namesTag(c.req.header("if-none-match") ?? "", file.etag)) return c.body(null, 304);
    c.header("content-type", "application/json");
    if (encoding !== "identity") c.header("content-encoding", encoding);
    return c.body(bytesOf(file, encoding));
  };
}

export type AnswerFile = ReturnType<typeof createFileAnswers>;

function namesTag(header: string, etag: string): boolean {
  return header.split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === etag);
}

function chooseEncoding(body: string, accepted: string): Encoding {
  if (body.length < SMALLEST_COMPRESSED_BYTES) return "identity";
  return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

function bytesOf(file: File, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const plain = Buffer.from(file.body);
  file.bodies[encoding] ??= new Uint8Array(
    encoding === "br"
      ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : encoding === "gzip"
        ? gzipSync(plain)
        : plain,
  );
  return file.bodies[encoding];
}
