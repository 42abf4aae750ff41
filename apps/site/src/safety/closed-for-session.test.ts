import { afterEach, expect, test, vi } from "vitest";
import { closeForSession, isClosedForSession } from "./closed-for-session.ts";

afterEach(() => void vi.unstubAllGlobals());

test("17: a closed notice stays closed over full page loads of its session, returns in the next session, and stores no token", () => {
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

test("when the browser's storage is blocked, the notice shows again and nothing throws", () => {
  vi.stubGlobal("window", {});
  closeForSession("first-token");
  expect(isClosedForSession("first-token")).toBe(false);
});
