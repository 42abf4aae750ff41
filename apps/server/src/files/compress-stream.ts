import { pipeline, Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { acceptedEncoding } from "./accepted-encoding.ts";

/** For pages that are made anew each time: quick, and a fifth of the bytes. */
const BROTLI = { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { flush: constants.Z_SYNC_FLUSH, level: 4 };

/**
 * The same answer, its body compressed as the reader takes it, piece by piece: what was written leaves at once, so that a page is still seen while its end is being made.
 */
export function compressed(response: Response, acceptEncoding: string): Response {
  response.headers.append("vary", "accept-encoding");
  const encoding = acceptedEncoding(acceptEncoding);
  if (encoding === "identity" || !response.body || response.headers.has("content-encoding")) return response;
  const headers = new Headers(response.headers);
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  const coder = encoding === "br" ? createBrotliCompress(BROTLI) : createGzip(GZIP);
  // Whoever reads the coder hears of an error of either: there is nothing more to do about it here.
  pipeline(Readable.fromWeb(response.body as NodeReadableStream<Uint8Array>), coder, () => {});
  const body = Readable.toWeb(coder) as unknown as ReadableStream<Uint8Array>;
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}
