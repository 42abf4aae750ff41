import { isDeepStrictEqual } from "node:util";
import type {
  PublishedTableRound,
  TableBetProof,
  TableLeavesReply,
} from "@bellwether/contract/studio/index.ts";
import {
  actionsOfBet,
  completeDraw,
  eventsOfRound,
  type Models,
  payableStep,
  readLeaf,
  rootOfLeaves,
  rootOfPath,
  type SharedRules,
  seedHash,
  settleShared,
  tableDraws,
} from "@bellwether/games";
import { earliestOfValue } from "@bellwether/games/beacon/beacon-times.ts";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import { areAllBets } from "@bellwether/games/fairness/leaves-in-order.ts";
import { checkBeaconValue, KNOWN_CHAINS, type TrustedChain } from "./check-beacon.ts";
import { type Check, type CheckVerdict, verdictOf } from "./verdict.ts";

/** What is published of a round beside its own data: the proof of a bet, and all its bets. */
export type PublishedBets = { proof?: TableBetProof | undefined; leaves?: TableLeavesReply | undefined };

/**
 * Recomputes a round of a table from its published data. With a proof, it also checks that the bet is under the round's root; with all
 * `leaves`, that they are the round's bets and have its root. A round whose bets share a pot is recomputed from them, so it needs them. It
 * needs only the released models and makes no request.
 */
export function verifyDraw(
  round: PublishedTableRound,
  models: Models,
  { proof, leaves }: PublishedBets = {},
  chains = KNOWN_CHAINS,
): CheckVerdict {
  return verdictOf([
    ...checkDraw(round, models, leaves, chains),
    ...(proof ? checkBet(round, proof, models) : []),
  ]);
}

/** Whether a round can only be recomputed with all its bets. */
export function needsLeaves(
  { model, phase }: Pick<PublishedTableRound, "model" | "phase">,
  models: Models,
): boolean {
  const rules = models.get(model)?.rules;
  return rules?.kind === "shared" && rules.pot !== undefined && phase !== "void";
}

function checkDraw(
  round: PublishedTableRound,
  models: Models,
  leaves: TableLeavesReply | undefined,
  chains: readonly TrustedChain[],
): Check[] {
  const { serverSeed, serverSeedHash, phase } = round;
  if (serverSeed === null) return [[false, "the round is over, and its seed is published"]];
  const seed: Check = [seedHash(serverSeed) === serverSeedHash, `the seed has the hash ${serverSeedHash}`];
  if (phase === "void") return [seed, [round.events === null, `the round is void (${round.voidReason})`]];
  return [seed, ...checkBeacon(round, chains), ...checkEvents(round, serverSeed, models, leaves)];
}

function checkBeacon(round: PublishedTableRound, chains: readonly TrustedChain[]): Check[] {
  const { beaconPublicKey, beaconRound, beaconSignature, beaconRandomness, chainHash } = round;
  const published = {
    ...{ chainHash, publicKey: beaconPublicKey, round: beaconRound, signature: beaconSignature },
  };
  const notBefore = earliestOfValue(round);
  const closing = notBefore === round.drawsAt ? "the time of the draw" : "the close of the bets";
  const checks = checkBeaconValue(published, [notBefore, closing], chains);
  if (beaconSignature === null) return checks;
  return [
    ...checks,
    [randomnessOf(beaconSignature) === beaconRandomness, `its value is ${beaconRandomness}`],
  ];
}

function checkEvents(
  round: PublishedTableRound,
  serverSeed: string,
  models: Models,
  leaves: TableLeavesReply | undefined,
): Check[] {
  const { root, beaconRandomness, tableId, number, events, modelHash } = round;
  const model = models.get(round.model);
  if (root === null || beaconRandomness === null) return [[false, "the root and the value are published"]];
  if (model?.hash !== modelHash || model.rules.kind !== "shared")
    return [[false, `the model ${round.model} is released with the hash ${modelHash}`]];
  const { rules } = model;
  const drawn = rules.draw(tableDraws({ serverSeed, root, beaconRandomness, tableId, number }));
  const areBets = leaves ? checkLeaves(round, leaves) : [];
  if (!rules.pot) return [...areBets, isDraw(eventsOfRound(rules, drawn, round), events)];
  if (!leaves) return [[false, "all bets of the round are published"]];
  const shared = completeDraw(
    rules,
    drawn,
    leaves.leaves.map((leaf) => readLeaf(leaf).input),
  );
  return [...areBets, isDraw(shared.events, events)];
}

function checkLeaves({ root, betCount }: PublishedTableRound, { leaves }: TableLeavesReply): Check[] {
  return [
    [
      areAllBets(leaves, betCount),
      `the leaves are the round's ${betCount} bets in the order of their ids, each once`,
    ],
    [rootOfLeaves(leaves) === root, `${leaves.length} bets have the root ${root}`],
  ];
}

const isDraw = (drawn: readonly unknown[], events: PublishedTableRound["events"]): Check => [
  isDeepStrictEqual([...drawn], events),
  `the draw is ${JSON.stringify(drawn)}`,
];

/** The proof names the bet of its leaf, and the leaf is under the root. In a game with actions, the payout is recomputed from the published actions. */
function checkBet(round: PublishedTableRound, proof: TableBetProof, models: Models): Check[] {
  const { serverSeed, root, beaconRandomness, tableId, number } = round;
  const rules = models.get(round.model)?.rules;
  const isProven = checkProof(round, proof);
  if (rules?.kind !== "shared") return isProven;
  if (rules.pot) return [...isProven, checkShare(round, proof, rules)];
  if (!rules.run) return isProven;
  if (serverSeed === null || root === null || beaconRandomness === null) return isProven;
  const { outcome } = rules.draw(tableDraws({ serverSeed, root, beaconRandomness, tableId, number }));
  return [...isProven, checkPayout(round, proof, { ...rules, run: rules.run }, outcome)];
}

/** Checks a bet's share of its round's pot. The events of the draw are checked separately. */
function checkShare({ events }: PublishedTableRound, { leaf }: TableBetProof, rules: SharedRules): Check {
  const { stakeMinor, input, currency } = readLeaf(leaf);
  const outcome = rules.pot?.read(events ?? []);
  const { payoutMinor } = rules.accept(stakeMinor, input).settle(outcome, [], payableStep(currency));
  return [true, `the bet is paid ${payoutMinor} minor units of ${currency}`];
}

type RunRules = SharedRules & { run: NonNullable<SharedRules["run"]> };

function checkPayout(
  round: PublishedTableRound,
  { leaf }: TableBetProof,
  rules: RunRules,
  outcome: unknown,
): Check {
  const { roundId, stakeMinor, input } = readLeaf(leaf);
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

function checkProof(round: PublishedTableRound, proof: TableBetProof): Check[] {
  const { leaf, path, tableId, number, roundId, currency } = proof;
  const isOfRound = tableId === round.tableId && number === round.number && proof.root === round.root;
  return [
    [leaf.startsWith(`${roundId}:${currency}:`), `the proof is that of the bet ${roundId} in ${currency}`],
    [isOfRound && rootOfPath(leaf, path) === round.root, `the bet ${leaf} is under the root ${round.root}`],
  ];
}
