import { useSyncExternalStore } from "react";

/** The answer to a question that is asked once, kept in this browser [3.05]. */
export type RememberedChoice = "depositLimitsInfoSeen" | "britishWelcomeSeen";

const changed = new EventTarget();

export function rememberChoice(name: RememberedChoice, choice: "yes" | "no"): void {
  try {
    window.localStorage.setItem(name, choice);
  } catch {
    // Storage is blocked: the question is asked again.
  }
  changed.dispatchEvent(new Event("change"));
}

/** The answer, `undefined` if there is none; `waiting` until hydration, so that the question never flashes at those who answered it. */
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

function listen(onChange: () => void): () => void {
  changed.addEventListener("change", onChange);
  window.addEventListener("storage", onChange);
  return () => {
    changed.removeEventListener("change", onChange);
    window.removeEventListener("storage", onChange);
  };
}
