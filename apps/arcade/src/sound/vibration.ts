/** What a phone's vibration tells: a bonus that begins, and the wins that get a sign. Losses, small wins and refusals are not felt. */
export type Moment = "bonus" | "big" | "great" | "huge";

/** Milliseconds of vibration, and of the pauses between. */
const patterns: Readonly<Record<Moment, readonly number[]>> = {
  bonus: [40, 60, 40],
  big: [60],
  great: [60, 70, 90],
  huge: [80, 60, 80, 60, 160],
};

/** The part of the browser that vibrates; only phones have it. */
type Vibrator = { vibrate?: ((pattern: number[]) => boolean) | undefined };

/** Makes the phone vibrate, where there is one and the player has not asked for less motion. */
export function createVibration(isStill: boolean, vibrator: Vibrator): (moment: Moment) => void {
  return (moment) => {
    if (!isStill) vibrator.vibrate?.([...patterns[moment]]);
  };
}
