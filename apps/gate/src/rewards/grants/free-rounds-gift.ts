import { zoneOf } from "@bellwether/contract/content/rewards/reward-rule.ts";
import { addDays, dayIn, startOfDay } from "@bellwether/contract/zoned-day.ts";
import { centsMinor, type SpinsGift } from "../../bonus/index.ts";
import type { Player } from "../../players/index.ts";

type FreeRounds = {
  gameCode: string;
  rounds: number;
  /** The stake of each in euro cents. */
  stakeCents: number;
  /** They expire at 24:00 of the day that is this number of days after today, in the rule's time zone for the player's country. */
  expireAfterDays: number;
};

/** Free spins or tickets that a rule gives a player now. */
export function freeRoundsGift(
  rule: Parameters<typeof zoneOf>[0],
  { country, currency }: Pick<Player, "country" | "currency">,
  now: Date,
  { gameCode, rounds, stakeCents, expireAfterDays }: FreeRounds,
): SpinsGift {
  const zone = zoneOf(rule, country);
  const lastDay = addDays(dayIn(zone, now), expireAfterDays);
  return {
    gameCode,
    stakeMinor: centsMinor(stakeCents, currency),
    rounds,
    expiresAt: startOfDay(zone, addDays(lastDay, 1)),
  };
}
