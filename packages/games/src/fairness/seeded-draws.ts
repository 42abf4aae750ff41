import { createHmac } from "node:crypto";
import { ClientSeed, Nonce, ServerSeed } from "@bellwether/contract/studio/index.ts";
import { type Draws, drawsFromWords } from "./draws.ts";

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
