import { createHmac } from "node:crypto";
import { type Draws, drawsFromWords } from "./draws.ts";

/**
 * A stream of words: block b, from 0, is HMAC-SHA256 with the server seed's ASCII digits as key over the text `messageOf(b)`. Its 32 bytes
 * are eight 32-bit words, most significant byte first, used in order.
 */
export function hmacDraws(serverSeed: string, messageOf: (block: number) => string): Draws {
  let block = 0;
  let bytes = Buffer.alloc(0);
  let offset = 0;
  return drawsFromWords(() => {
    if (offset === bytes.length) {
      bytes = createHmac("sha256", serverSeed).update(messageOf(block)).digest();
      block += 1;
      offset = 0;
    }
    const word = bytes.readUInt32BE(offset);
    offset += 4;
    return word;
  });
}
