import type { CrashData } from "./data.ts";

type Curve = CrashData["curve"];

/**
 * The multiplier in hundredths, `afterMs` whole milliseconds after the start of the run: 100 at the start and before it. Whole numbers only,
 * so every computer gets the same multiplier.
 */
export function multiplierAfter({ tauMs, power }: Curve, afterMs: number): number {
  const tau = BigInt(tauMs);
  const passed = tau + BigInt(Math.max(0, Math.floor(afterMs)));
  const exponent = BigInt(power);
  return Number((100n * passed ** exponent) / tau ** exponent);
}

/** The first whole millisecond after the start at which the multiplier is at least `hundredths`. */
export function msUntilMultiplier(curve: Curve, hundredths: number): number {
  // The estimate of the float is at most a few ms off.
  const estimate = Math.floor(curve.tauMs * ((hundredths / 100) ** (1 / curve.power) - 1));
  let ms = Math.max(0, estimate);
  while (ms > 0 && multiplierAfter(curve, ms - 1) >= hundredths) ms -= 1;
  while (multiplierAfter(curve, ms) < hundredths) ms += 1;
  return ms;
}

/**
 * How long a run with this crash point lasts, in ms. The curve shows the crash point to its last millisecond; a run to the maximum ends when it
 * reaches the maximum.
 */
export function lengthOfRun(
  { curve, maximumHundredths }: Pick<CrashData, "curve" | "maximumHundredths">,
  crashHundredths: number,
): number {
  return msUntilMultiplier(curve, Math.min(crashHundredths + 1, maximumHundredths));
}
