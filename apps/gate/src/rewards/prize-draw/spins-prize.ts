import type { Prize, PrizeDrawRule } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Player } from "../../players/index.ts";
import type { ClockPort, TitlesPort } from "../../ports.ts";
import { stakedByGame } from "../../rounds/index.ts";
import { freeRoundsGift } from "../grants/free-rounds-gift.ts";
import type { DueReward, GiftAnswer } from "../grants/grant-reward.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";

type Won = {
  connection: SqlConnection;
  player: Player;
  won: readonly Prize[];
  basis: Readonly<Record<string, unknown>>;
};

/** The spins of all that a winner has won, for the prize's game in which they staked the most in the draw's days, else for its first. */
export async function spinsPrize(
  { titles, now }: TitlesPort & ClockPort,
  { rule }: RewardOffer<PrizeDrawRule>,
  due: DueReward,
  { connection, player, won, basis }: Won,
): Promise<GiftAnswer> {
  const prizes = won.flatMap((prize) => ("spins" in prize ? [prize] : []));
  const [prize] = prizes;
  if (!prize) return "nothing";
  const codes = prize.gameIds.flatMap((id) => titles.find(({ gameId }) => gameId === id)?.code ?? []);
  const [most] = await stakedByGame(connection, player.id, due, codes);
  const gameCode = most?.gameCode ?? codes[0];
  if (gameCode === undefined) return "nothing";
  const rounds = prizes.reduce((sum, { spins }) => sum + spins, 0);
  return { spins: freeRoundsGift(rule, player, now(), { ...prize, gameCode, rounds }), basis };
}
