import { describe, expect, it } from "vitest";
import { pocketAngle, runningPicture, spinPicture, turnsFrom } from "./ball-path.ts";

const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

describe("the ball", () => {
  it.each(wheel)("the ball ends in pocket %s and turns with it", (pocket) => {
    const angle = pocketAngle(wheel, pocket);
    for (const share of [0.84, 0.9, 1]) {
      const { wheel: turned, ball, distance } = spinPicture(1.2, angle, share);
      expect(ball - turned).toBeCloseTo(angle);
      expect(distance).toBe(0.655);
    }
  });

  it("the ball first runs on its track against the wheel", () => {
    const one = spinPicture(0, 1, 0.1);
    const next = spinPicture(0, 1, 0.11);
    expect(next.wheel).toBeGreaterThan(one.wheel);
    expect(next.ball).toBeLessThan(one.ball);
    expect(one.distance).toBe(0.93);
  });

  it.each(wheel)("the ball that is running goes on without a jump, and ends in pocket %s", (pocket) => {
    const ahead = -17.3;
    const angle = pocketAngle(wheel, pocket);
    const turns = turnsFrom(ahead, angle);
    const before = runningPicture(1.2, ahead);
    const after = spinPicture(1.2, angle, 0, turns);
    const turn = (before.ball - after.ball) / (Math.PI * 2);
    expect(turn).toBeCloseTo(Math.round(turn));
    expect(after.distance).toBe(before.distance);
    const end = spinPicture(1.2, angle, 1, turns);
    expect(end.ball - end.wheel).toBeCloseTo(angle);
  });

  it("the ball stays between pocket and track while it falls", () => {
    for (let share = 0.5; share < 0.84; share += 0.01) {
      const { distance } = spinPicture(0, 1, share);
      expect(distance).toBeGreaterThanOrEqual(0.65);
      expect(distance).toBeLessThanOrEqual(0.931);
    }
  });
});
