import { createHash } from "node:crypto";
import type { DayRecord } from "@bellwether/contract/studio/index.ts";
import type { DropSpan } from "../jackpots/drop-commitment.ts";

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

/** The leaf of a period of a drop: it names the commitment, which hides the drop's moment until the period is over. */
export const dropLeaf = ({ pot, currency, startsAt }: DropSpan, commitment: string) =>
  `drop:${pot}:${currency}:${startsAt.toISOString()}:${commitment}`;

/** The hash of a day's record, which the next record repeats. */
export function dayHash({ date, commitmentCount, root, previousHash }: Omit<DayRecord, "hash">): string {
  return createHash("sha256").update(`${previousHash}:${date}:${commitmentCount}:${root}`).digest("hex");
}
