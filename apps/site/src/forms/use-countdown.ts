import { useEffect, useState } from "react";

/** Counts down whole seconds from what `start` was given; 0 when over. */
export function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [untilMs, setUntilMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((untilMs - nowMs) / 1_000));
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return;
    const tick = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, [running]);

  const start = (seconds: number) => {
    const now = Date.now();
    setNowMs(now);
    setUntilMs(now + seconds * 1_000);
  };
  return { secondsLeft, start };
}
