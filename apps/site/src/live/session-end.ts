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

/** The player ends the session here: the gate's word that it is over is no news to this page. */
export function leaveOnPurpose(): void {
  useSessionEnd.setState({ onPurpose: true });
}

/** A new session: nothing has ended. */
export function beginSessionHere(): void {
  useSessionEnd.setState({ reason: undefined, onPurpose: false });
}

/** These two show the logged-out modal where the player is; any other reason goes home. */
export function showsModal(reason: SessionEndReason): boolean {
  return reason === "SignedInToAnotherSystem" || reason === "idle_logout";
}

/** The reasons that are told once the player is home; to log out oneself, or to come with a token of old, needs no words. */
const told = ["login_limit", "excluded", "password_changed", "account_closed"] as const;
export type ToldReason = (typeof told)[number];

export function isTold(reason: string | undefined): reason is ToldReason {
  return (told as readonly (string | undefined)[]).includes(reason);
}

/** What the page at home says of a session that has just ended; a whole page load lies between, and it is said once. */
export type Farewell = { reason: ToldReason; until?: string; cashLeft?: string; currency?: string };

const farewellKey = "session_farewell";

export function keepFarewell(farewell: Farewell): void {
  try {
    window.sessionStorage.setItem(farewellKey, JSON.stringify(farewell));
  } catch {
    // A browser that keeps nothing shows the lobby alone.
  }
}

/** What the query's `ended` tells: a page that needed the session has sent its reader here. Anything else there says nothing. */
export function endedInQuery(search: string): SessionEndReason | undefined {
  const reason = new URLSearchParams(search).get("ended") as SessionEndReason | null;
  return reason !== null && (showsModal(reason) || isTold(reason)) ? reason : undefined;
}

/** The same query once it is told. */
export function withoutEnded(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("ended");
  return query.size > 0 ? `?${query}` : "";
}

const toldKey = "session_end_told";

/** The modal has told of the end: the page that it leads to comes with the same dead cookie, and need not tell it again. */
export function keepTold(): void {
  try {
    window.sessionStorage.setItem(toldKey, "yes");
  } catch {
    // A browser that keeps nothing is told twice.
  }
}

export function takeTold(): boolean {
  try {
    const told = window.sessionStorage.getItem(toldKey) === "yes";
    window.sessionStorage.removeItem(toldKey);
    return told;
  } catch {
    return false;
  }
}

export function takeFarewell(): Farewell | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(farewellKey) ?? "null");
    window.sessionStorage.removeItem(farewellKey);
    return isTold((kept as Farewell | null)?.reason) ? (kept as Farewell) : undefined;
  } catch {
    return undefined;
  }
}
