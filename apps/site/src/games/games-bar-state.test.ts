import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("window", {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  },
});
const { closeGamesBar, toggleGamesBar, useGamesBar } = await import("./games-bar-state.ts");

const state = () => useGamesBar.getState();

beforeEach(() => {
  kept.clear();
  closeGamesBar();
});

describe("the games bar", () => {
  it("the games bar opens and closes next to the page and stays so for the next visit", () => {
    toggleGamesBar(true);
    expect(state()).toMatchObject({ open: true, peek: false });
    expect(JSON.parse(kept.get("games_bar")!).state).toEqual({ open: true });
    toggleGamesBar(true);
    expect(state()).toMatchObject({ open: false, peek: false });
  });

  it("the games bar opens for one page only where it has to cover the page", () => {
    toggleGamesBar(false);
    expect(state()).toMatchObject({ open: false, peek: true });
    expect(JSON.parse(kept.get("games_bar")!).state).toEqual({ open: false });
    closeGamesBar();
    expect(state()).toMatchObject({ open: false, peek: false });
  });
});
