import { MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";

/** Somebody who reads needs so long to notice. */
const WARNING_MS = 2 * MINUTE_MS;
/** The office ends it by its own clock; asking it before would keep the session alive. */
const MARGIN_MS = 3 * SECOND_MS;

export type SessionPhase =
  | { is: "fine" }
  /** It ends for lack of calls: a call keeps it. */
  | { is: "idle"; leftMs: number }
  /** It ends whatever is done. */
  | { is: "last"; leftMs: number }
  | { is: "over" };

export type SessionTimes = { now: number; lastAnswer: number; endsAt: string; idleMinutes: number };

/** How a session stands. */
export function sessionPhase({ now, lastAnswer, endsAt, idleMinutes }: SessionTimes): SessionPhase {
  const idleEnd = lastAnswer + idleMinutes * MINUTE_MS;
  const end = Date.parse(endsAt);
  const leftMs = Math.min(idleEnd, end) - now;
  if (leftMs <= -MARGIN_MS) return { is: "over" };
  if (leftMs > WARNING_MS) return { is: "fine" };
  return { is: end <= idleEnd ? "last" : "idle", leftMs: Math.max(0, leftMs) };
}
