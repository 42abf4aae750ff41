import { create } from "zustand";

/**
 * Is a round running in the game on the screen? Awards wait until it ends. While a timed round runs, reality checks wait too: its table asks
 * for decisions that cannot wait.
 */
export const useRoundRunning = create<{ running: boolean; isTimed: boolean }>(() => ({
  running: false,
  isTimed: false,
}));

/** No round runs any more, or nobody sees it. */
export function endRoundRunning(): void {
  useRoundRunning.setState({ running: false, isTimed: false });
}
