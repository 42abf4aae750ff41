import { afterEach, expect, test, vi } from "vitest";
import { closeForSession, isClosedForSession } from "./closed-for-session.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a closed notice stays closed over full page loads of its session, returns in the next session, and stores no token", () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  vi.stubGlobal("window", { localStorage });
  expect(isClosedForSession("first-token")).toBe(false);
  closeForSession("first-token");
  expect(isClosedForSession("first-token")).toBe(true);
  expect(isClosedForSession("second-token")).toBe(false);
  expect(isClosedForSession(undefined)).toBe(false);
  expect([...kept.values()].join()).not.toContain("token");
  closeForSession("second-token");
  expect(isClosedForSession("first-token")).toBe(false);
});

test("when the browser's storage is blocked, the notice stays closed for its session while the page is not left", () => {
  vi.stubGlobal("window", {});
  closeForSession("third-token");
  expect(isClosedForSession("third-token")).toBe(true);
  expect(isClosedForSession("fourth-token")).toBe(false);
});
