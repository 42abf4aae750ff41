import { hash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { acceptedEncoding, type Encoding } from "@bellwether/contract/accepted-encoding.ts";

type Kept = { text: string; tag: string; bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> };

/** Smaller texts fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_000;
const MAX_KEPT = 300;

/** A text in an encoding that the client accepts. `tag` identifies the text and is the same for every encoding. */
export type EncodedText = { tag: string; encoding: Encoding; bytes(): Uint8Array<ArrayBuffer> };

/** Compresses each text once for all clients. Never pass a text with a secret: its compressed length could reveal the secret. */
export function createEncodedTexts(): (text: string, acceptEncoding: string | undefined) => EncodedText {
  const kept = new Map<string, Kept>();
  return (text, acceptEncoding = "") => {
    const tag = hash("sha256", text, "base64url").slice(0, 27);
    const known = kept.get(tag) ?? { text, tag, bodies: {} };
    if (!kept.has(tag)) {
      const oldest = kept.keys().next();
      if (kept.size >= MAX_KEPT && !oldest.done) kept.delete(oldest.value);
      kept.set(tag, known);
    }
    const encoding = text.length < MIN_COMPRESSED_BYTES ? "identity" : acceptedEncoding(acceptEncoding);
    return { tag, encoding, bytes: () => bytesOf(known, encoding) };
  };
}

function bytesOf({ text, bodies }: Kept, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const plain = Buffer.from(text);
  bodies[encoding] ??= new Uint8Array(
    encoding === "br"
      ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : encoding === "gzip"
        ? gzipSync(plain)
        : plain,
  );
  return bodies[encoding];
}
