import {
  kindOfPrize,
  type Prize,
  type PrizeDrawRule,
  type PrizeKind,
  prizesInOrder,
} from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { makeRoom } from "../../bonus/index.ts";
import { readPlayer } from "../../players/index.ts";
import { kindOfGift } from "../grants/book-gift.ts";
import { type DueReward, type GiftAnswer, type GrantOutcome, grantReward } from "../grants/grant-reward.ts";
import type { RewardPorts } from "../grants/reward-kind.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import type { ParcelGift } from "../parcels/write-parcels.ts";
import { bonusPrize } from "./bonus-prize.ts";
import { cashAndTickets } from "./cash-and-tickets.ts";
import { wonIn } from "./hold-draws.ts";
import { spinsPrize } from "./spins-prize.ts";

/** Gives one winner of a draw everything that their numbers have won, as one grant. */
export async function givePrizes(
  deps: RewardPorts,
  offer: RewardOffer<PrizeDrawRule>,
  due: DueReward,
): Promise<GrantOutcome> {
  const [first] = offer.rule.prizes;
  const kind = first ? kindOfPrize(first) : "cash";
  if (kind === "bonus") await makeRoom(deps, await readPlayer(deps.database, due.playerId));
  const giftFor: Parameters<typeof grantReward>[3] = async (connection): Promise<GiftAnswer> => {
    const player = await readPlayer(connection, due.playerId);
    const { prizes, numbers, places, number } = await wonIn(connection, due);
    const inOrder = prizesInOrder(prizes ?? []);
    const won = places.flatMap((place) => inOrder[place] ?? []);
    if (kind === "parcel")
      return { parcels: parcelsOf(won, numbers), basis: { draw: number, winningNumbers: numbers } };
    const basis = { draw: number, winningNumbers: numbers };
    const euros = sumOf(won);
    if (kind === "bonus") return bonusPrize(deps, offer, due, { connection, player, euros, basis });
    if (kind === "spins") return spinsPrize(deps, offer, due, { connection, player, won, basis });
    return cashAndTickets(deps, offer, { player, won, euros, basis });
  };
  return grantReward(deps, offer, due, giftFor, (gift) => notes[kindOfGift(gift)]);
}

const parcelsOf = (won: readonly Prize[], numbers: readonly number[]): ParcelGift[] =>
  won.flatMap((prize, index) =>
    "parcel" in prize ? [{ thing: prize.parcel, worth: prize.worth, number: numbers[index] ?? 0 }] : [],
  );

const sumOf = (won: readonly Prize[]) =>
  won.reduce((sum, prize) => sum + ("cash" in prize ? prize.cash : "bonus" in prize ? prize.bonus : 0), 0);

/** The texts of the note on the winner's screen. */
const notes: Record<PrizeKind, string> = {
  cash: "promo.campaign_reward_prize",
  bonus: "promo.campaign_reward_bonus",
  spins: "promo.campaign_reward_spins",
  tickets: "promo.campaign_reward_tickets",
  parcel: "promo.campaign_reward_parcel",
};
