import type { Context } from "hono";
import { createEncodedTexts } from "../http/encoded-texts.ts";

/**
 * Answers JSON as a file: with an ETag, 304 to whoever has it already, and compressed once. `isShared` says that everyone who asks for
 * the address gets these bytes.
 */
export function createFileAnswers() {
  const encoded = createEncodedTexts();

  return (c: Context, value: unknown, options: { maxAgeSeconds: number; isShared: boolean }): Response => {
    const { tag, encoding, bytes } = encoded(JSON.stringify(value), c.req.header("accept-encoding"));
    c.header("cache-control", `${options.isShared ? "public" : "private"}, max-age=${options.maxAgeSeconds}`);
    c.header("vary", "accept-encoding, x-brand");
    c.header("x-content-type-options", "nosniff");
    // One tag for each set of bytes, weak where they say the same in another encoding.
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
