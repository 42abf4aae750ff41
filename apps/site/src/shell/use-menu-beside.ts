import { inBrowser } from "@bellwether/ui/browser-storage.ts";
import { namedMedia } from "@bellwether/ui/tokens/media.ts";
import { useEffect, useSyncExternalStore } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptState } from "../browser/kept-state.ts";

const useDesktopMenu = create<{ hidden: boolean }>()(
  persist((): { hidden: boolean } => ({ hidden: false }), {
    name: "side_menu",
    storage: keptState(inBrowser, ({ hidden }) => typeof hidden === "boolean"),
    skipHydration: true,
  }),
);

/** The window width from which the page's frame shows a column beside the page. */
const WIDE = namedMedia.wide;

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}

function onWidth(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Is the menu shown beside this page? Then the games bar is there too, and covers nothing. */
export function isMenuBeside(): boolean {
  return isWide() && !useDesktopMenu.getState().hidden;
}

/** In a wide window a player's menu is beside the page, and the header's button hides it, also for the next visit [4.14]. */
export function useMenuBeside(possible: boolean) {
  const hidden = useDesktopMenu((state) => state.hidden);
  useEffect(() => {
    void Promise.resolve(useDesktopMenu.persist.rehydrate());
  }, []);
  const wide = useSyncExternalStore(onWidth, isWide, () => false);
  const shown = possible && !hidden;
  return {
    shown,
    /** The menu is visible, so the header stays visible too [2.28]. */
    open: shown && wide,
    /** Toggles the menu beside the page and returns true; returns false where the button must open the slide-in menu instead. */
    toggle(): boolean {
      if (!possible || !isWide()) return false;
      useDesktopMenu.setState({ hidden: !hidden });
      return true;
    },
  };
}
