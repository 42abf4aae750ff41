import type { SessionEndReason } from "@bellwether/contract/envelope.ts";
import { inTab, isRecord, keepValue, readWord, takeValue } from "@bellwether/ui/browser-storage.ts";
import { create } from "zustand";
import { isTextOrNone } from "../browser/kept-state.ts";
import { paths, withoutLanguage } from "../paths.ts";

type SessionEndState = { reason: SessionEndReason | undefined; onPurpose: boolean };

/** Why the session ended while the page was open, if it did [4.08]. */
export const useSessionEnd = create<SessionEndState>(() => ({ reason: undefined, onPurpose: false }));

/** Keeps the first reason: later ones come from calls of the same ended session. */
export function endSessionHere(reason: SessionEndReason | undefined): void {
  const state = useSessionEnd.getState();
  if (state.onPurpose || state.reason !== undefined) return;
  useSessionEnd.setState({ reason: reason ?? "session_missing" });
}

/** The player logs out here, so the gate's refusals that follow are not reported. */
export function leaveOnPurpose(): void {
  useSessionEnd.setState({ onPurpose: true });
}

/** Starts a new session: nothing has ended. */
export function beginSessionHere(): void {
  useSessionEnd.setState({ reason: undefined, onPurpose: false });
}

/** These two reasons show the logged-out modal on the current page; any other reason redirects home. */
export function showsModal(reason: SessionEndReason): boolean {
  return reason === "SignedInToAnotherSystem" || reason === "idle_logout";
}

/** The reasons that the home page shows; logging out, or arriving with an expired token, needs no message. */
const announcedReasons = ["login_limit", "excluded", "password_changed", "account_closed"] as const;
export type AnnouncedReason = (typeof announcedReasons)[number];

export function isAnnounced(reason: string | undefined): reason is AnnouncedReason {
  return (announcedReasons as readonly (string | undefined)[]).includes(reason);
}

/**
 * Whether the page itself says why the session ended: an exclusion has a page of its own. Another tab may load it while the cookie still holds the
 * ended session, and a dialog would then hide what the page says.
 */
export function isToldBy(pathname: string, reason: string | undefined): boolean {
  return reason === "excluded" && withoutLanguage(pathname) === paths.timeAway();
}

/** What the home page says about a session that has just ended; kept across a full page load and shown once. */
export type Farewell = { reason: AnnouncedReason; cashLeft?: string; currency?: string };

const farewellKey = "session_farewell";

export function keepFarewell(farewell: Farewell): void {
  keepValue(inTab, farewellKey, farewell);
}

/** Reads the query's `ended`, set when a page that needs the session redirected its reader here. Ignores unknown reasons. */
export function endedInQuery(search: string): SessionEndReason | undefined {
  const reason = new URLSearchParams(search).get("ended") as SessionEndReason | null;
  return reason !== null && (showsModal(reason) || isAnnounced(reason)) ? reason : undefined;
}

/** The same query without `ended`, once it has been shown. */
export function withoutEnded(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("ended");
  return query.size > 0 ? `?${query}` : "";
}

const announcedKey = "session_end_told";

/** The modal has shown the end: the page that it leads to has the same dead cookie and must not show it again. */
export function keepAnnounced(): void {
  inTab.write(announcedKey, "yes");
}

export function takeAnnounced(): boolean {
  const wasAnnounced = readWord(inTab, announcedKey, ["yes"]) === "yes";
  inTab.remove(announcedKey);
  return wasAnnounced;
}

export function takeFarewell(): Farewell | undefined {
  return takeValue(inTab, farewellKey, isFarewell);
}

function isFarewell(value: unknown): value is Farewell {
  if (!isRecord(value) || typeof value.reason !== "string" || !isAnnounced(value.reason)) return false;
  const { until, cashLeft, currency } = value;
  const isTime = [undefined, ""].includes(until as string) || !Number.isNaN(Date.parse(String(until)));
  const isAmount =
    cashLeft === undefined || (typeof cashLeft === "string" && /^-?\d+(\.\d+)?$/.test(cashLeft));
  return isTime && isAmount && isTextOrNone(currency);
}
