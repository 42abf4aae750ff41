import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { useEffect, useState } from "react";
import type { OfficeOutput } from "../gate/call-office.ts";

/** Contact data are on the screen for so long. */
const SHOWN_MS = 60 * SECOND_MS;

export type Contact = OfficeOutput<"revealPlayer">;

/** Contact data that are shown for a minute; they are gone before when somebody leaves the page or the window. */
export function useRevealed() {
  const [shown, setShown] = useState<{ data: Contact; until: number }>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!shown) return;
    const look = () => {
      setNow(Date.now());
      if (Date.now() >= shown.until || document.visibilityState === "hidden") setShown(undefined);
    };
    const timer = setInterval(look, SECOND_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [shown]);
  return {
    data: shown?.data,
    secondsLeft: shown ? Math.max(0, Math.round((shown.until - now) / SECOND_MS)) : 0,
    show(data: Contact) {
      setNow(Date.now());
      setShown({ data, until: Date.now() + SHOWN_MS });
    },
    hide: () => setShown(undefined),
  };
}
