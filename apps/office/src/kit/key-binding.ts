/** What a key does on the screen that is shown. */
export type KeyBinding = {
  /** A single key as the browser names it (`n`, `/`, `?`, `ArrowDown`), or `ctrl+k`, which is ⌘K on a Mac. */
  key: string;
  does: string;
  run: () => void;
};

/** The part of a keyboard event that decides. */
export type PressedKey = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "repeat"
>;

export type KeyCircumstances = {
  /** The focus is where letters are typed. */
  isTyping: boolean;
  /** A dialog is open: the screen behind it does nothing. */
  isDialogOpen: boolean;
  /** Whether single keys act at all. */
  areSingleKeysOn: boolean;
};

/**
 * The binding that a pressed key means; the later of two with the same key wins, because a screen comes after the frame around it. A combination
 * with Ctrl acts also while somebody types, a single key never does.
 */
export function bindingOf(
  pressed: PressedKey,
  bindings: readonly KeyBinding[],
  { isTyping, isDialogOpen, areSingleKeysOn }: KeyCircumstances,
): KeyBinding | undefined {
  if (pressed.altKey || pressed.isComposing || isDialogOpen) return undefined;
  const hasControl = pressed.ctrlKey || pressed.metaKey;
  if (!hasControl && (isTyping || !areSingleKeysOn)) return undefined;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const wanted = hasControl ? `ctrl+${key}` : key;
  // A key that is held down may move through a list, and does nothing else again and again.
  if (pressed.repeat && !/^(?:[jk]|Arrow\w+)$/.test(wanted)) return undefined;
  return bindings.findLast((binding) => binding.key === wanted);
}

/** A key as it is printed on a keyboard. */
export function keyCaps(key: string, isMac = false): string[] {
  const names: Record<string, string> = {
    ctrl: isMac ? "⌘" : "Ctrl",
    Enter: "↵",
    ArrowDown: "↓",
    ArrowUp: "↑",
  };
  return key.split("+").map((part) => names[part] ?? part.toUpperCase());
}
