import { isDeepStrictEqual } from "node:util";
import type { PublishedTableRound, TableBetProof } from "@bellwether/contract/studio/index.ts";
import {
  actionsOfBet,
  eventsOfRound,
  type Models,
  rootOfPath,
  type SharedRules,
  seedHash,
  settleShared,
  tableDraws,
} from "@bellwether/games";
import { isBeaconSignature, randomnessOf } from "../beacon/check-signature.ts";
import { type Check, type CheckVerdict, verdictOf } from "./verdict.ts";

/**
 * Recomputes a round of a table from its published data. With a proof, it also checks that the bet is under the round's root. It needs only
 * the released models and makes no request.
 */
export function verifyDraw(round: PublishedTableRound, models: Models, proof?: TableBetProof): CheckVerdict {
  return verdictOf([...checkDraw(round, models), ...(proof ? checkBet(round, proof, models) : [])]);
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
  const expected = eventsOfRound(model.rules, drawn, round);
  return [isDeepStrictEqual([...expected], events), `the draw is ${JSON.stringify(expected)}`];
}

/** The bet is under the root. In a game with actions, its payout is recomputed from the published ones too. */
function checkBet(round: PublishedTableRound, proof: TableBetProof, models: Models): Check[] {
  const { serverSeed, root, beaconRandomness, tableId, number } = round;
  const rules = models.get(round.model)?.rules;
  const isUnderRoot = checkProof(round, proof);
  if (rules?.kind !== "shared" || !rules.run) return [isUnderRoot];
  if (serverSeed === null || root === null || beaconRandomness === null) return [isUnderRoot];
  const { outcome } = rules.draw(tableDraws({ serverSeed, root, beaconRandomness, tableId, number }));
  return [isUnderRoot, checkPayout(round, proof, { ...rules, run: rules.run }, outcome)];
}

type RunRules = SharedRules & { run: NonNullable<SharedRules["run"]> };

function checkPayout(
  round: PublishedTableRound,
  { leaf, roundId, currency }: TableBetProof,
  rules: RunRules,
  outcome: unknown,
): Check {
  const { stakeMinor, input } = readLeaf(leaf, `${roundId}:${currency}:`);
  const { own, followed } = actionsOfBet(rules, round, { roundId, input });
  const { run } = rules;
  try {
    if (run.kind === "exits")
      for (const [index, { action, afterMs }] of own.entries())
        run.checkAction(outcome, { input, actions: own.slice(0, index) }, action, afterMs);
    const bet = rules.accept(stakeMinor, input);
    const { payoutMinor } = settleShared({ mechanic: round.mechanic }, { outcome, events: [] }, bet, {
      stakeMinor,
      actions: own,
      followed,
    });
    return [true, `the bet is paid ${payoutMinor} minor units`];
  } catch (error) {
    return [false, `the actions of the bet count (${(error as Error).message})`];
  }
}

/** The stake and the input of a leaf, which begins with `start`. */
function readLeaf(leaf: string, start: string): { stakeMinor: bigint; input: unknown } {
  const [stake = "", ...input] = leaf.slice(start.length).split(":");
  return { stakeMinor: BigInt(stake), input: JSON.parse(input.join(":")) };
}

function checkProof(round: PublishedTableRound, { leaf, path, tableId, number }: TableBetProof): Check {
  const isOfRound = tableId === round.tableId && number === round.number;
  return [
    isOfRound && rootOfPath(leaf, path) === round.root,
    `the bet ${leaf} is under the root ${round.root}`,
  ];
}
