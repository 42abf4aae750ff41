import type { Hub88Reply } from "@bellwether/contract/hub88.ts";
import { findModel } from "@bellwether/games";
import { newUuid } from "../new-uuid.ts";
import type { ClockPort, ModelsPort, RandomPort, SeedVaultPort, WalletPort } from "../ports.ts";
import type { PotHit } from "../pot-terms.ts";
import { drawPots, potHitMinor } from "../pots/index.ts";
import { drawName, unitsOf } from "../wallet/index.ts";
import type { StudioAction } from "./action.ts";
import type { StudioRound } from "./round.ts";

/**
 * A round's wallet calls. All their data come from the round's row, and the request's id is that of the money write: a repeat is an
 * identical request and gets the same response.
 */
const sharedOf = (round: StudioRound) => {
  if (round.playerId === null || round.launchToken === null)
    throw new Error(`round ${round.id} is free play and has no wallet`);
  return { user: round.playerId, token: round.launchToken, round: round.id, game_code: round.gameCode };
};

/** For a free round, adds the reward to which it belongs. */
const rewardOf = ({ rewardId }: StudioRound) =>
  rewardId === null ? {} : { is_free: true, reward_uuid: rewardId };

/** The share of all outcomes on which this round's bets pay something back. */
export function coveredShareOf({ models }: ModelsPort, round: StudioRound): number | undefined {
  return findModel(models, round.model).rules.accept(round.stakeMinor, round.input).coveredShare;
}

/**
 * Whether a bet at a table comes back if others do not take part: in a round with too few players, and behind a seat whose own bet does not
 * count when the round is sealed.
 */
function mayLackPlayers({ models }: ModelsPort, { table, model, input }: StudioRound): boolean {
  if (!table) return false;
  const { rules } = findModel(models, model);
  return (rules.pot?.minimumPlayers ?? 0) > 1 || rules.seats?.of(input).isBehind === true;
}

/**
 * What the wallet learns about a bet: the share of outcomes that it covers, the draw of a ticket that is sold ahead, the round of a table in
 * which it is placed, and whether it needs other players.
 */
function metaOf(deps: ModelsPort & SeedVaultPort, round: StudioRound, covered: number | undefined) {
  const { table } = round;
  const draw = table?.drawsAt
    ? drawName({ tableId: table.id, number: table.number, drawsAt: table.drawsAt })
    : undefined;
  const jackpots = drawPots(deps.seedVault, round).map(({ pot, contributionMinor, seedMinor }) => ({
    pot,
    contribution: unitsOf(contributionMinor),
    seed: unitsOf(BigInt(seedMinor)),
  }));
  const lacking = !draw && mayLackPlayers(deps, round);
  if (covered === undefined && !table && jackpots.length === 0) return {};
  return {
    meta: {
      ...(covered !== undefined && { covered_share: covered }),
      ...(draw && { draw }),
      ...(table && { table_round: `${table.id}/${table.number}` }),
      ...(lacking && { may_lack_players: true }),
      ...(jackpots.length > 0 && { jackpots }),
    },
  };
}

/** Takes the stake; for a free round, uses one round of the reward instead. */
export function sendBet(
  deps: ModelsPort & SeedVaultPort & WalletPort,
  round: StudioRound,
  covered: number | undefined,
): Promise<Hub88Reply> {
  return deps.wallet.ask(round.provider, "/transaction/bet", {
    ...sharedOf(round),
    request_uuid: round.betUuid,
    transaction_uuid: round.betUuid,
    currency: round.currency,
    amount: unitsOf(round.stakeMinor),
    round_closed: false,
    ...rewardOf(round),
    ...metaOf(deps, round, covered),
  });
}

/**
 * Shared data of an action's calls. The token is that of the game in which the action was chosen: the one with which the round was started
 * cannot stake any more once the player has signed in again, or after 12 hours.
 */
const sharedOfAction = (round: StudioRound, { launchToken }: StudioAction) => ({
  ...sharedOf(round),
  ...(launchToken !== null && { token: launchToken }),
});

/** Takes an action's further stake, as a further bet of the same round. */
export function sendFurtherBet(
  deps: WalletPort,
  round: StudioRound,
  action: StudioAction,
): Promise<Hub88Reply> {
  return deps.wallet.ask(round.provider, "/transaction/bet", {
    ...sharedOfAction(round, action),
    request_uuid: action.betUuid,
    transaction_uuid: action.betUuid,
    currency: round.currency,
    amount: unitsOf(action.stakeMinor),
    round_closed: false,
  });
}

/** Returns an action's further stake alone, if it was taken; the round goes on. */
export function sendFurtherRollback(
  deps: WalletPort,
  round: StudioRound,
  action: StudioAction,
): Promise<Hub88Reply> {
  return deps.wallet.ask(round.provider, "/transaction/rollback", {
    ...sharedOfAction(round, action),
    request_uuid: action.rollbackUuid,
    transaction_uuid: action.rollbackUuid,
    reference_transaction_uuid: action.betUuid,
    round_closed: false,
  });
}

/** Pays the payout, 0 for a loss, and closes the wallet's round. */
export function sendWin(deps: ModelsPort & WalletPort, round: StudioRound): Promise<Hub88Reply> {
  return deps.wallet.ask(round.provider, "/transaction/win", winOf(deps, round));
}

/** Pays the payouts of up to `MAX_HUB88_WINS` rounds of one provider in one call, each as `sendWin` does. */
export function sendWins(
  deps: ClockPort & ModelsPort & RandomPort & WalletPort,
  provider: string,
  rounds: readonly StudioRound[],
): Promise<Hub88Reply> {
  const wins = rounds.map((round) => winOf(deps, round));
  return deps.wallet.ask(provider, "/transaction/wins", {
    request_uuid: newUuid(deps),
    wins,
  });
}

/** The share of all outcomes on which the bet pays, where only the player's choices tell it. */
function coveredShareAfter({ models }: ModelsPort, round: StudioRound): number | undefined {
  const { stakeMinor, input, table, actions, script } = round;
  if (table ? table.actions.length === 0 : actions.length === 0) return undefined;
  const { rules } = findModel(models, round.model);
  if (rules.kind === "decided") return script ? rules.coveredShareAfter?.(script.events) : undefined;
  return rules.kind === "shared" && table
    ? rules.accept(stakeMinor, input).coveredShareAfter?.(table.actions)
    : undefined;
}

function winOf(deps: ModelsPort, round: StudioRound) {
  if (round.payoutMinor === null) throw new Error(`round ${round.id} is not drawn`);
  // Moves no money, so a repeat may differ in it: a player who is back needs no note.
  const isAway = round.table?.isAway === true;
  const covered = coveredShareAfter(deps, round);
  return {
    ...sharedOf(round),
    request_uuid: round.winUuid,
    transaction_uuid: round.winUuid,
    reference_transaction_uuid: round.betUuid,
    currency: round.currency,
    amount: unitsOf(round.payoutMinor + potHitMinor(round)),
    round_closed: true,
    ...rewardOf(round),
    ...((round.potHits.length > 0 || isAway || covered !== undefined) && {
      meta: {
        ...(round.potHits.length > 0 && { jackpots: round.potHits.map(potWinOf) }),
        ...(isAway && { is_away: true }),
        ...(covered !== undefined && { covered_share: covered }),
      },
    }),
  };
}

const potWinOf = ({ pot, amountMinor, seedMinor }: PotHit) => ({
  pot,
  amount: unitsOf(BigInt(amountMinor)),
  seed: unitsOf(BigInt(seedMinor)),
});

/** Returns the stake, if it was taken, and closes the wallet's round. */
export function sendRollback(deps: WalletPort, round: StudioRound): Promise<Hub88Reply> {
  return deps.wallet.ask(round.provider, "/transaction/rollback", {
    ...sharedOf(round),
    request_uuid: round.rollbackUuid,
    transaction_uuid: round.rollbackUuid,
    reference_transaction_uuid: round.betUuid,
    round_closed: true,
  });
}
