import type { PublishedClock } from "@bellwether/contract/studio/index.ts";
import { clockChances, drawClock, entryText, rootOfLeaves, seedHash } from "@bellwether/games";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import { areAllEntries } from "@bellwether/games/fairness/leaves-in-order.ts";
import { checkBeaconValue, KNOWN_CHAINS, type TrustedChain } from "./check-beacon.ts";
import { type Check, type CheckVerdict, verdictOf } from "./verdict.ts";

/** Recomputes the draw of a win-time clock or of a drop's call from its published data and the texts of all its entries. It makes no request. */
export function verifyClock(
  clock: PublishedClock,
  leaves: readonly string[],
  chains = KNOWN_CHAINS,
): CheckVerdict {
  const { serverSeed, serverSeedHash, state, entries, amountMinor } = clock;
  if (serverSeed === null) return verdictOf([[false, "the clock is over, and its seed is published"]]);
  const seed: Check = [seedHash(serverSeed) === serverSeedHash, `the seed has the hash ${serverSeedHash}`];
  if (state === "empty" && entries === 0)
    return verdictOf([seed, [leaves.length === 0, "no stake had entered, so the pot goes on"]]);
  if (state === "empty")
    return verdictOf([seed, [amountMinor === null, "the pot held too little to pay, so it goes on"]]);
  return verdictOf([seed, ...checkBeacon(clock, chains), ...checkWinner({ ...clock, serverSeed }, leaves)]);
}

function checkBeacon(
  { beaconPublicKey, beaconRound, beaconSignature, chainHash, endsAt }: PublishedClock,
  chains: readonly TrustedChain[],
): Check[] {
  if (endsAt === null) return [[false, "the end is published"]];
  return checkBeaconValue(
    { chainHash, publicKey: beaconPublicKey, round: beaconRound, signature: beaconSignature },
    [endsAt, "the clock's end"],
    chains,
  );
}

function checkWinner(clock: PublishedClock & { serverSeed: string }, leaves: readonly string[]): Check[] {
  const { serverSeed, root, beaconSignature, entries } = clock;
  if (root === null || beaconSignature === null || entries === 0)
    return [[false, "root, value and entries are published"]];
  const seeds = { serverSeed, root, beaconRandomness: randomnessOf(beaconSignature) };
  const chances = { entries, outOf: clock.outOf ?? 1 };
  const drawn = drawClock(clock, seeds, chances);
  return [
    [areAllEntries(leaves, entries), `the entries are numbered from 1 to ${entries}, each round once`],
    [rootOfLeaves(leaves) === root, `${leaves.length} entries have the root ${root}`],
    checkDrawn(clock, drawn, leaves),
  ];
}

function checkDrawn(
  { state, entries, outOf, winningEntry, winner }: PublishedClock,
  drawn: number,
  leaves: readonly string[],
): Check {
  const chances = clockChances({ entries, outOf: outOf ?? 1 });
  if (drawn > entries)
    return [
      state === "missed" && winningEntry === null && winner === null,
      `number ${drawn} of ${chances} is drawn, and the last entry is ${entries}: nobody wins`,
    ];
  if (state === "missed")
    return [
      winningEntry === drawn && winner === null,
      `entry ${drawn} of ${entries} is drawn, but the pot held too little to pay`,
    ];
  return [
    winner !== null &&
      leaves[drawn - 1] === entryText({ number: drawn, roundId: winner }) &&
      drawn === winningEntry,
    `number ${drawn} of ${chances} is drawn: entry ${drawn} of ${entries} wins, the round ${winner}`,
  ];
}
