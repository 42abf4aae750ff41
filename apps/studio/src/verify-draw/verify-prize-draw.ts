import { isDeepStrictEqual } from "node:util";
import type { PublishedPrizeDraw } from "@bellwether/contract/calls/prize-draws.ts";
import { rootOfLeaves, seedHash } from "@bellwether/games";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import { readEntriesLeaf, winningNumbers, winningOnce } from "@bellwether/games/fairness/prize-entries.ts";
import { checkBeaconValue, KNOWN_CHAINS, type TrustedChain } from "./check-beacon.ts";
import { type Check, type CheckVerdict, verdictOf } from "./verdict.ts";

/** Recomputes a promotion's draw from its published data and all leaves under its root. It makes no request. */
export function verifyPrizeDraw(
  draw: PublishedPrizeDraw,
  leaves: readonly string[],
  chains = KNOWN_CHAINS,
): CheckVerdict {
  return verdictOf(checkPrizeDraw(draw, leaves, chains));
}

function checkPrizeDraw(
  draw: PublishedPrizeDraw,
  leaves: readonly string[],
  chains: readonly TrustedChain[],
): Check[] {
  const { root, entry_count, server_seed, beacon_public_key, beacon_round, beacon_signature } = draw;
  if (server_seed === null || root === null || entry_count === null)
    return [[false, "the draw is over, and its seed is published"]];
  if (beacon_signature === null) return [[false, "the beacon's value is published"]];
  const published = {
    ...{ chainHash: draw.chain_hash, publicKey: beacon_public_key },
    ...{ round: beacon_round, signature: beacon_signature },
  };
  const seeds = {
    serverSeed: server_seed,
    root,
    beaconRandomness: randomnessOf(beacon_signature),
    tableId: draw.promotion,
    number: draw.number,
  };
  const prizeCount = draw.prizes.reduce((sum, { count }) => sum + count, 0);
  const won = draw.refused_numbers
    ? winningOnce(seeds, leaves.map(readEntriesLeaf), prizeCount, draw.refused_numbers)
    : { winning: winningNumbers(seeds, entry_count, prizeCount), refused: null };
  return [
    [seedHash(server_seed) === draw.server_seed_hash, `the seed has the hash ${draw.server_seed_hash}`],
    [leaves.length === draw.holder_count, `${draw.holder_count} players have entries`],
    [rootOfLeaves(leaves) === root, `${leaves.length} players' entries have the root ${root}`],
    [areInARow(leaves, entry_count), `they are the numbers from 1 to ${entry_count}, each once`],
    ...checkBeaconValue(published, [draw.closes_at, "the close"], chains),
    [
      isDeepStrictEqual(won.winning, draw.winning_numbers),
      `the winning numbers are ${JSON.stringify(won.winning)}`,
    ],
    ...refusedCheck(draw, won.refused),
  ];
}

/** Where each player wins once at most, the numbers that were passed over were drawn too. */
function refusedCheck({ refused_numbers }: PublishedPrizeDraw, drawn: readonly number[] | null): Check[] {
  if (drawn === null) return [];
  const claim = `the numbers ${JSON.stringify(refused_numbers)} were drawn and passed over, because the house says that their players may not win`;
  return [[isDeepStrictEqual(drawn, refused_numbers), claim]];
}

function areInARow(leaves: readonly string[], entryCount: number): boolean {
  let next = 1;
  for (const { first, entries } of leaves.map(readEntriesLeaf)) {
    if (first !== next) return false;
    next += entries;
  }
  return next === entryCount + 1;
}
