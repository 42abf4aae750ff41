import { slotWinVerbs } from "@bellwether/contract/content/world.ts";
import { expect, it } from "vitest";
import { winPose } from "./win-pose.ts";

it.each(slotWinVerbs)(
  "the movement %s of a winning symbol starts and ends at rest, and the symbol never fades",
  (verb) => {
    for (const end of [0, 1]) {
      const { x, y, scaleX, scaleY, rotation } = winPose(verb, end);
      expect([x, y, rotation].map(Math.abs).every((value) => value < 1e-9)).toBe(true);
      expect([scaleX, scaleY]).toEqual([expect.closeTo(1), expect.closeTo(1)]);
    }
    for (let share = 0; share <= 1; share += 0.05) expect(winPose(verb, share).alpha).toBe(1);
  },
);

it("each verb has its own movement, which shifts a symbol by less than a quarter of its cell", () => {
  const acts = slotWinVerbs.map((verb) => Array.from({ length: 21 }, (_, step) => winPose(verb, step / 20)));
  expect(new Set(acts.map((act) => JSON.stringify(act))).size).toBe(slotWinVerbs.length);
  for (const { x, y } of acts.flat()) expect(Math.hypot(x, y)).toBeLessThan(0.25);
});
