import { useEffect } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";

const useDesktopMenu = create<{ hidden: boolean }>()(
  persist((): { hidden: boolean } => ({ hidden: false }), { name: "side_menu", skipHydration: true }),
);

/** Has the window room for a column beside the page? As wide as the page's frame shows one. */
function isWide(): boolean {
  return window.matchMedia("(width >= 80rem)").matches;
}

/** Does the menu stand beside this page just now? Then the games bar stands there too, and covers nothing. */
export function isMenuBeside(): boolean {
  return isWide() && !useDesktopMenu.getState().hidden;
}

/** A player's menu stands beside the page where the window is wide, and the header's button puts it away, also for the next visit [4.14]. */
export function useMenuBeside(possible: boolean) {
  const hidden = useDesktopMenu((state) => state.hidden);
  useEffect(() => {
    Promise.resolve(useDesktopMenu.persist.rehydrate());
  }, []);
  return {
    shown: possible && !hidden,
    /** Answers whether a press of the menu's button was for the menu beside the page; elsewhere it slides the other one in. */
    toggle(): boolean {
      if (!possible || !isWide()) return false;
      useDesktopMenu.setState({ hidden: !hidden });
      return true;
    },
  };
}
