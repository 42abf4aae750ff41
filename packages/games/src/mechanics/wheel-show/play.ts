import type { Draws } from "../../fairness/draws.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import type { SharedDraw } from "../../rules/mechanic.ts";
import { rulesOfBonus } from "./bonuses/bonus-rules.ts";
import { factorOf, numberOf, type WheelFields } from "./wheel-fields.ts";
import type { WheelShowEvent } from "./wire.ts";

/** What bets depend on: the spot where the wheel stopped, the multiplier of each spot, and the values of a bonus round by pick. */
export type WheelOutcome = {
  readonly spot: string;
  /** The product of the multipliers that the wheel stopped at. */
  readonly multiplier: number;
  readonly forecast: { readonly spot: string; readonly multiplier: number } | undefined;
  /** The value of each pick, or one for everybody; undefined without a bonus round. */
  readonly values: readonly number[] | undefined;
};

/**
 * Draws a round: the forecast (its spot, then its multiplier), the segment where the wheel stops, again after each segment with a
 * multiplier, and the bonus round.
 */
export function drawShow(fields: WheelFields, draws: Draws): SharedDraw<WheelOutcome, WheelShowEvent> {
  const { wheel, maximumMultiplier, bonuses, picks } = fields;
  const forecast = fields.forecast && {
    spot: drawWeighted(draws, fields.forecast.spots).spot,
    multiplier: drawWeighted(draws, fields.forecast.multipliers).multiplier,
  };
  const events: WheelShowEvent[] = forecast ? [{ type: "forecast-given", ...forecast }] : [];
  let multiplier = 1;
  for (;;) {
    const segment = draws.below(wheel.length);
    const name = wheel[segment] as string;
    const factor = factorOf(fields, name);
    multiplier = Math.min(maximumMultiplier, multiplier * (factor ?? 1));
    events.push({ type: "wheel-stopped", segment, name, multiplier });
    if (factor !== undefined) continue;
    const bonus = bonuses.find(({ spot }) => spot === name);
    const played = bonus && rulesOfBonus(bonus).draw(bonus, picks, draws);
    if (played) events.push(played);
    return { outcome: { spot: name, multiplier, forecast, values: played?.values }, events };
  }
}

/** What a winning bet pays to one: its number or the value of its pick, times the multipliers. */
export function paysToOne(
  fields: Pick<WheelFields, "numbers">,
  { spot, multiplier, forecast, values }: WheelOutcome,
  pick: number,
): number {
  const value = values ? (values[pick] ?? values[0]) : numberOf(fields, spot);
  if (value === undefined) throw new RangeError(`no value for ${spot}`);
  return value * multiplier * (forecast?.spot === spot ? forecast.multiplier : 1);
}

/** Beyond the time that a table takes for one spin, in ms: the forecast is part of that time. */
const SPIN_AGAIN_MS = 8_000;
/** A chain of multipliers is shown faster from here on. */
const MAX_SLOW_SPINS = 5;

/** How much longer than a single spin a draw takes to show, in ms. */
export function moreMsOf({ bonuses }: WheelFields, events: readonly WheelShowEvent[]): number {
  const stops = events.filter(({ type }) => type === "wheel-stopped").length;
  const bonus = bonuses.find(({ spot }) => events.some((event) => "values" in event && event.spot === spot));
  return (
    (Math.min(stops, MAX_SLOW_SPINS) - 1) * SPIN_AGAIN_MS + (bonus ? rulesOfBonus(bonus).showMs(bonus) : 0)
  );
}
