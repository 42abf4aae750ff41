import { ServerSeed } from "@bellwether/contract/studio/index.ts";
import type { Draws } from "./draws.ts";
import { hmacDraws } from "./hmac-draws.ts";

/**
 * The seeds of a shared round: the server's secret, the root of all bets, and the beacon's value, which did not exist when the other two
 * were fixed.
 */
export type TableSeeds = {
  serverSeed: string;
  root: string;
  beaconRandomness: string;
  tableId: string;
  number: number;
};

const HEX_32 = /^[0-9a-f]{64}$/;

/**
 * The stream of a shared round, by `hmacDraws` over the text `root:beaconRandomness:tableId:number:block`. Throws a RangeError when one of
 * the three hexadecimal values is malformed.
 */
export function tableDraws({ serverSeed, root, beaconRandomness, tableId, number }: TableSeeds): Draws {
  if (!ServerSeed.safeParse(serverSeed).success) throw new RangeError("malformed server seed");
  if (!HEX_32.test(root)) throw new RangeError("malformed root");
  if (!HEX_32.test(beaconRandomness)) throw new RangeError("malformed beacon value");
  return hmacDraws(serverSeed, (block) => `${root}:${beaconRandomness}:${tableId}:${number}:${block}`);
}
