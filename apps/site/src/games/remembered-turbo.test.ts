import { afterEach, describe, expect, it, vi } from "vitest";
import { isTurboRemembered, rememberTurbo } from "./remembered-turbo.ts";

afterEach(() => vi.unstubAllGlobals());

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  };
}

describe("turbo in games", () => {
  it("turbo in games is remembered until it is switched off", () => {
    vi.stubGlobal("window", { localStorage: storageOf(new Map()) });
    expect(isTurboRemembered()).toBe(false);
    rememberTurbo(true);
    expect(isTurboRemembered()).toBe(true);
    rememberTurbo(false);
    expect(isTurboRemembered()).toBe(false);
  });

  it("turbo in games is remembered for this page where storage is blocked", () => {
    vi.stubGlobal("window", {
      get localStorage(): never {
        throw new Error("blocked");
      },
    });
    rememberTurbo(true);
    expect(isTurboRemembered()).toBe(true);
    rememberTurbo(false);
    expect(isTurboRemembered()).toBe(false);
  });
});
