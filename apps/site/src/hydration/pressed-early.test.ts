import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepPressedEarly } from "./pressed-early.ts";

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;

/** The part of a page that the script uses; the script runs as the text that is in a page. */
function openPage(): void {
  listeners = new Map();
  const document = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  };
  new Function("document", `(${keepPressedEarly})()`)(document);
}

function newButton({ type = "button", ariaDisabled = null as string | null, popover = false } = {}) {
  const marks = new Set<string>();
  return {
    type,
    ariaDisabled,
    isConnected: true,
    marks,
    presses: 0,
    closest(this: object, selector: string) {
      return selector === "button" ? this : null;
    },
    hasAttribute: (name: string) => name === "popovertarget" && popover,
    setAttribute: (name: string) => void marks.add(name),
    removeAttribute: (name: string) => void marks.delete(name),
    click() {
      this.presses += 1;
    },
  };
}

/** Returns whether the press reached other listeners. */
function press(target: object, isTrusted = true): boolean {
  let heard = true;
  listeners.get("click")?.({ target, isTrusted, stopImmediatePropagation: () => (heard = false) });
  return heard;
}

function comeAlive(): void {
  listeners.get("alive")!({});
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
});
afterEach(() => void vi.useRealTimers());

describe("a press before hydration", () => {
  it("a press before hydration is hidden from other listeners, shown, and made once after hydration", () => {
    const button = newButton();
    expect(press(button)).toBe(false);
    expect(button).toMatchObject({ presses: 0, marks: new Set(["data-kept"]) });
    comeAlive();
    expect(button).toMatchObject({ presses: 1, marks: new Set() });
    vi.advanceTimersByTime(60_000);
    expect(press(button)).toBe(true);
    expect(button.presses).toBe(1);
  });

  it("a press before hydration made 3 times on one button and once on another counts once, on the other", () => {
    const [first, last] = [newButton(), newButton()];
    for (const button of [first, first, first, last]) press(button);
    expect(first.marks.size).toBe(0);
    comeAlive();
    expect([first.presses, last.presses]).toEqual([0, 1]);
  });

  it("a press before hydration is dropped when the reader types or presses anything else", () => {
    const button = newButton();
    press(button);
    listeners.get("input")!({ isTrusted: true });
    expect(button.marks.size).toBe(0);
    press(button);
    expect(press({ closest: () => null })).toBe(true);
    comeAlive();
    expect(button.presses).toBe(0);
  });

  it("a press before hydration survives input and presses that the page itself makes", () => {
    const button = newButton();
    press(button);
    listeners.get("input")!({ isTrusted: false });
    expect(press(newButton(), false)).toBe(true);
    comeAlive();
    expect(button.presses).toBe(1);
  });

  it("a press before hydration is dropped after 10 seconds", () => {
    const button = newButton();
    press(button);
    vi.advanceTimersByTime(10_000);
    expect(button.marks.size).toBe(0);
    comeAlive();
    expect(button.presses).toBe(0);
  });

  it.each([
    ["has left the page", { isConnected: false }],
    ["is disabled", { ariaDisabled: "true" }],
  ])("a press before hydration has no effect on a button that %s by then", (_what, change) => {
    const button = newButton();
    press(button);
    Object.assign(button, change);
    comeAlive();
    expect(button.presses).toBe(0);
  });

  it.each([
    ["sends a form", { type: "submit" }],
    ["opens a popover", { popover: true }],
  ])("a press before hydration on a button that %s without script is left to the browser", (_what, kind) => {
    const button = newButton(kind);
    expect(press(button)).toBe(true);
    comeAlive();
    expect(button.presses).toBe(0);
  });
});
