import { useEffect, useSyncExternalStore } from "react";
import { useMounted } from "../shell/use-mounted.ts";

/**
 * The whole page fills the screen and not the game's frame alone: header, session clock and whatever else a market wants in sight stay
 * there. It ends with the page that asked for it.
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

/** The browser said no, or the reader was quicker. */
const stayAsItIs = () => {};
