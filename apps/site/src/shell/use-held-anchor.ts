import { useEffect } from "react";
import { useLocation } from "react-router";

/** Longer than rows above an anchor take to get the size that they have once they are drawn. */
const HELD_MS = 3_000;

/**
 * Keeps the anchor of the address where the page's scroll padding puts it, 120 px below the top [2.26], while what stands above it still grows.
 * The reader's own scrolling ends it.
 */
export function useHeldAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor again is another way to it
  useEffect(() => {
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
  }, [hash, key]);
}
