import { DomainError, MAX_DOCUMENT_BYTES } from "@bellwether/contract";

/**
 * Reads a file as it arrives, and stops at the first byte too many. `signal` gives it up.
 * @throws DomainError `file_too_large`, `malformed_body` for nothing at all and for a connection that breaks; the signal's reason
 */
export async function readFileBody(request: Request, signal: AbortSignal): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_DOCUMENT_BYTES)
    throw new DomainError("file_too_large");
  const reader = request.body?.getReader();
  if (!reader) throw new DomainError("malformed_body", { detail: "no file" });
  const giveUp = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener("abort", giveUp);
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw new DomainError("malformed_body", { detail: `the connection broke: ${error}` });
      });
      signal.throwIfAborted();
      if (done) break;
      length += value.length;
      if (length > MAX_DOCUMENT_BYTES) {
        await reader.cancel().catch(() => {});
        throw new DomainError("file_too_large");
      }
      pieces.push(value);
    }
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
  const declared = request.headers.get("content-length");
  if (length === 0 || (declared !== null && Number(declared) !== length))
    throw new DomainError("malformed_body", { detail: "the file is not complete" });
  return Buffer.concat(pieces);
}
