import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import { BOXES, type PickLinesEvent } from "@bellwether/games/mechanics/pick-lines/wire.ts";
import { advance as advanceLines, initialState, type LinesState } from "../lines/round-state.ts";

/** A box as the player sees it. `isMissed` marks a box that the player did not open, whose contents are shown at the end. */
export type BoxLook =
  | { readonly kind: "closed" }
  | { readonly kind: "prize"; readonly amountMinor: bigint; readonly isMissed: boolean }
  | { readonly kind: "empty"; readonly isMissed: boolean };

/** The reels as in a lines slot, the boxes, and the sum of the prizes found. */
export type PickLinesState = LinesState & {
  readonly boxes: readonly BoxLook[];
  readonly pickMinor: bigint;
};

export function newRound(grid: Grid): PickLinesState {
  return { ...initialState(grid), boxes: closedBoxes(), pickMinor: 0n };
}

export function advance(state: PickLinesState, event: PickLinesEvent): PickLinesState {
  const { boxes } = state;
  switch (event.type) {
    case "pick-started":
      return { ...state, boxes: closedBoxes(), pickMinor: 0n };
    case "prize-won": {
      const look: BoxLook = { kind: "prize", amountMinor: BigInt(event.payoutMinor), isMissed: false };
      const wonMinor = state.wonMinor + BigInt(event.payoutMinor);
      return { ...state, wonMinor, boxes: boxes.with(event.box, look), pickMinor: BigInt(event.totalMinor) };
    }
    case "box-empty":
      return { ...state, boxes: boxes.with(event.box, { kind: "empty", isMissed: false }) };
    case "boxes-shown":
      return {
        ...state,
        boxes: boxes.map((box, index) =>
          box.kind === "closed" ? missed(BigInt(event.contentsMinor[index] ?? 0)) : box,
        ),
      };
    default:
      return { ...state, ...advanceLines(state, event) };
  }
}

function missed(amountMinor: bigint): BoxLook {
  return amountMinor > 0n
    ? { kind: "prize", amountMinor, isMissed: true }
    : { kind: "empty", isMissed: true };
}

function closedBoxes(): BoxLook[] {
  return Array.from({ length: BOXES }, () => ({ kind: "closed" }));
}
