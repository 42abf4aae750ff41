import { create } from "zustand";
import { persist } from "zustand/middleware";

/** Whether a player's menu stands beside the page on a desktop [4.14]; kept for the next visit. */
export const useDesktopMenu = create<{ hidden: boolean }>()(
  persist((): { hidden: boolean } => ({ hidden: false }), { name: "side_menu", skipHydration: true }),
);
