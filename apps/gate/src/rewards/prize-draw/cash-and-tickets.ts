import type { Prize, PrizeDrawRule } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import type { SpinsGift } from "../../bonus/index.ts";
import type { Player } from "../../players/index.ts";
import type { ClockPort, TitlesPort } from "../../ports.ts";
import { freeRoundsGift } from "../grants/free-rounds-gift.ts";
import type { GiftAnswer } from "../grants/grant-reward.ts";
import { eurosInMinor } from "../grants/reward-budget.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";

type Won = {
  player: Player;
  won: readonly Prize[];
  /** The whole euros of all cash prizes. */
  euros: number;
  basis: Readonly<Record<string, unknown>>;
};

/** The cash and the free tickets of all that a winner has won. */
export function cashAndTickets(
  deps: TitlesPort & ClockPort,
  offer: RewardOffer<PrizeDrawRule>,
  { player, won, euros, basis }: Won,
): GiftAnswer {
  const tickets = ticketsOf(deps, offer, player, won);
  const known = tickets ? { ...basis, tickets: tickets.rounds } : basis;
  if (euros > 0) return { amountMinor: eurosInMinor(euros, player.currency), tickets, basis: known };
  return tickets ? { tickets, basis: known } : "nothing";
}

function ticketsOf(
  { titles, now }: TitlesPort & ClockPort,
  { rule }: RewardOffer<PrizeDrawRule>,
  player: Player,
  won: readonly Prize[],
): SpinsGift | undefined {
  const prizes = won.flatMap((prize) => ("tickets" in prize ? [prize] : []));
  const [prize] = prizes;
  const gameCode = titles.find(({ gameId }) => gameId === prize?.gameId)?.code;
  if (!prize || gameCode === undefined) return undefined;
  const rounds = prizes.reduce((sum, { tickets }) => sum + tickets, 0);
  return freeRoundsGift(rule, player, now(), { ...prize, gameCode, rounds });
}
