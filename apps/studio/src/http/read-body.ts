import { parseJson } from "@bellwether/contract";
import type { Context } from "hono";
import { StudioRefusalError } from "../studio-refusal.ts";

/** A roulette bet with a chip on each of the table's 157 spots takes about half of it. */
const MAX_BODY_BYTES = 20_000;

/**
 * Reads the request's JSON; an empty body counts as an empty object. Stops reading at the limit, whatever length was declared. Throws
 * `invalid_request`, with status 413 for a body that is too large.
 */
export async function readBody(c: Context): Promise<unknown> {
  const bytes = await readBytes(c.req.raw.body);
  if (bytes.length === 0) return {};
  try {
    return parseJson(bytes.toString("utf8"));
  } catch {
    throw new StudioRefusalError("invalid_request", "the body is not JSON, or names a key twice");
  }
}

async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) {
      throw new StudioRefusalError("invalid_request", `at most ${MAX_BODY_BYTES} bytes`, { httpStatus: 413 });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
