import type { CommitmentProof } from "@bellwether/contract/studio/days.ts";
import { seedMatches } from "../studio/seed-hash.ts";
import { rootOfProof } from "./root-of-proof.ts";

/** Whether the proof leads from this server seed's hash to the root of its day, and the day's hash is that of its record. */
export async function checkCommitment(
  { leaf, path, day }: CommitmentProof,
  serverSeedHash: string,
): Promise<boolean> {
  const { previousHash, date, commitmentCount, root, hash } = day;
  const isLeafOfHash = leaf.split(":").includes(serverSeedHash);
  const isRecord = await seedMatches(`${previousHash}:${date}:${commitmentCount}:${root}`, hash);
  return isLeafOfHash && isRecord && (await rootOfProof({ leaf, path })) === root;
}
