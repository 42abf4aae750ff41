import { useEffect, useSyncExternalStore } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";

const useDesktopMenu = create<{ hidden: boolean }>()(
  persist((): { hidden: boolean } => ({ hidden: false }), { name: "side_menu", skipHydration: true }),
);

/** Room for a column beside the page: as wide as the page's frame shows one. */
const WIDE = "(width >= 80rem)";

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}

function onWidth(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Does the menu stand beside this page just now? Then the games bar stands there too, and covers nothing. */
export function isMenuBeside(): boolean {
  return isWide() && !useDesktopMenu.getState().hidden;
}

/** A player's menu stands beside the page where the window is wide, and the header's button puts it away, also for the next visit [4.14]. */
export function useMenuBeside(possible: boolean) {
  const hidden = useDesktopMenu((state) => state.hidden);
  useEffect(() => {
    void Promise.resolve(useDesktopMenu.persist.rehydrate());
  }, []);
  const wide = useSyncExternalStore(onWidth, isWide, () => false);
  const shown = possible && !hidden;
  return {
    shown,
    /** It is to be seen: the header stays with it [2.28]. */
    open: shown && wide,
    /** Answers whether a press of the menu's button was for the menu beside the page; elsewhere it slides the other one in. */
    toggle(): boolean {
      if (!possible || !isWide()) return false;
      useDesktopMenu.setState({ hidden: !hidden });
      return true;
    },
  };
}
