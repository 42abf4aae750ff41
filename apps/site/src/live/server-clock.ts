import { create } from "zustand";

/** By how much the browser's clock is ahead of the server's; undefined until an answer has told the server's time. */
export const useServerClock = create<{ aheadMs: number | undefined }>(() => ({ aheadMs: undefined }));

/** Takes the server's time from an answer that has just come. */
export function tellServerTime(serverMs: number): void {
  useServerClock.setState({ aheadMs: Date.now() - serverMs });
}
