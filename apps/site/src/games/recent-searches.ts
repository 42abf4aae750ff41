import { searchText } from "@bellwether/contract/typed-text.ts";

const storageKey = "recent_searches";
const MAX_KEPT = 5;

/** Searches that led to a game, newest first; kept in this browser only. */
export function readRecentSearches(storage: Pick<Storage, "getItem">): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string").slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

/** Notes a search that led to a game: puts it first, removes duplicates, keeps five at most. */
export function noteSearch(storage: Pick<Storage, "getItem" | "setItem">, text: string): void {
  const typed = text.trim().slice(0, 60);
  if (typed === "") return;
  const others = readRecentSearches(storage).filter((each) => searchText(each) !== searchText(typed));
  try {
    storage.setItem(storageKey, JSON.stringify([typed, ...others].slice(0, MAX_KEPT)));
  } catch {
    // Storage is blocked: the search works without a history.
  }
}
