import { create } from "zustand";
import { persist } from "zustand/middleware";

/** `open` stands beside the page and is kept for the next visit [3.05]; `peek` lies over a page that has no room for it, and ends with that page. */
type GamesBarState = { open: boolean; peek: boolean };

export const useGamesBar = create<GamesBarState>()(
  persist((): GamesBarState => ({ open: false, peek: false }), {
    name: "games_bar",
    partialize: ({ open }) => ({ open }) as GamesBarState,
    skipHydration: true,
  }),
);

/** Opens or closes it; where it lies over what one came for, only for this page. */
export function toggleGamesBar(lasting: boolean): void {
  useGamesBar.setState(({ open, peek }) => (lasting ? { open: !open, peek: false } : { peek: !peek }));
}

export function closeGamesBar(): void {
  useGamesBar.setState({ open: false, peek: false });
}
