import type { FavouriteGame } from "./favourites-state.ts";

const storageKey = "wished_favourite";
/** As long as it takes to log in or to sign up. */
const keptForMs = 30 * 60_000;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A visitor pressed a heart and was sent to log in: the game is remembered in this tab until they are back. */
export function wishFavourite(storage: Store, { id, title }: FavouriteGame, nowMs: number): void {
  try {
    storage.setItem(storageKey, JSON.stringify({ id, title, at: nowMs }));
  } catch {
    // A browser that keeps nothing still logs in; the heart is to be pressed once more.
  }
}

/** The game that was wished for, once; nothing where it is too long ago. */
export function takeWishedFavourite(storage: Store, nowMs: number): FavouriteGame | undefined {
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
