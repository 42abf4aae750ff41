import { ownBonusIn } from "@bellwether/contract/content/campaign.ts";
import {
  PRIZE_WAITS_DAYS,
  type PrizeDrawRule,
} from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { hasOtherBonus } from "../../bonus/index.ts";
import type { Player } from "../../players/index.ts";
import type { ClockPort } from "../../ports.ts";
import type { DueReward, GiftAnswer } from "../grants/grant-reward.ts";
import { eurosInMinor } from "../grants/reward-budget.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { earningDeposit } from "./deposit-entries.ts";

type Won = {
  connection: SqlConnection;
  player: Player;
  euros: number;
  basis: Readonly<Record<string, unknown>>;
};

/**
 * The bonus that a winner gets, by the terms of their country. A player has one bonus at a time, so the prize waits while another one runs,
 * and is refused when it has waited for 30 days after the close. It is refused too when the deposit that earned the entry was charged back.
 */
export async function bonusPrize(
  { now }: ClockPort,
  offer: RewardOffer<PrizeDrawRule>,
  due: DueReward,
  { connection, player, euros, basis }: Won,
): Promise<GiftAnswer> {
  const { bonus } = offer.promotion;
  if (!bonus) return "nothing";
  const depositId = await earningDeposit(connection, offer, due);
  if (depositId === undefined && offer.rule.entry.by === "deposit")
    return { refusal: "deposit_withdrawn", basis };
  if (await hasOtherBonus(connection, player.id)) {
    const waitsUntil = due.until.getTime() + PRIZE_WAITS_DAYS * DAY_MS;
    return now().getTime() < waitsUntil ? { waitsFor: "other_bonus" } : { refusal: "other_bonus", basis };
  }
  const { wageringMultiple, expiresAfterDays, maximumStake } = ownBonusIn(bonus, player.country);
  const amountMinor = eurosInMinor(euros, player.currency);
  return { bonus: { amountMinor, wageringMultiple, expiresAfterDays, maximumStake, depositId }, basis };
}
