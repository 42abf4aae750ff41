import { inBrowser } from "@bellwether/ui/browser-storage.ts";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptState } from "../browser/kept-state.ts";

/** `open`: next to the page, remembered for the next visit [3.05]. `peek`: over a page without room for it, until the player leaves the page. */
type GamesBarState = { open: boolean; peek: boolean };

export const useGamesBar = create<GamesBarState>()(
  persist((): GamesBarState => ({ open: false, peek: false }), {
    name: "games_bar",
    storage: keptState(inBrowser, ({ open }) => typeof open === "boolean"),
    partialize: ({ open }) => ({ open }) as GamesBarState,
    skipHydration: true,
  }),
);

/** Opens or closes the bar; where it covers the page, for this page only. */
export function toggleGamesBar(lasting: boolean): void {
  useGamesBar.setState(({ open, peek }) => (lasting ? { open: !open, peek: false } : { peek: !peek }));
}

export function closeGamesBar(): void {
  useGamesBar.setState({ open: false, peek: false });
}
