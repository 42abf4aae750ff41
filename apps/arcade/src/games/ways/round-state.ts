import type { WaysEvent } from "@bellwether/games/mechanics/ways/wire.ts";
import { advance as advanceLines, type LinesState } from "../lines/round-state.ts";

/** Applies one event to the round's state: a win in ways counts as one on a line does, and all else is as in `lines`. */
export function advance(state: LinesState, event: WaysEvent): LinesState {
  if (event.type !== "ways-won") return advanceLines(state, event);
  const { symbol, positions, multiplier, payoutMinor } = event;
  return advanceLines(state, { type: "line-won", line: 0, symbol, positions, multiplier, payoutMinor });
}
