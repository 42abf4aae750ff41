import { inBrowser, readWord } from "@bellwether/ui/browser-storage.ts";
import { useSyncExternalStore } from "react";

/** The answer to a question that is asked once, kept in this browser [3.05]. */
export type RememberedChoice = "depositLimitsInfoSeen" | "britishWelcomeSeen";

const changed = new EventTarget();

export function rememberChoice(name: RememberedChoice, choice: "yes" | "no"): void {
  inBrowser.write(name, choice);
  changed.dispatchEvent(new Event("change"));
}

/** The answer, `undefined` if there is none; `waiting` until hydration, so that the question never flashes at those who answered it. */
export function useRememberedChoice(name: RememberedChoice): "yes" | "no" | undefined | "waiting" {
  return useSyncExternalStore(
    listen,
    () => readWord(inBrowser, name, ["yes", "no"]),
    () => "waiting" as const,
  );
}

function listen(onChange: () => void): () => void {
  changed.addEventListener("change", onChange);
  window.addEventListener("storage", onChange);
  return () => {
    changed.removeEventListener("change", onChange);
    window.removeEventListener("storage", onChange);
  };
}
