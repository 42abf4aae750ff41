import type { SessionEndReason } from "@bellwether/contract/envelope.ts";
import { create } from "zustand";

type SessionEndState = { reason: SessionEndReason | undefined; onPurpose: boolean };

/** Why the session ended while the page was open, if it did [4.08]. */
export const useSessionEnd = create<SessionEndState>(() => ({ reason: undefined, onPurpose: false }));

/** The first reason stays: what follows it are only more calls of the same dead session. */
export function endSessionHere(reason: SessionEndReason | undefined): void {
  const state = useSessionEnd.getState();
  if (state.onPurpose || state.reason !== undefined) return;
  useSessionEnd.setState({ reason: reason ?? "session_missing" });
}

/** The player is logging out here: the gate's word that the session is over is no news to this page. */
export function leaveOnPurpose(): void {
  useSessionEnd.setState({ onPurpose: true });
}

/** A new session: nothing has ended. */
export function beginSessionHere(): void {
  useSessionEnd.setState({ reason: undefined, onPurpose: false });
}

/** These two show the logged-out modal; any other reason goes home. */
export function showsModal(reason: SessionEndReason): boolean {
  return reason === "SignedInToAnotherSystem" || reason === "idle_logout";
}
