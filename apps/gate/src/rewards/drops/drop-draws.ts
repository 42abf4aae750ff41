import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { dropDays } from "@bellwether/contract/content/rewards/drop-days.ts";
import { dropSpans } from "@bellwether/contract/content/rewards/drop-spans.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { addDays, dayIn } from "@bellwether/contract/zoned-day.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import type { PlannedDraw } from "../prize-draw/prize-draw-times.ts";
import type { StoredDraw } from "../prize-draw/stored-draw.ts";
import type { CountedSpan } from "./span-entries.ts";

type DropOffer = RewardOffer<CashDropRule>;

/** A planned draw of drops. `number` is that of the drop that it adds; the draw of left-over drops adds none and has the last number. */
export type PlannedDrops = PlannedDraw & { number: number };

/** The spans of a day are announced this long before the day begins. */
const AHEAD_MS = DAY_MS;

export const dropCount = ({ pool, drop }: CashDropRule): number => pool / drop;

/** The days of an offer whose drops are announced by now. */
export const announcedDays = ({ promotion, rule }: DropOffer, now: Date) =>
  dropDays(promotion.period, rule).filter(({ from }) => from.getTime() - AHEAD_MS <= now.getTime());

/** The spans that are announced by now and not over, in order of time, and after them the draw of what is left, if the rule has one. */
export function plannedDrops(offer: DropOffer, now: Date): PlannedDrops[] {
  const { rule } = offer;
  const days = announcedDays(offer, now);
  const spans = days.flatMap((day) =>
    dropSpans(day).map(({ number, place, from, until }) => ({
      number,
      occasion: `${day.day}/${place}`,
      timeZone: rule.timeZone,
      opensAt: from,
      closesAt: until,
    })),
  );
  const rest = rule.drawsRest && days.length > 0 ? [plannedRest(offer)] : [];
  return [...spans.filter(({ closesAt }) => closesAt > now), ...rest];
}

/** The draw of left-over drops, in which the rounds of all days count. Its occasion is the day after the last one, so that a winner of the last day may win again. */
function plannedRest({ promotion, rule }: DropOffer): PlannedDrops {
  const days = dropDays(promotion.period, rule);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error(`${promotion.name} has no days`);
  return {
    number: dropCount(rule) + 1,
    occasion: addDays(dayIn(rule.timeZone, new Date(last.until.getTime() - 1)), 1),
    timeZone: rule.timeZone,
    opensAt: first.from,
    closesAt: last.until,
  };
}

export const isRest = ({ rule }: DropOffer, { number }: Pick<StoredDraw, "number">): boolean =>
  number > dropCount(rule);

/** The rounds that count in a draw. */
export const countedIn = ({ occasion, opensAt, closesAt }: StoredDraw, until = closesAt): CountedSpan => ({
  from: opensAt,
  until,
  day: dayOf(occasion),
});

/** The day on which a player may have one drop, by a draw's occasion. */
const dayOf = (occasion: string): string => occasion.split("/")[0] ?? occasion;
