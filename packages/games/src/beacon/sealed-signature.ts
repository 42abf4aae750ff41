import type { Beacon } from "./beacon-client.ts";

/** What a seal fixed of the beacon; null before it. */
type SealedValue = { chainHash: string | null; beaconRound: number | bigint | null };

/**
 * The signature of the beacon's round that a seal fixed. Undefined while there is none, and with a beacon of another chain than the sealed
 * one: that chain's value of this number may have been known before the seal.
 */
export async function sealedSignature(
  beacon: Beacon,
  { chainHash, beaconRound }: SealedValue,
): Promise<string | undefined> {
  if (beaconRound === null || (await beacon.chain())?.hash !== chainHash) return undefined;
  return beacon.signature(Number(beaconRound));
}
