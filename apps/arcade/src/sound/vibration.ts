/** The moments at which a phone vibrates: the start of a bonus, and wins that get a sign. Losses, small wins and refusals have none. */
export type Moment = "bonus" | "big" | "great" | "huge";

/** Durations in milliseconds: vibration, pause, vibration and so on. */
const patterns: Readonly<Record<Moment, readonly number[]>> = {
  bonus: [40, 60, 40],
  big: [60],
  great: [60, 70, 90],
  huge: [80, 60, 80, 60, 160],
};

/** The part of `navigator` that vibrates the device. Not every browser has it. */
type Vibrator = { vibrate?: ((pattern: number[]) => boolean) | undefined };

/** Returns a function that vibrates the device. It does nothing with reduced motion or if the device cannot vibrate. */
export function createVibration(isStill: boolean, vibrator: Vibrator): (moment: Moment) => void {
  return (moment) => {
    if (!isStill) vibrator.vibrate?.([...patterns[moment]]);
  };
}
