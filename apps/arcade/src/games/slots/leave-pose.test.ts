import { slotWinVerbs } from "@bellwether/contract/content/world.ts";
import { expect, it } from "vitest";
import { leavePose } from "./leave-pose.ts";

it.each(slotWinVerbs)(
  "the movement %s of a leaving symbol starts visible at its position and ends invisible",
  (verb) => {
    expect(leavePose(verb, 0).alpha).toBe(1);
    expect(leavePose(verb, 1).alpha).toBeCloseTo(0);
    expect(leavePose(verb, 0)).toMatchObject({ x: 0, rotation: 0 });
  },
);

it("the leaving movements of all verbs differ halfway", () => {
  const seen = slotWinVerbs.map((verb) => JSON.stringify(leavePose(verb, 0.5)));
  expect(new Set(seen).size).toBe(slotWinVerbs.length);
});
