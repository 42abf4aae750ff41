import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  beginSessionHere,
  endedInQuery,
  endSessionHere,
  isAnnounced,
  isToldBy,
  keepAnnounced,
  leaveOnPurpose,
  showsModal,
  takeAnnounced,
  useSessionEnd,
  withoutEnded,
} from "./session-end.ts";

const reason = () => useSessionEnd.getState().reason;

beforeEach(beginSessionHere);
afterEach(() => void vi.unstubAllGlobals());

test("keeps the first reason", () => {
  endSessionHere("SignedInToAnotherSystem");
  endSessionHere("session_missing");
  expect(reason()).toBe("SignedInToAnotherSystem");
});

test("reports nothing when the player logs out", () => {
  leaveOnPurpose();
  endSessionHere("logged_out");
  expect(reason()).toBeUndefined();
});

test("a new session clears the last one's end", () => {
  endSessionHere("idle_logout");
  beginSessionHere();
  expect(reason()).toBeUndefined();
});

test.each([
  ["SignedInToAnotherSystem", true],
  ["idle_logout", true],
  ["logged_out", false],
  ["session_missing", false],
  ["excluded", false],
] as const)("%s shows the logged-out modal: %s", (ended, shown) => {
  expect(showsModal(ended)).toBe(shown);
});

test.each([
  ["login_limit", true],
  ["excluded", true],
  ["password_changed", true],
  ["account_closed", true],
  ["logged_out", false],
  ["session_missing", false],
  ["constructor", false],
] as const)("%s is shown at home: %s", (ended, isSaid) => {
  expect(isAnnounced(ended)).toBe(isSaid);
});

test("an end that the modal showed is shown once: the next page reads the note, and the one after has none", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  expect(takeAnnounced()).toBe(false);
  keepAnnounced();
  expect([takeAnnounced(), takeAnnounced()]).toEqual([true, false]);
});

test("when the browser's storage is blocked, an end is shown once while the page is not left", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): Storage {
      throw new Error("denied");
    },
  });
  keepAnnounced();
  expect([takeAnnounced(), takeAnnounced()]).toEqual([true, false]);
});

test("[4.08] an address names why the session ended, with known reasons only, and once", () => {
  expect(endedInQuery("?origin=%2Fcashout&ended=idle_logout")).toBe("idle_logout");
  expect(endedInQuery("?ended=excluded")).toBe("excluded");
  for (const other of ["", "?ended=", "?ended=session_missing", "?ended=logged_out", "?ended=%3Cb%3E"])
    expect(endedInQuery(other)).toBeUndefined();
  expect(withoutEnded("?origin=%2Fcashout&ended=idle_logout")).toBe("?origin=%2Fcashout");
  expect(withoutEnded("?ended=idle_logout")).toBe("");
});

test("the page of an exclusion says itself why the session ended, in every language; no other page and no other reason", () => {
  expect(["/playsafe/away", "/fi/playsafe/away"].map((path) => isToldBy(path, "excluded"))).toEqual([
    true,
    true,
  ]);
  expect(isToldBy("/", "excluded")).toBe(false);
  expect(isToldBy("/playsafe/away", "account_closed")).toBe(false);
});
