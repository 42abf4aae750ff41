import { createHmac } from "node:crypto";
import { ClientSeed, Nonce, ServerSeed } from "@bellwether/contract/studio/index.ts";

/** The source of every outcome: a stream of uniform whole numbers. Rules use nothing else. */
export type Draws = {
  /** A whole number from 0 to `bound - 1`, each as likely as the others. `bound` is a whole number from 1 to 2^32. */
  below(bound: number): number;
};

/** The inputs of a round's draws: the server's secret, the player's seed, and how many rounds the pair has drawn before. */
export type Seeds = {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
};

/**
 * The stream of one round. Block b is HMAC-SHA256 with the server seed's ASCII digits as key over the text `clientSeed:nonce:b`, b counting
 * from 0; its 32 bytes are eight 32-bit words, most significant byte first, used in order. Throws a RangeError when a seed or the nonce is
 * malformed: the caller should have parsed them.
 */
export function seededDraws({ serverSeed, clientSeed, nonce }: Seeds): Draws {
  if (!ServerSeed.safeParse(serverSeed).success) throw new RangeError("malformed server seed");
  if (!ClientSeed.safeParse(clientSeed).success) throw new RangeError("malformed client seed");
  if (!Nonce.safeParse(nonce).success) throw new RangeError("malformed nonce");

  let block = 0;
  let bytes = Buffer.alloc(0);
  let offset = 0;
  return drawsFromWords(() => {
    if (offset === bytes.length) {
      bytes = createHmac("sha256", serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest();
      block += 1;
      offset = 0;
    }
    const word = bytes.readUInt32BE(offset);
    offset += 4;
    return word;
  });
}

const WORDS = 2 ** 32;
/** A fair stream rejects 200 words in a row with probability under 2^-200, so more rejections mean that the source is broken. */
const MAXIMUM_REJECTIONS = 200;

/**
 * Draws from any source of uniform 32-bit words. A word at or above the largest multiple of the bound is discarded and the next one used,
 * because reducing it would make the low numbers more likely.
 */
export function drawsFromWords(nextWord: () => number): Draws {
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORDS) throw new RangeError(`bound ${bound}`);
      const usable = WORDS - (WORDS % bound);
      for (let rejections = 0; rejections < MAXIMUM_REJECTIONS; rejections += 1) {
        const word = nextWord();
        if (word < usable) return word % bound;
      }
      throw new Error("the source of words is not uniform");
    },
  };
}
