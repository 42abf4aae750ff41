import { useEffect, useState } from "react";
import { useRoot } from "../session/use-player.ts";
import { useRealityCheck } from "./reality-check-state.ts";

const minuteMs = 60_000;

/** Whole minutes since the session began, looked at every 60 s [4.18]; nothing for a visitor. */
export function useSessionMinutes(): number | undefined {
  const heard = useRealityCheck((state) => state.seen);
  const root = useRoot();
  const check = heard ?? root?.safety.check;
  const told = check?.elapsed_minutes;
  const [passed, setPassed] = useState({ since: check, minutes: 0 });
  useEffect(() => {
    if (check === undefined) return;
    const beganAt = Date.now();
    const tick = setInterval(
      () => setPassed({ since: check, minutes: Math.floor((Date.now() - beganAt) / minuteMs) }),
      minuteMs,
    );
    return () => clearInterval(tick);
  }, [check]);
  return told === undefined ? undefined : told + (passed.since === check ? passed.minutes : 0);
}

/** 65 minutes as a clock shows them: `1:05`. */
export function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
