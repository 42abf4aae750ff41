import { pipeline, Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { acceptedEncoding } from "@bellwether/contract/accepted-encoding.ts";

/** For pages generated for each request: fast, and a fifth of the size. */
const BROTLI = { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { flush: constants.Z_SYNC_FLUSH, level: 4 };

/**
 * Returns the same response with its body compressed as the client accepts it, in chunks: what is written is sent at once, so that the
 * start of a page is visible while its end is generated.
 */
export function compressed(response: Response, acceptEncoding: string): Response {
  response.headers.append("vary", "accept-encoding");
  const encoding = acceptedEncoding(acceptEncoding);
  if (encoding === "identity" || !response.body || response.headers.has("content-encoding")) return response;
  const headers = new Headers(response.headers);
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  const coder = encoding === "br" ? createBrotliCompress(BROTLI) : createGzip(GZIP);
  // The reader of the compressed stream receives errors of either stream: nothing more to do here.
  pipeline(Readable.fromWeb(response.body as NodeReadableStream<Uint8Array>), coder, () => {});
  const body = Readable.toWeb(coder) as unknown as ReadableStream<Uint8Array>;
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}
