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
/** The shares of the spin at which the ball leaves its track and reaches its pocket. */
const LEAVES = 0.5;
const LIES = 0.84;

/** The angle of a pocket on a resting wheel, 0 at the top. */
export function pocketAngle(wheel: readonly number[], pocket: number): number {
  return (wheel.indexOf(pocket) / wheel.length) * TURN;
}

/**
 * The full path of a spin whose pocket is known: the wheel slows down clockwise, the ball runs against it, falls into the
 * pocket, and turns with it. `from` is the wheel's angle before the spin.
 */
export function spinPicture(from: number, angle: number, share: number): SpinPicture {
  const wheel = from + WHEEL_TURNS * TURN * (1 - (1 - share) ** 2);
  const ahead = share < LIES ? BALL_TURNS * TURN * (1 - share / LIES) ** 1.7 : 0;
  return { wheel, ball: wheel + angle + ahead, distance: distanceAt(share) };
}

function distanceAt(share: number): number {
  if (share <= LEAVES) return TRACK;
  if (share >= LIES) return POCKET;
  return TRACK + (POCKET - TRACK) * easeBounce((share - LEAVES) / (LIES - LEAVES));
}
