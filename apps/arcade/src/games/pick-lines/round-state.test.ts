import { expect, it } from "vitest";
import { advance, newRound } from "./round-state.ts";

it("shows the prizes found, the empty box, and at the end the contents of the other boxes", () => {
  let state = advance(newRound([]), { type: "pick-started", boxes: 12 });
  state = advance(state, { type: "prize-won", box: 3, payoutMinor: "250", totalMinor: "250" });
  state = advance(state, { type: "box-empty", box: 0 });
  expect(state.wonMinor).toBe(250n);
  const contents = ["0", "70", "0", "250", ...Array<string>(8).fill("40")];
  state = advance(state, { type: "boxes-shown", contentsMinor: contents, totalMinor: "250" });
  expect(state.boxes.slice(0, 4)).toEqual([
    { kind: "empty", isMissed: false },
    { kind: "prize", amountMinor: 70n, isMissed: true },
    { kind: "empty", isMissed: true },
    { kind: "prize", amountMinor: 250n, isMissed: false },
  ]);
  expect(state.pickMinor).toBe(250n);
});
