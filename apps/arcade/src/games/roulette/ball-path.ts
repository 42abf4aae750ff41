import { easeBounce } from "../../player/ease.ts";

/** Positions of wheel and ball at a share of the spin: angles in radians clockwise from the top, the ball's distance in wheel radii. */
export type SpinPicture = {
  wheel: number;
  ball: number;
  distance: number;
};

const TRACK = 0.93;
const POCKET = 0.655;
const TURN = Math.PI * 2;
const WHEEL_TURNS = 1.6;
const BALL_TURNS = 6;
/** The exponent of the ball's slowdown. */
const FALLING = 1.7;
/** The shares of the spin at which the ball leaves its track and reaches its pocket. */
const LEAVES = 0.5;
const LIES = 0.84;

/** The angle of a pocket on a resting wheel, 0 at the top. */
export function pocketAngle(wheel: readonly number[], pocket: number): number {
  return (wheel.indexOf(pocket) / wheel.length) * TURN;
}

/**
 * The full path of a spin whose pocket is known: the wheel slows down clockwise, the ball runs against it, falls into the
 * pocket, and turns with it. `from` is the wheel's angle before the spin, `ballTurns` the turns of the ball over the wheel.
 */
export function spinPicture(from: number, angle: number, share: number, ballTurns = BALL_TURNS): SpinPicture {
  const wheel = from + WHEEL_TURNS * TURN * (1 - (1 - share) ** 2);
  const ahead = share < LIES ? ballTurns * TURN * (1 - share / LIES) ** FALLING : 0;
  return { wheel, ball: wheel + angle + ahead, distance: distanceAt(share) };
}

/** A ball on its track, `ahead` radians clockwise from the wheel's first pocket. */
export function runningPicture(wheel: number, ahead: number): SpinPicture {
  return { wheel, ball: wheel + ahead, distance: TRACK };
}

/** The speeds at the start of a spin of `spinMs`, in radians per millisecond, so that a running ball continues without a jerk. */
export function speedsOf(spinMs: number): { wheel: number; ahead: number } {
  return {
    wheel: (2 * WHEEL_TURNS * TURN) / spinMs,
    ahead: (-FALLING * BALL_TURNS * TURN) / (LIES * spinMs),
  };
}

/** The ball's turns over the wheel in a spin that begins `ahead` radians from the first pocket and ends in the pocket at `angle`. */
export function turnsFrom(ahead: number, angle: number): number {
  const part = (ahead - angle) / TURN;
  return BALL_TURNS - 1 + (part - Math.floor(part));
}

function distanceAt(share: number): number {
  if (share <= LEAVES) return TRACK;
  if (share >= LIES) return POCKET;
  return TRACK + (POCKET - TRACK) * easeBounce((share - LEAVES) / (LIES - LEAVES));
}
