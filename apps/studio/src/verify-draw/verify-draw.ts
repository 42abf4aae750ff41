import { isDeepStrictEqual } from "node:util";
import type { PublishedTableRound, TableBetProof } from "@bellwether/contract/studio/index.ts";
import { type Models, rootOfPath, seedHash, tableDraws } from "@bellwether/games";
import { isBeaconSignature, randomnessOf } from "../beacon/check-signature.ts";
import { type Check, type Verdict, verdictOf } from "./verdict.ts";

/**
 * Recomputes a round of a table from its published data. With a proof, it also checks that the bet is under the round's root. It needs only
 * the released models and makes no request.
 */
export function verifyDraw(round: PublishedTableRound, models: Models, proof?: TableBetProof): Verdict {
  return verdictOf([...checkDraw(round, models), ...(proof ? [checkProof(round, proof)] : [])]);
}

function checkDraw(round: PublishedTableRound, models: Models): Check[] {
  const { serverSeed, serverSeedHash, phase } = round;
  if (serverSeed === null) return [[false, "the round is over, and its seed is published"]];
  const seed: Check = [seedHash(serverSeed) === serverSeedHash, `the seed has the hash ${serverSeedHash}`];
  if (phase === "void") return [seed, [round.events === null, `the round is void (${round.voidReason})`]];
  return [seed, ...checkBeacon(round), checkEvents(round, serverSeed, models)];
}

function checkBeacon(round: PublishedTableRound): Check[] {
  const { beaconPublicKey, beaconRound, beaconSignature, beaconRandomness, chainHash } = round;
  if (beaconPublicKey === null || beaconRound === null || beaconSignature === null)
    return [[false, "the beacon's value is published"]];
  return [
    [
      isBeaconSignature(beaconPublicKey, beaconRound, beaconSignature),
      `the beacon of the chain ${chainHash} has signed round ${beaconRound}`,
    ],
    [randomnessOf(beaconSignature) === beaconRandomness, `its value is ${beaconRandomness}`],
  ];
}

function checkEvents(round: PublishedTableRound, serverSeed: string, models: Models): Check {
  const { root, beaconRandomness, tableId, number, events, modelHash } = round;
  const model = models.get(round.model);
  if (root === null || beaconRandomness === null) return [false, "the root and the value are published"];
  if (model?.hash !== modelHash || model.rules.kind !== "shared")
    return [false, `the model ${round.model} is released with the hash ${modelHash}`];
  const drawn = model.rules.draw(tableDraws({ serverSeed, root, beaconRandomness, tableId, number }));
  return [isDeepStrictEqual([...drawn.events], events), `the draw is ${JSON.stringify(drawn.events)}`];
}

function checkProof(round: PublishedTableRound, { leaf, path, tableId, number }: TableBetProof): Check {
  const isOfRound = tableId === round.tableId && number === round.number;
  return [
    isOfRound && rootOfPath(leaf, path) === round.root,
    `the bet ${leaf} is under the root ${round.root}`,
  ];
}
