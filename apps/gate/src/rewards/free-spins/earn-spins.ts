import type { FreeSpinsRule } from "@bellwether/contract/content/rewards/free-spins-rule.ts";
import { zoneOf } from "@bellwether/contract/content/rewards/reward-rule.ts";
import type { SqlConnection } from "@bellwether/db";
import { centsMinor } from "../../bonus/index.ts";
import { type Player, readPlayer } from "../../players/index.ts";
import type { TitlesPort } from "../../ports.ts";
import { stakedByGame } from "../../rounds/index.ts";
import { freeRoundsGift } from "../grants/free-rounds-gift.ts";
import {
  type DueReward,
  type GiftAnswer,
  type GrantOutcome,
  type GrantPorts,
  grantReward,
} from "../grants/grant-reward.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { spinsWindowAt } from "./spins-window.ts";

/** Free spins to be decided. If a deposit earns them, stakes count from `settledAt` on; without one the three fields are null. */
export type DueSpins = DueReward & {
  depositId: string | null;
  depositMinor: bigint | null;
  settledAt: Date | null;
};

/** Gives a player's free spins of one occasion, once they are earned. */
export function giveEarnedSpins(
  deps: GrantPorts & TitlesPort,
  offer: RewardOffer<FreeSpinsRule>,
  due: DueSpins,
): Promise<GrantOutcome> {
  const giftFor = async (connection: SqlConnection): Promise<GiftAnswer> => {
    const player = await readPlayer(connection, due.playerId);
    const { depositId, depositMinor, settledAt } = due;
    return depositId === null || depositMinor === null || settledAt === null
      ? spinsOfNewGame(deps, offer, due, player)
      : spinsOfDeposit(deps, offer, { ...due, depositId, depositMinor, settledAt }, player, connection);
  };
  return grantReward(deps, offer, due, giftFor, "promo.campaign_reward_spins");
}

async function spinsOfDeposit(
  deps: GrantPorts & TitlesPort,
  offer: RewardOffer<FreeSpinsRule>,
  due: DueReward & { depositId: string; depositMinor: bigint; settledAt: Date },
  player: Player,
  connection: SqlConnection,
): Promise<GiftAnswer> {
  const { depositId, depositMinor, settledAt, playerId, occasion } = due;
  const { rule, gameCodes } = offer;
  const staked = await stakedByGame(connection, playerId, { from: settledAt, until: due.until }, gameCodes);
  const stakedMinor = staked.reduce((sum, each) => sum + each.stakedMinor, 0n);
  const basis = { depositMinor: String(depositMinor), stakedMinor: String(stakedMinor) };
  if (deps.now() >= due.until) return { refusal: "deposit_unplayed", basis };
  if (stakedMinor < depositMinor) return "waits";
  const window = spinsWindowAt(offer, zoneOf(rule, player.country), occasion);
  const own = rule.gamesByWeek ? undefined : staked[0]?.gameCode;
  const gameCode = own ?? deps.titles.find(({ gameId }) => gameId === window?.gameIds[0])?.code;
  if (!window || gameCode === undefined) return "nothing";
  const stakeMinor = centsMinor(rule.stakeCents, player.currency);
  const spins = { gameCode, stakeMinor, rounds: window.spins, expiresAt: due.until, depositId };
  return { spins, basis };
}

function spinsOfNewGame(
  deps: GrantPorts & TitlesPort,
  { rule }: RewardOffer<FreeSpinsRule>,
  { occasion }: DueReward,
  player: Player,
): GiftAnswer {
  const gameId = Number(occasion.split("/")[1]);
  const gameCode = deps.titles.find((title) => title.gameId === gameId)?.code;
  if (gameCode === undefined || !("afterDays" in rule.expire)) return "nothing";
  const { spins: rounds, stakeCents, expire } = rule;
  const given = { gameCode, rounds, stakeCents, expireAfterDays: expire.afterDays };
  return { spins: freeRoundsGift(rule, player, deps.now(), given), basis: { gameId } };
}
