import { QUICKNET_INFO, SANDBOX_CHAIN_INFO } from "@bellwether/contract/beacon-chains.ts";
import { BeaconInfo, chainHashOf } from "@bellwether/games/beacon/beacon-chain.ts";
import { timeOfValue } from "@bellwether/games/beacon/beacon-times.ts";
import { isBeaconSignature } from "@bellwether/games/beacon/check-signature.ts";
import { parseInput } from "@bellwether/games/commands/refused-input.ts";
import { readPublished } from "./read-published.ts";
import type { Check } from "./verdict.ts";

/** A chain that the verifier trusts, with the name that it is printed with. */
export type TrustedChain = { name: string; info: BeaconInfo };

/** The chains that need no `--chain`. */
export const KNOWN_CHAINS: readonly TrustedChain[] = [
  { name: "drand's quicknet", info: QUICKNET_INFO },
  { name: "a sandbox's, whose values anybody can compute in advance", info: SANDBOX_CHAIN_INFO },
];

/** A value of a beacon as it is published of a draw. */
export type PublishedValue = {
  chainHash: string | null;
  publicKey: string | null;
  round: number | null;
  signature: string | null;
};

/** The chain of a file or an address with drand's `/info`. Throws an error for another text, or where the hash is not that of the rest. */
export async function readChain(
  place: string,
  read: (place: string) => Promise<unknown> = readPublished,
): Promise<TrustedChain> {
  const info = parseInput(BeaconInfo, await read(place), `${place} is not the /info of a chain`);
  if (chainHashOf(info) !== info.hash) throw new Error(`the chain of ${place} has another hash than it says`);
  return { name: `that of ${place}`, info };
}

/**
 * The value is signed by a trusted chain with its own key, and came at the time `notBefore` or later: an earlier value was known before the
 * last bet. `closing` names that time.
 */
export function checkBeaconValue(
  { chainHash, publicKey, round, signature }: PublishedValue,
  [notBefore, closing]: readonly [time: string, name: string],
  chains: readonly TrustedChain[],
): Check[] {
  if (publicKey === null || round === null || signature === null)
    return [[false, "the beacon's value is published"]];
  const signed: Check = [
    isBeaconSignature(publicKey, round, signature),
    `the beacon of the chain ${chainHash} has signed round ${round}`,
  ];
  const chain = chains.find(({ info }) => info.hash === chainHash);
  if (!chain)
    return [
      [false, `the chain ${chainHash} is known; if it is one that you trust, name its /info with --chain`],
      signed,
    ];
  const { cameAtMs, isAfterClose } = timeOfValue(chain.info, round, notBefore);
  return [
    [publicKey === chain.info.public_key, `the published key is that of the chain, ${chain.name}`],
    signed,
    [
      isAfterClose,
      `the value came at ${new Date(cameAtMs).toISOString()}, not before ${closing} at ${notBefore}`,
    ],
  ];
}
