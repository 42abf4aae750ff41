import { useEffect, useState } from "react";

const lookEveryMs = 15_000;

/** The browser's current time in ms, updated every 15 s; undefined on the server and in the first render. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), lookEveryMs);
    return () => clearInterval(tick);
  }, []);
  return now;
}
