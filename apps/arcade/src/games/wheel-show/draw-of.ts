import {
  type BonusEvent,
  WheelShowEvent,
  type WheelStopped,
} from "@bellwether/games/mechanics/wheel-show/wire.ts";

/** A draw as the client shows it. `multiplier` is that of the last spot: the forecast's, if it is for this spot, times the wheel's. */
export type ShowDraw = {
  readonly forecast: { readonly spot: string; readonly multiplier: number } | undefined;
  readonly stops: readonly WheelStopped[];
  readonly bonus: BonusEvent | undefined;
  readonly spot: string;
  readonly multiplier: number;
};

/** Reads a draw from its events. Throws an error for the script of another mechanic. */
export function showDrawOf(events: readonly unknown[]): ShowDraw {
  const parsed = events.map((event) => WheelShowEvent.parse(event));
  const forecast = parsed.find((event) => event.type === "forecast-given");
  const stops = parsed.filter((event) => event.type === "wheel-stopped");
  const bonus = parsed.find((event): event is BonusEvent => "values" in event);
  const last = stops.at(-1);
  if (!last) throw new Error("the wheel did not stop");
  const isForecast = forecast?.spot === last.name;
  return {
    forecast,
    stops,
    bonus,
    spot: last.name,
    multiplier: last.multiplier * (isForecast ? forecast.multiplier : 1),
  };
}
