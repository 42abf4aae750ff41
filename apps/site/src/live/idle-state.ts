import { create } from "zustand";

type IdleState = {
  secondsLeft: number | undefined;
  /** The minutes after which the market has a player in play asked; nothing where the house's own time-out counts. */
  playMinutes: number | undefined;
  stay: () => void;
};

/** The last seconds of a page that nobody touches; nothing while someone does. */
export const useIdle = create<IdleState>(() => ({
  secondsLeft: undefined,
  playMinutes: undefined,
  stay: () => {},
}));

let note = () => {};

/** Someone is here: a pointer, a key, or a round in a game's frame, which keeps its own events to itself. */
export function noteActivity(): void {
  note();
}

export function hearActivityWith(listener: () => void): void {
  note = listener;
}
