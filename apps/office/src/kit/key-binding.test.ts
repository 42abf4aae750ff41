import { describe, expect, it } from "vitest";
import { bindingOf, type KeyBinding, keyCaps, type PressedKey } from "./key-binding.ts";

const bindings: KeyBinding[] = ["ctrl+k", "/", "n", "j", "Enter", "n"].map((key, place) => ({
  ...{ key, does: `${place}` },
  run() {},
}));
const calm = { isTyping: false, isDialogOpen: false, areSingleKeysOn: true };
const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false },
  ...more,
});
const found = (key: PressedKey, circumstances = {}) =>
  bindingOf(key, bindings, { ...calm, ...circumstances })?.does;

describe("the keys of a screen", () => {
  it("Ctrl+K and ⌘K mean the same, also while somebody types and with Caps Lock", () => {
    expect(found(press("k", { ctrlKey: true }), { isTyping: true })).toBe("0");
    expect(found(press("K", { metaKey: true }))).toBe("0");
  });

  it("a single key does nothing while somebody types, composes a sign or holds Alt", () => {
    expect(found(press("n"), { isTyping: true })).toBeUndefined();
    expect(found(press("n", { isComposing: true }))).toBeUndefined();
    expect(found(press("n", { altKey: true }))).toBeUndefined();
  });

  it("a key with Ctrl is not the key without it: Ctrl+N opens a window and no note", () => {
    expect(found(press("n", { ctrlKey: true }))).toBeUndefined();
  });

  it("behind an open dialog no key acts", () => {
    expect(found(press("k", { ctrlKey: true }), { isDialogOpen: true })).toBeUndefined();
  });

  it("the screen's own key wins over the frame's", () => {
    expect(found(press("n"))).toBe("5");
  });

  it("a held key moves through a list and does nothing else twice", () => {
    expect(found(press("j", { repeat: true }))).toBe("3");
    expect(found(press("Enter", { repeat: true }))).toBeUndefined();
  });

  it("with single keys switched off only combinations act", () => {
    expect(found(press("n"), { areSingleKeysOn: false })).toBeUndefined();
    expect(found(press("k", { ctrlKey: true }), { areSingleKeysOn: false })).toBe("0");
  });

  it.each([
    ["ctrl+k", false, ["Ctrl", "K"]],
    ["ctrl+k", true, ["⌘", "K"]],
    ["Enter", false, ["↵"]],
    ["?", false, ["?"]],
  ])("%s on a Mac %s is printed %j", (key, isMac, caps) => {
    expect(keyCaps(key, isMac)).toEqual(caps);
  });
});
