import { useEffect } from "react";

const POLL_MS = 10_000;
/** With push, the page polls only in case a message was lost. */
const POLL_WITH_PUSH_MS = 60_000;

/**
 * Calls `look` every ten seconds while the page is visible, every minute where push brings the changes, and at once when the page becomes
 * visible again. Each new `look` starts the interval again, so the caller keeps it with `useCallback`.
 */
export function usePoll(look: () => Promise<void>, { isPushed = false, isOff = false } = {}): void {
  useEffect(() => {
    if (isOff) return;
    const lookIfVisible = () => {
      if (document.visibilityState === "visible") void look();
    };
    const timer = setInterval(lookIfVisible, isPushed ? POLL_WITH_PUSH_MS : POLL_MS);
    document.addEventListener("visibilitychange", lookIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfVisible);
    };
  }, [look, isPushed, isOff]);
}
