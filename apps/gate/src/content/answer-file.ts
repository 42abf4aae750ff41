import type { Context } from "hono";
import { createEncodedTexts } from "../http/encoded-texts.ts";

/**
 * Answers JSON as a file: with an ETag, 304 for a client that already has it, and compressed once. `isShared` means that every caller gets
 * the same bytes at this URL.
 */
export function createFileAnswers() {
  const encoded = createEncodedTexts();

  return (c: Context, value: unknown, options: { maxAgeSeconds: number; isShared: boolean }): Response => {
    const { tag, encoding, bytes } = encoded(JSON.stringify(value), c.req.header("accept-encoding"));
    c.header("cache-control", `${options.isShared ? "public" : "private"}, max-age=${options.maxAgeSeconds}`);
    c.header("vary", "accept-encoding, x-brand");
    c.header("x-content-type-options", "nosniff");
    // One ETag for each set of bytes; weak where the same content has another encoding.
    const etag = `"${tag}"`;
    c.header("etag", encoding === "identity" ? etag : `W/${etag}`);
    if (namesTag(c.req.header("if-none-match") ?? "", etag)) return c.body(null, 304);
    c.header("content-type", "application/json");
    if (encoding !== "identity") c.header("content-encoding", encoding);
    return c.body(bytes());
  };
}

export type AnswerFile = ReturnType<typeof createFileAnswers>;

function namesTag(header: string, etag: string): boolean {
  return header.split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === etag);
}
