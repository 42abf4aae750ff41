import { easeBounce } from "../../player/ease.ts";

/** Where wheel and ball are at a share of the spin: angles in radians clockwise from the top, the ball's distance in wheel radii. */
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
/** The ball leaves its track, and lies in its pocket, at these shares of the spin. */
const LEAVES = 0.5;
const LIES = 0.84;

/** The angle of a pocket on a wheel at rest, 0 at the top. */
export function pocketAngle(wheel: readonly number[], pocket: number): number {
  return (wheel.indexOf(pocket) / wheel.length) * TURN;
}

/**
 * The whole way of a spin whose pocket is known: the wheel slows down clockwise, the ball runs against it and falls into the
 * pocket, then rides along. `from` is the wheel's angle before.
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
