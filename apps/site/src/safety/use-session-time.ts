import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { useEffect, useState } from "react";
import { useRealityCheck } from "../live/reality-check-state.ts";
import { useRoot } from "../page-data/use-player.ts";

/** Whole hours since the session began, and the remaining minutes and seconds. */
export type ElapsedTime = { hours: number; minutes: number; seconds: number };

/** The session's time, ticking each second, so hours and minutes change every 60 s [4.18]. Undefined for a visitor. */
export function useSessionTime(): ElapsedTime | undefined {
  const heard = useRealityCheck((state) => state.seen);
  const root = useRoot();
  const check = heard ?? root?.safety.check;
  const [passed, setPassed] = useState({ since: check, seconds: 0 });
  useEffect(() => {
    if (check === undefined) return;
    return tickSeconds((seconds) => setPassed({ since: check, seconds }));
  }, [check]);
  if (check === undefined) return undefined;
  return sessionTime(check.elapsed_seconds + (passed.since === check ? passed.seconds : 0));
}

/** Reports each second how many have passed since the call, until the returned function is called. After a sleep it catches up in one tick. */
export function tickSeconds(notify: (seconds: number) => void): () => void {
  const beganAt = Date.now();
  const timer = setInterval(() => notify(Math.floor((Date.now() - beganAt) / SECOND_MS)), SECOND_MS);
  return () => clearInterval(timer);
}

export function sessionTime(elapsedSeconds: number): ElapsedTime {
  return {
    hours: Math.floor(elapsedSeconds / 3_600),
    minutes: Math.floor(elapsedSeconds / 60) % 60,
    seconds: elapsedSeconds % 60,
  };
}

/** As a clock shows it: `1:05` and `:09`. */
export function clockText({ hours, minutes, seconds }: ElapsedTime): { time: string; seconds: string } {
  return { time: `${hours}:${twoDigits(minutes)}`, seconds: `:${twoDigits(seconds)}` };
}

const twoDigits = (count: number) => String(count).padStart(2, "0");
