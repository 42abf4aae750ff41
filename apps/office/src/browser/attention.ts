import { MINUTE_MS } from "@bellwether/contract/durations.ts";

/** A call so long after the last key or touch is the page's own. */
const ATTENDED_MS = MINUTE_MS;

let touchedAt = Date.now();

/** Notes from now on when somebody is at the desk. */
export function watchAttention(): void {
  const note = () => {
    touchedAt = Date.now();
  };
  for (const kind of ["pointerdown", "pointermove", "keydown", "wheel", "focus"] as const)
    window.addEventListener(kind, note, { capture: true, passive: true });
}

/** Whether somebody has moved, typed or looked at this window within the last minute. */
export const isAttended = (): boolean => Date.now() - touchedAt < ATTENDED_MS;
