import { useSyncExternalStore } from "react";

/** Yes or no to something that is asked once, kept in this browser [3.05]. */
export type RememberedChoice = "depositLimitsInfoSeen" | "britishWelcomeSeen";

const changed = new EventTarget();

export function rememberChoice(name: RememberedChoice, choice: "yes" | "no"): void {
  try {
    window.localStorage.setItem(name, choice);
  } catch {
    // A browser that keeps nothing asks again.
  }
  changed.dispatchEvent(new Event("change"));
}

/** The choice, `undefined` where none was made; `waiting` until the page runs, so that nothing flashes at those who chose. */
export function useRememberedChoice(name: RememberedChoice): "yes" | "no" | undefined | "waiting" {
  return useSyncExternalStore(
    listen,
    () => read(name),
    () => "waiting" as const,
  );
}

function read(name: RememberedChoice): "yes" | "no" | undefined {
  try {
    const kept = window.localStorage.getItem(name);
    return kept === "yes" || kept === "no" ? kept : undefined;
  } catch {
    return undefined;
  }
}

function listen(hear: () => void): () => void {
  changed.addEventListener("change", hear);
  window.addEventListener("storage", hear);
  return () => {
    changed.removeEventListener("change", hear);
    window.removeEventListener("storage", hear);
  };
}
