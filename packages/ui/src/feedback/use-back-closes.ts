import { useEffect, useEffectEvent } from "react";

/** The browser's CloseWatcher; not every browser has it, and TypeScript's types lack it. */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void };

/** A window whose browser may have CloseWatcher. */
export type WithCloseWatcher = { CloseWatcher?: new () => CloseWatcher };

/** Lets a phone's back gesture close an overlay, as in native apps, instead of leaving the page. */
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
