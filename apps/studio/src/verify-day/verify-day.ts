import type { CommitmentProof, DayRecord } from "@bellwether/contract/studio/index.ts";
import { dayHash, rootOfPath } from "@bellwether/games";
import { type Check, type CheckVerdict, verdictOf } from "../verify-draw/index.ts";

/**
 * Checks that a server seed's hash is under the root of its day. With the latest days, it also checks that each record follows from the one
 * before, and that the proof's record is one of them. It makes no request.
 */
export function verifyDay(proof: CommitmentProof, days?: readonly DayRecord[]): CheckVerdict {
  const { serverSeedHash, leaf, path, day } = proof;
  return verdictOf([
    [leaf.split(":").includes(serverSeedHash), `the leaf ${leaf} names the hash`],
    [rootOfPath(leaf, path) === day.root, `it is under the root of ${day.date}, ${day.root}`],
    [dayHash(day) === day.hash, `the record of ${day.date} has the hash ${day.hash}`],
    ...(days ? checkChain(days, day) : []),
  ]);
}

/** `days` are the newest first, without gaps. */
function checkChain(days: readonly DayRecord[], day: DayRecord): Check[] {
  const isChained = days.every((each, index) => {
    const older = days[index + 1];
    return dayHash(each) === each.hash && (older === undefined || each.previousHash === older.hash);
  });
  return [
    [isChained, `each of the ${days.length} latest records names the hash of the one before`],
    [days.some(({ hash }) => hash === day.hash), `the record of ${day.date} is one of them`],
  ];
}
