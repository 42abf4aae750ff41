import { create } from "zustand";

/** Does a round run in the game on the screen? What would lie over it waits. */
export const useRoundRunning = create<{ running: boolean }>(() => ({ running: false }));
