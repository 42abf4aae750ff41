import { create } from "zustand";

/** Is a round running in the game on the screen? Overlays wait until it ends. */
export const useRoundRunning = create<{ running: boolean }>(() => ({ running: false }));
