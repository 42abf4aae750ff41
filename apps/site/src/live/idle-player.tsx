import { useEffect, useRef } from "react";
import { useGate } from "../gate/use-gate.ts";
import { endSessionHere } from "../session/session-end.ts";
import { onActivity, useIdle } from "./idle-state.ts";
import { type IdleInPlay, idleTimes, watchIdle } from "./idle-watch.ts";
import { refreshBalance } from "./refresh-balance.ts";

const moves = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "scroll"] as const;

type IdlePlayerProps = {
  houseMs: number;
  /** The market's idle times while a game is open. */
  inPlay: IdleInPlay | undefined;
  player: string;
};

/** Logs a player out after a warning when they have been idle for the house's time-out [4.08, 9.03] or the market's time-out in play. */
export default function IdlePlayer({ houseMs, inPlay, player }: IdlePlayerProps) {
  const { timeoutMs, warningMs } = idleTimes(houseMs, inPlay);
  const playMinutes = inPlay && timeoutMs < houseMs ? inPlay.askAfterSeconds / 60 : undefined;
  const gate = useGate();
  const call = useRef(gate);
  useEffect(() => {
    call.current = gate;
  });

  useEffect(() => {
    const otherPages = new BroadcastChannel(`activity ${player}`);
    const watch = watchIdle({
      timeoutMs,
      warningMs,
      clock: {
        now: Date.now,
        every: (ms, run) => {
          const timer = setInterval(run, ms);
          return () => clearInterval(timer);
        },
      },
      onWarning: (secondsLeft) => useIdle.setState({ secondsLeft }),
      onIdle: () => {
        useIdle.setState({ secondsLeft: undefined });
        // Set the reason before the call: the gate would report the end without a reason.
        endSessionHere("idle_logout");
        call.current("logout", { reason: "idle_logout" }).catch(() => undefined);
      },
      onStillHere: () => void refreshBalance(() => call.current("balance", {})),
      onActive: (at) => otherPages.postMessage(at),
    });
    otherPages.onmessage = ({ data }) => {
      if (typeof data === "number") watch.back(data);
    };
    useIdle.setState({ secondsLeft: undefined, playMinutes, stay: () => watch.back() });
    onActivity(watch.active);
    for (const move of moves) window.addEventListener(move, watch.active, { passive: true, capture: true });
    return () => {
      watch.stop();
      otherPages.close();
      onActivity(() => {});
      useIdle.setState({ secondsLeft: undefined });
      for (const move of moves) window.removeEventListener(move, watch.active, { capture: true });
    };
  }, [timeoutMs, warningMs, playMinutes, player]);
  return null;
}
