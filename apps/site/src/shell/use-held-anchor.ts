import { useEffect } from "react";
import { useLocation } from "react-router";

/** Longer than the rows above an anchor need to reach their final height. */
const HELD_MS = 3_000;

/**
 * Keeps the address's anchor 120 px below the top [2.26] while the content above it is still growing.
 * Stops when the reader scrolls, presses or types.
 */
export function useHeldAnchor(): void {
  const location = useLocation();
  useEffect(() => {
    // Depends on the whole location, because following the same anchor again creates a new location object.
    const { hash } = location;
    const anchor = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!anchor) return;
    const own = new AbortController();
    const wantedPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    let frame = 0;
    const hold = () => {
      if (Math.abs(anchor.getBoundingClientRect().top - wantedPx) >= 0.5)
        anchor.scrollIntoView({ behavior: "instant" });
      frame = requestAnimationFrame(hold);
    };
    const end = () => {
      cancelAnimationFrame(frame);
      own.abort();
    };
    hold();
    for (const event of ["wheel", "touchmove", "pointerdown", "keydown"])
      window.addEventListener(event, end, { signal: own.signal, passive: true });
    const timer = setTimeout(end, HELD_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [location]);
}
