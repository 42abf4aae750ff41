import { create } from "zustand";

/** Whether the player's push connection is open: while it is not, parts of the page ask instead. */
export const usePushLink = create<{ isUp: boolean }>(() => ({ isUp: false }));
