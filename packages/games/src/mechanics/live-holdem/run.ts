import {
  DEFAULT_DELAY_MS,
  type RunMoment,
  type RunOfDecisions,
  type RunPlay,
} from "../../rules/shared-run.ts";
import { flopEvents, type HoldemCards } from "../casino-holdem/play.ts";

/** The flop is shown this long after the player's cards, and the question comes when it lies. */
const FLOP_MS = 1_600;
const ASKED_MS = 3_000;
/** The time to call or fold. */
export const DECIDE_MS = 12_000;
const UNTIL_MS = ASKED_MS + DECIDE_MS;
/** A call without an answer of the wallet is awaited for some 5 s beyond the deadline. */
const MAX_RUN_MS = UNTIL_MS + 10_000;

/**
 * The run of live hold'em: everybody sees the same two cards and the same flop, and each bet calls or folds by itself. It ends when all have
 * answered, or at the deadline.
 */
export const holdemRun: RunOfDecisions<HoldemCards> = {
  kind: "decisions",
  isAlone: true,
  longestMs: MAX_RUN_MS,
  momentOf(cards, play, nowMs): RunMoment {
    const [player, flop] = flopEvents(cards);
    const events = [nowMs >= 0 ? player : undefined, nowMs >= FLOP_MS ? flop : undefined];
    const endsMs = endOf(play);
    const isOver = endsMs !== null && nowMs >= endsMs;
    const isAsked = nowMs >= ASKED_MS && !isOver && play.bets.length > 0;
    const changes = [0, FLOP_MS, ASKED_MS].find((ms) => ms > nowMs);
    const answered = new Set(play.actions.map(({ roundId }) => roundId));
    return {
      events: events.filter((event) => event !== undefined),
      question: isAsked ? { roundId: null, untilMs: UNTIL_MS } : null,
      nextMs: changes ?? endsMs,
      isOver,
      turnOf(roundId) {
        if (answered.has(roundId) || nowMs >= UNTIL_MS) return "late";
        return nowMs < ASKED_MS ? "early" : "now";
      },
    };
  },
};

/** When the run is over; null while a call is uncertain. */
function endOf({ bets, actions, holds }: RunPlay): number | null {
  const answered = new Set(actions.map(({ roundId }) => roundId));
  const waiting = new Set(bets.map(({ roundId }) => roundId).filter((roundId) => !answered.has(roundId)));
  if (waiting.size === 0) return Math.max(ASKED_MS, ...actions.map(({ afterMs }) => afterMs));
  let untilMs = UNTIL_MS;
  for (const hold of holds) {
    if (!waiting.has(hold.roundId)) continue;
    if (hold.untilMs === null) return null;
    untilMs = Math.max(untilMs, hold.untilMs);
  }
  return untilMs + DEFAULT_DELAY_MS;
}
