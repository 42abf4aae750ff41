import { create } from "zustand";

type IdleState = {
  secondsLeft: number | undefined;
  /** The market's time-out for an idle player in play; undefined where the house's own time-out applies. */
  playMinutes: number | undefined;
  stay: () => void;
};

/** Seconds left before an idle page logs out; undefined while the player is active. */
export const useIdle = create<IdleState>(() => ({
  secondsLeft: undefined,
  playMinutes: undefined,
  stay: () => {},
}));

let note = () => {};

/** Notes activity: a pointer, a key, or a round in a game's frame, whose own events the page does not see. */
export function noteActivity(): void {
  note();
}

export function onActivity(listener: () => void): void {
  note = listener;
}
