import { create } from "zustand";
import { persist } from "zustand/middleware";

/** `open` is kept for the next visit [3.05]; `peek` is a look on a phone or over a game, and ends with the page. */
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
