import { ClientSeed, Nonce, ServerSeed } from "@bellwether/contract/studio/index.ts";
import type { Draws } from "./draws.ts";
import { hmacDraws } from "./hmac-draws.ts";

/** The inputs of a round's draws: the server's secret, the player's seed, and how many rounds the pair has drawn before. */
export type Seeds = {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
};

/**
 * The stream of one round, by `hmacDraws` over the text `clientSeed:nonce:block`. Throws a RangeError when a seed or the nonce is
 * malformed: the caller should have parsed them.
 */
export function seededDraws({ serverSeed, clientSeed, nonce }: Seeds): Draws {
  if (!ServerSeed.safeParse(serverSeed).success) throw new RangeError("malformed server seed");
  if (!ClientSeed.safeParse(clientSeed).success) throw new RangeError("malformed client seed");
  if (!Nonce.safeParse(nonce).success) throw new RangeError("malformed nonce");
  return hmacDraws(serverSeed, (block) => `${clientSeed}:${nonce}:${block}`);
}
