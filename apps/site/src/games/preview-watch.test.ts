import { beforeEach, expect, it, vi } from "vitest";
import {
  focusMs,
  holdMs,
  hoverMovingMs,
  hoverMs,
  restMs,
  type WantedPreview,
  watchPreviews,
} from "./preview-watch.ts";

/** As much of an element as the watch asks for. */
class FakeElement {
  readonly isConnected = true;
  readonly dataset: { preview?: string } = {};
  constructor(code?: string) {
    if (code !== undefined) this.dataset.preview = code;
  }
  closest(selector: string) {
    return selector.startsWith("a[") && this.dataset.preview !== undefined ? this : null;
  }
  matches() {
    return true;
  }
}

class FakePage extends EventTarget {
  hidden = false;
  readonly documentElement = new EventTarget();
  /** Whether the default of the event was prevented. */
  send(type: string, target: FakeElement, fields: object = {}): boolean {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries({ pointerType: "mouse", buttons: 0, ...fields, target }))
      Object.defineProperty(event, name, { value });
    return !this.dispatchEvent(event);
  }
}

const [belfry, lagoon, elsewhere] = [
  new FakeElement("belfry"),
  new FakeElement("lagoon"),
  new FakeElement(),
] as const;
const finger = { pointerType: "touch", clientX: 50, clientY: 50 };
let page: FakePage;
let mayMove: boolean;
let moving: string | undefined;
let wanted: [code: string, how: WantedPreview["how"]][];

beforeEach(() => {
  page = new FakePage();
  mayMove = true;
  moving = undefined;
  wanted = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("Element", FakeElement);
  const stop = watchPreviews(
    { onWanted: ({ code, how }) => wanted.push([code, how]), onLeft: () => {} },
    {
      mayMove: () => mayMove,
      start: (_, code) => {
        moving = code;
      },
      stop: () => {
        moving = undefined;
      },
    },
  );
  return stop;
});

it(`a tile moves after the mouse has rested on it for ${restMs} ms, and its card opens at ${hoverMovingMs} ms`, () => {
  page.send("pointermove", belfry);
  vi.advanceTimersByTime(restMs - 1);
  expect(moving).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(moving).toBe("belfry");
  vi.advanceTimersByTime(hoverMovingMs - restMs - 1);
  expect(wanted).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(wanted).toEqual([["belfry", "hover"]]);
});

it("only one tile moves: the next one, 250 ms after the mouse has left the first", () => {
  page.send("pointermove", belfry);
  vi.advanceTimersByTime(restMs);
  page.send("pointermove", lagoon);
  expect(moving).toBeUndefined();
  vi.advanceTimersByTime(restMs);
  expect(moving).toBe("lagoon");
});

it.each([
  ["the mouse leaves the tile", () => page.send("pointermove", elsewhere)],
  ["a button is pressed", () => page.send("pointerdown", belfry)],
  ["the page or a rail scrolls", () => page.send("scroll", elsewhere)],
  [
    "the tab is hidden",
    () => {
      page.hidden = true;
      page.send("visibilitychange", elsewhere);
    },
  ],
])("a tile is a picture again when %s, also before the 250 ms are over", (_, happens) => {
  page.send("pointermove", belfry);
  vi.advanceTimersByTime(restMs);
  happens();
  expect(moving).toBeUndefined();
  page.hidden = false;
  page.send("pointermove", elsewhere);
  page.send("pointermove", belfry);
  vi.advanceTimersByTime(restMs - 1);
  happens();
  vi.advanceTimersByTime(hoverMovingMs);
  expect(moving).toBeUndefined();
  expect(wanted).toEqual([]);
});

it("Escape stops a tile, which moves again only after the mouse has been elsewhere", () => {
  page.send("pointermove", belfry);
  vi.advanceTimersByTime(restMs);
  page.send("keydown", elsewhere, { key: "Escape" });
  expect(moving).toBeUndefined();
  page.send("pointermove", belfry);
  vi.advanceTimersByTime(hoverMovingMs);
  expect([moving, wanted]).toEqual([undefined, []]);
  page.send("pointermove", elsewhere);
  page.send("pointermove", belfry);
  vi.advanceTimersByTime(restMs);
  expect(moving).toBe("belfry");
});

it(`a tile moves while a finger has been on it for ${holdMs} ms; lifted, it opens the preview and not the game`, () => {
  page.send("pointerdown", belfry, finger);
  vi.advanceTimersByTime(holdMs);
  expect([moving, wanted]).toEqual(["belfry", []]);
  expect(page.send("contextmenu", belfry)).toBe(true);
  page.send("pointerup", belfry, finger);
  expect(moving).toBeUndefined();
  expect(wanted).toEqual([["belfry", "dialog"]]);
  expect(page.send("click", belfry)).toBe(true);
  expect(page.send("click", belfry)).toBe(false);
});

it("a short tap opens the game: its click is left alone, and nothing moves", () => {
  page.send("pointerdown", belfry, finger);
  vi.advanceTimersByTime(holdMs - 1);
  page.send("pointerup", belfry, finger);
  expect(page.send("click", belfry)).toBe(false);
  vi.advanceTimersByTime(holdMs);
  expect([moving, wanted]).toEqual([undefined, []]);
});

it.each([
  ["slides away", () => page.send("pointermove", belfry, { ...finger, clientX: 61 })],
  ["scrolls the rail", () => page.send("pointercancel", belfry, finger)],
])("a finger that %s stops the tile and opens nothing when it is lifted", (_, happens) => {
  page.send("pointerdown", belfry, finger);
  vi.advanceTimersByTime(holdMs);
  happens();
  expect(moving).toBeUndefined();
  page.send("pointerup", belfry, finger);
  expect(wanted).toEqual([]);
});

it(`a tile moves once after the keyboard has stopped on it for ${focusMs} ms, also if the focus scrolled the page`, () => {
  page.send("focusin", belfry);
  vi.advanceTimersByTime(focusMs - 1);
  page.send("scroll", elsewhere);
  vi.advanceTimersByTime(focusMs - 1);
  expect(moving).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(moving).toBe("belfry");
  page.send("scroll", elsewhere);
  vi.advanceTimersByTime(focusMs);
  expect(moving).toBeUndefined();
});

it("the focus on its way to the next tile stops the first one", () => {
  page.send("focusin", belfry);
  vi.advanceTimersByTime(focusMs);
  page.send("focusout", belfry);
  expect(moving).toBeUndefined();
  page.send("focusin", lagoon);
  vi.advanceTimersByTime(focusMs);
  expect(moving).toBe("lagoon");
});

it(`without motion no tile moves: the card opens after ${hoverMs} ms, and a held finger opens the dialog`, () => {
  mayMove = false;
  page.send("pointermove", belfry);
  vi.advanceTimersByTime(hoverMs);
  expect(wanted).toEqual([["belfry", "hover"]]);
  page.send("focusin", belfry);
  vi.advanceTimersByTime(focusMs);
  page.send("pointerdown", lagoon, finger);
  vi.advanceTimersByTime(holdMs);
  page.send("pointerup", lagoon, finger);
  expect(wanted.slice(1)).toEqual([["lagoon", "dialog"]]);
  expect(moving).toBeUndefined();
});
