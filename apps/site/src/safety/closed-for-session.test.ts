import { afterEach, expect, test, vi } from "vitest";
import { closeForSession, isClosedForSession } from "./closed-for-session.ts";

afterEach(() => void vi.unstubAllGlobals());

test("17: what was closed stays closed over full loads in its session, comes again with the next, and keeps no token", () => {
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

test("a browser that keeps nothing shows it again, and breaks nothing", () => {
  vi.stubGlobal("window", {});
  closeForSession("first-token");
  expect(isClosedForSession("first-token")).toBe(false);
});
