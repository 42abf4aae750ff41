import { z } from "zod";
import { Hex32 } from "../hex-32.ts";
import { ServerSeedHash } from "./fairness.ts";

/** The number of days in one list. */
export const MAX_LISTED_DAYS = 31;

/**
 * The public record of a UTC day. `root` is that of the Merkle tree over the commitments of the day: pairs of seeds for money, rounds of
 * tables, win-time clocks, and drops. `hash` is the SHA-256 of `previousHash:date:commitmentCount:root`, and `previousHash` is the hash of the record before.
 */
export const DayRecord = z.object({
  date: z.iso.date(),
  commitmentCount: z.int().min(0),
  root: Hex32,
  previousHash: Hex32,
  hash: Hex32,
});
export type DayRecord = z.infer<typeof DayRecord>;

/** The latest days, the newest first. */
export const DaysReply = z.object({ days: z.array(DayRecord).max(MAX_LISTED_DAYS) });
export type DaysReply = z.infer<typeof DaysReply>;

/** One step from a leaf up to the root: the other node of the pair, and its side. */
export const ProofStep = z.object({ side: z.enum(["left", "right"]), hash: Hex32 });

/**
 * The proof that a server seed's hash, or a drop's commitment, is under the root of a day. `leaf` is the text that was hashed: `pair:{hash}`,
 * `round:{table}:{number}:{hash}:{root}:{beacon round}`, or `drop:{pot}:{currency}:{start}:{commitment}`. Refused as `not_committed` until the day is closed, some minutes after midnight UTC.
 */
export const CommitmentProof = z.object({
  serverSeedHash: ServerSeedHash,
  leaf: z.string().max(400),
  path: z.array(ProofStep).max(40),
  day: DayRecord,
});
export type CommitmentProof = z.infer<typeof CommitmentProof>;
