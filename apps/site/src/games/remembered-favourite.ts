import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { FavouriteGame } from "./favourites-state.ts";

const storageKey = "wished_favourite";
/** Long enough to log in or to sign up. */
const keptForMs = 30 * MINUTE_MS;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Remembers in this tab the game whose heart a visitor pressed, while they log in. */
export function rememberFavourite(storage: Store, { id, title }: FavouriteGame, nowMs: number): void {
  try {
    storage.setItem(storageKey, JSON.stringify({ id, title, at: nowMs }));
  } catch {
    // Storage is blocked: after the login the player has to press the heart again.
  }
}

/** Returns the remembered game once; nothing when it is too old. */
export function takeRememberedFavourite(storage: Store, nowMs: number): FavouriteGame | undefined {
  try {
    const text = storage.getItem(storageKey);
    if (text === null) return undefined;
    storage.removeItem(storageKey);
    const { id, title, at } = JSON.parse(text) as Record<string, unknown>;
    if (typeof id !== "number" || typeof title !== "string" || typeof at !== "number") return undefined;
    return nowMs - at < keptForMs ? { id, title } : undefined;
  } catch {
    return undefined;
  }
}
