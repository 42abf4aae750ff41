import { z } from "zod";
import { Hex32 } from "../hex-32.ts";

/** The server's secret for a run of rounds: 32 random bytes as 64 lower-case hexadecimal digits. Never sent before rotation. */
export const ServerSeed = Hex32;
export type ServerSeed = z.infer<typeof ServerSeed>;

/** SHA-256 of the server seed's 64 ASCII digits, in lower-case hexadecimal: what `printf %s "$seed" | sha256sum` prints. */
export const ServerSeedHash = Hex32;
export type ServerSeedHash = z.infer<typeof ServerSeedHash>;

/**
 * The player's part of the draw: 1 to 64 letters, digits, dots, underscores and hyphens. A colon would make the draw's message ambiguous.
 */
export const ClientSeed = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/);
export type ClientSeed = z.infer<typeof ClientSeed>;

/** How many rounds were drawn from this pair of seeds before: 0 for the first round, one more for each. */
export const Nonce = z.int().min(0).max(2_147_483_647);
export type Nonce = z.infer<typeof Nonce>;

/**
 * What the player gets before a round: the commitment (the hash of the seed that the server has already chosen), their own seed, and the
 * nonce of the next round. `nextServerSeedHash` commits to the seed after the next rotation too: the server has chosen it before it knows
 * which seed the player will set then. `mayChooseClientSeed`: the studio chose the client seed, and no round was drawn from it yet.
 */
export const Fairness = z.object({
  serverSeedHash: ServerSeedHash,
  nextServerSeedHash: ServerSeedHash,
  clientSeed: ClientSeed,
  nonce: Nonce,
  mayChooseClientSeed: z.boolean(),
});
export type Fairness = z.infer<typeof Fairness>;

/**
 * Moves to the server seed that was committed to as the next one, and sets the player's own seed. Refused with `round_open` while a round
 * is open. The client chooses one `requestId` for each change: the same request again gets the same answer, and another request with the same
 * id is refused with `request_conflict`. Without an id, as clients of earlier releases send it, a repeat is another change.
 */
export const RotateSeedsRequest = z.strictObject({ requestId: z.uuid().optional(), clientSeed: ClientSeed });
export type RotateSeedsRequest = z.infer<typeof RotateSeedsRequest>;

/** Sets the client seed of the first pair, now that its hash is known. Once a seed was chosen or a round started, nothing changes. */
export const ChooseClientSeedRequest = z.strictObject({ clientSeed: ClientSeed });
export type ChooseClientSeedRequest = z.infer<typeof ChooseClientSeedRequest>;

/** A nonce that was used up without a draw: the wallet refused the stake, or it was given back. */
const UnusedNonce = z.object({ nonce: Nonce, reason: z.enum(["refused", "rolled_back"]) });

/**
 * The old pair, which can now be verified, the new pair, and the commitment to the one after it. `lastNonce` is the nonce of the last round
 * drawn from the old pair, null when there was none, `unused` are the first 500 nonces from which nothing was drawn; the new pair starts at nonce 0.
 */
export const RotateSeedsReply = z.object({
  revealed: z.object({
    serverSeed: ServerSeed,
    serverSeedHash: ServerSeedHash,
    clientSeed: ClientSeed,
    lastNonce: Nonce.nullable(),
    unused: z.array(UnusedNonce).max(500),
  }),
  next: Fairness.omit({ nonce: true, mayChooseClientSeed: true }),
});
export type RotateSeedsReply = z.infer<typeof RotateSeedsReply>;
