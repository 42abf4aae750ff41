import { isRecord, type KeptTexts, keepValue, readValue } from "@bellwether/ui/browser-storage.ts";
import type { PersistStorage } from "zustand/middleware";

/**
 * Where a store of the page's state is kept. Without it zustand asks for the browser's storage itself, once, and fails where that is refused.
 * A kept state of another shape is removed.
 */
export function keptState<State>(
  store: KeptTexts,
  isState: (state: Record<string, unknown>) => boolean,
): PersistStorage<State> {
  const isKept = (value: unknown): value is { state: State; version?: number } =>
    isRecord(value) && isRecord(value.state) && isState(value.state);
  return {
    getItem: (name) => readValue(store, name, isKept) ?? null,
    setItem: (name, value) => void keepValue(store, name, value),
    removeItem: (name) => store.remove(name),
  };
}

/** For a field that may be missing. */
export function isTextOrNone(value: unknown): value is string | undefined {
  return value === undefined || typeof value === "string";
}
