import {
  findModel,
  type Model,
  type PlayedRound,
  payableStep,
  playRound,
  settleShared,
  tableDraws,
} from "@bellwether/games";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import type { SeedVault } from "@bellwether/games/fairness/seed-vault.ts";
import type { ModelsPort, SeedVaultPort } from "../ports.ts";
import { openServerSeed } from "../seeds/index.ts";
import type { RoundTable, StudioRound } from "./round.ts";

/**
 * Plays a round as far as the player's choices go. Everything that its outcome depends on is here; the first stake only scales it.
 * Throws an error when the model's data are not those that the round was accepted with.
 */
export function outcomeOf(
  { models, seedVault }: ModelsPort & SeedVaultPort,
  round: StudioRound,
): PlayedRound {
  const { stakeMinor, input, clientSeed, nonce } = round;
  const model = modelOf(models, round);
  if (round.table) return sharedOutcomeOf(seedVault, model, round, round.table);
  const serverSeed = openServerSeed(seedVault, round);
  const chosen = round.actions.map(({ action }) => action);
  return playRound({ model, stakeMinor, input, actions: chosen, serverSeed, clientSeed, nonce });
}

function modelOf(models: ModelsPort["models"], { model: id, modelHash }: StudioRound): Model {
  const model = findModel(models, id);
  if (modelHash !== null && model.hash !== modelHash)
    throw new Error(`the round was accepted with other data of the model ${id}`);
  return model;
}

/** Repeats the draw of a table's round, and settles one bet by it. */
function sharedOutcomeOf(
  seedVault: SeedVault,
  model: Model,
  round: StudioRound,
  table: RoundTable,
): PlayedRound {
  const drawn = drawTable(seedVault, sharedRulesOf(model), round, table);
  return settleBet(model, drawn, round);
}

/** Returns a function that settles the bets of one table's round, with one draw for each model. It throws the same errors as `outcomeOf`. */
export function createTableOutcomes({
  models,
  seedVault,
}: ModelsPort & SeedVaultPort): (round: StudioRound) => PlayedRound {
  const draws = new Map<Model, SharedDrawn>();
  return (round) => {
    const model = modelOf(models, round);
    if (!round.table) throw new Error(`round ${round.id} is not a bet at a table`);
    const drawn = draws.get(model) ?? drawTable(seedVault, sharedRulesOf(model), round, round.table);
    draws.set(model, drawn);
    return settleBet(model, drawn, round);
  };
}

type SharedRules = Extract<Model["rules"], { kind: "shared" }>;
type SharedDrawn = ReturnType<SharedRules["draw"]>;

function sharedRulesOf({ id, rules }: Model): SharedRules {
  if (rules.kind !== "shared") throw new Error(`the model ${id} is not played at a table`);
  return rules;
}

function drawTable(
  seedVault: SeedVault,
  rules: SharedRules,
  round: StudioRound,
  { id: tableId, number, root, beaconSignature, events }: RoundTable,
): SharedDrawn {
  if (root === null || beaconSignature === null)
    throw new Error(`round ${number} of the table ${tableId} is not drawn`);
  // A shared pot was drawn with all bets; its events say what each of them needs.
  if (rules.pot && events === null) throw new Error(`round ${number} of the table ${tableId} is not drawn`);
  if (rules.pot && events) return { outcome: rules.pot.read(events), events };
  const serverSeed = openServerSeed(seedVault, round);
  const beaconRandomness = randomnessOf(beaconSignature);
  return rules.draw(tableDraws({ serverSeed, root, beaconRandomness, tableId, number }));
}

function settleBet(model: Model, drawn: SharedDrawn, round: StudioRound): PlayedRound {
  const { stakeMinor, currency, input, table } = round;
  const accepted = sharedRulesOf(model).accept(stakeMinor, input);
  const { actions = [], followed = [] } = table ?? {};
  const stepMinor = payableStep(currency);
  return settleShared({ mechanic: model.mechanic }, drawn, accepted, {
    ...{ stakeMinor, stepMinor, actions, followed },
  });
}
