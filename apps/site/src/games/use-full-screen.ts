import { useEffect, useSyncExternalStore } from "react";
import { useMounted } from "../browser/use-mounted.ts";

/**
 * Puts the whole page on full screen and not only the game's frame, so that the header, the session clock and whatever else a market
 * requires stay visible. Full screen ends when the player leaves the page.
 */
export function useFullScreen() {
  const isPossible = useMounted() && document.fullscreenEnabled;
  const isFull = useSyncExternalStore(
    listen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  useEffect(() => leave, []);
  return { isPossible, isFull, toggle: isFull ? leave : enter };
}

function listen(onChange: () => void) {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}

function enter(): void {
  document.documentElement.requestFullscreen().catch(stayAsItIs);
}

function leave(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(stayAsItIs);
}

/** The browser refused, or the player had already left full screen. */
const stayAsItIs = () => {};
