import type { WaysEvent } from "@bellwether/games/mechanics/ways/wire.ts";
import { advance as advanceLines, type LinesState } from "../lines/round-state.ts";

/**
 * Applies one event to the round's state. A win in ways counts like a win on a line; rows that open show themselves in the
 * next grid. Everything else is as in `lines`.
 */
export function advance(state: LinesState, event: WaysEvent): LinesState {
  if (event.type === "rows-opened") return state;
  if (event.type !== "ways-won") return advanceLines(state, event);
  const { symbol, positions, multiplier, payoutMinor } = event;
  return advanceLines(state, { type: "line-won", line: 0, symbol, positions, multiplier, payoutMinor });
}
