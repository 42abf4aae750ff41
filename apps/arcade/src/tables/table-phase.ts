import { msUntil, type TableState } from "./table-state.ts";

/**
 * The phase that the player sees. `closing` is the last 5 s before the bets are closed. `running` has no end that the player may know; it
 * may have a question with a deadline.
 */
export type ShownPhase = "pause" | "betting" | "closing" | "drawing" | "running" | "result" | "void";

/** The phase with its remaining and its whole duration in milliseconds. Both are 0 if the phase has no known end. */
export type Shown = { phase: ShownPhase; leftMs: number; wholeMs: number };

const CLOSING_MS = 5_000;
const NONE = { leftMs: 0, wholeMs: 0 };

/**
 * The phase to show. `asked` is the time to answer the question of a running round. `landed` is the number of the last round whose draw was
 * shown to its end, because the ball lands after the draw.
 */
export function shownPhase(
  state: TableState,
  landed: number,
  nowMs: number,
  asked: Omit<Shown, "phase"> = NONE,
): Shown {
  const { round, waitsFor } = state;
  if (!round) return { phase: "pause", ...NONE };
  const leftMs = msUntil(round.phaseEndsAt, state, nowMs);
  const isOver = round.phase === "paid" || round.phase === "void";
  if (waitsFor && isOver && leftMs === 0) return { phase: "pause", ...NONE };
  if (round.phase === "betting") {
    const phase = leftMs > CLOSING_MS ? "betting" : "closing";
    return { phase, leftMs, wholeMs: Date.parse(round.betsCloseAt) - Date.parse(round.startedAt) };
  }
  if (round.phase === "void") return { phase: "void", leftMs, wholeMs: leftMs };
  if (round.phase === "running") return { phase: "running", ...NONE, ...asked };
  if (landed !== round.number) return { phase: "drawing", ...NONE };
  return { phase: "result", leftMs: round.phase === "paid" ? leftMs : 0, wholeMs: 5_000 };
}
