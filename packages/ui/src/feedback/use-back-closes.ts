import { useEffect, useEffectEvent } from "react";

/** What the browser closes with its own gesture; not in every browser, nor in TypeScript's list of what they have. */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void };

/** A window whose browser may have it. */
export type WithCloseWatcher = { CloseWatcher?: new () => CloseWatcher };

/** A phone's way back closes what lies over the page, as it does in its own apps, and does not leave the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher } = window as WithCloseWatcher;
    if (!open || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => closeNow();
    return () => watcher.destroy();
  }, [open]);
}
