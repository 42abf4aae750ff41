import { useEffect, useState } from "react";
import { followScroll, headerAtRest } from "./header-scroll.ts";

/** Is the header hidden by scrolling [2.28]? */
export function useHeaderHidden(pinned: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let state = { ...headerAtRest, lastPx: window.scrollY };
    const follow = () => {
      state = followScroll(state, window.scrollY, pinned);
      setHidden(state.hidden);
    };
    follow();
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, [pinned]);
  return hidden && !pinned;
}
