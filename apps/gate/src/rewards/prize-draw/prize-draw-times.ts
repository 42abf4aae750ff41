import { lastOccasion, type PrizeDrawRule } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { zoneOf } from "@bellwether/contract/content/rewards/reward-rule.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { momentIn, startOfDay } from "@bellwether/contract/zoned-day.ts";
import type { Player } from "../../players/index.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { zonesOf } from "../grants/reward-offer.ts";
import { windowsAround } from "../grants/reward-window.ts";

/** A draw by the calendar: entries count from `opensAt` until `closesAt`. */
export type PlannedDraw = { occasion: string; timeZone: string; opensAt: Date; closesAt: Date };

/** How long before its first day a draw is announced, with the hash of its seed. */
const ANNOUNCED_DAYS_AHEAD = 8;

/** The draws of an offer that are announced by now, or were within the last 28 days, the first to close first. */
export function plannedDraws(
  { promotion, rule, ...offer }: RewardOffer<PrizeDrawRule>,
  now: Date,
): PlannedDraw[] {
  const zones = [...zonesOf({ promotion, rule, ...offer }).keys()];
  const draws = zones.flatMap((timeZone) =>
    windowsAround(promotion, rule, timeZone, now, ANNOUNCED_DAYS_AHEAD).flatMap(
      ({ day, lastDay, from, until }) => {
        const closes = rule.closesAt?.map((time) => momentIn(timeZone, lastDay, time)) ?? [until];
        return closes.map((closesAt, index) => ({
          occasion: index === 0 ? day : `${day}/${index + 1}`,
          timeZone,
          opensAt: from,
          closesAt,
        }));
      },
    ),
  );
  return [...draws, ...lastDraws(promotion, rule, zones, now)].sort(
    (a, b) => a.closesAt.getTime() - b.closesAt.getTime(),
  );
}

/** The draw in which a player's entries count now; undefined while none is open for them. */
export function openDrawOf(
  offer: RewardOffer<PrizeDrawRule>,
  { country }: Pick<Player, "country">,
  now: Date,
): PlannedDraw | undefined {
  const timeZone = zoneOf(offer.rule, country);
  return plannedDraws(offer, now).find(
    (draw) =>
      draw.timeZone === timeZone &&
      (offer.rule.entry.by !== "doors" || !draw.occasion.includes("/")) &&
      draw.opensAt <= now &&
      now < draw.closesAt,
  );
}

/** The draw of each time zone for players who have opened enough doors; its entries count from the first day. */
function lastDraws(
  { period }: RewardOffer["promotion"],
  { last, from }: PrizeDrawRule,
  zones: readonly string[],
  now: Date,
): PlannedDraw[] {
  if (!last) return [];
  const firstDay = from > period.from ? from : period.from;
  return zones
    .map((timeZone) => ({
      occasion: lastOccasion(period.until),
      timeZone,
      opensAt: startOfDay(timeZone, firstDay),
      closesAt: momentIn(timeZone, period.until, last.at),
    }))
    .filter(({ opensAt, closesAt }) => {
      const [first, end] = [
        opensAt.getTime() - ANNOUNCED_DAYS_AHEAD * DAY_MS,
        closesAt.getTime() + 28 * DAY_MS,
      ];
      return now.getTime() >= first && now.getTime() < end;
    });
}
