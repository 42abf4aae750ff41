import { createHash } from "node:crypto";
import type { DayRecord } from "@bellwether/contract/studio/index.ts";

/** What the first record names as the hash before it. */
export const FIRST_PREVIOUS_HASH = "0".repeat(64);

/** The leaf of a pair of seeds. */
export const pairCommitment = (serverSeedHash: string) => `pair:${serverSeedHash}`;

/** The leaf of a table's round. A round without a root or a beacon round (a void one) has nothing in their places. */
export const roundCommitment = (round: {
  tableId: string;
  number: number;
  serverSeedHash: string;
  root: string | null;
  beaconRound: number | null;
}) =>
  `round:${round.tableId}:${round.number}:${round.serverSeedHash}:${round.root ?? ""}:${round.beaconRound ?? ""}`;

/** The leaf of a period that a drop had before it was drawn in calls (decision 113): it names the commitment to the period's moment. */
export const dropLeaf = (
  { pot, currency, startsAt }: { pot: string; currency: string; startsAt: Date },
  commitment: string,
) => `drop:${pot}:${currency}:${startsAt.toISOString()}:${commitment}`;

/** The hash of a day's record, which the next record repeats. */
export function dayHash({ date, commitmentCount, root, previousHash }: Omit<DayRecord, "hash">): string {
  return createHash("sha256").update(`${previousHash}:${date}:${commitmentCount}:${root}`).digest("hex");
}
