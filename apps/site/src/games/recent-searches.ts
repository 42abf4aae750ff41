const storageKey = "recent_searches";
const mostKept = 5;

/** The texts that led to a game before, newest first; kept in this browser alone. */
export function readRecentSearches(storage: Pick<Storage, "getItem">): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string").slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Notes a text that led somewhere: to the front, none twice, five at most. */
export function noteSearch(storage: Pick<Storage, "getItem" | "setItem">, text: string): void {
  const typed = text.trim().slice(0, 60);
  if (typed === "") return;
  const others = readRecentSearches(storage).filter((each) => each.toLowerCase() !== typed.toLowerCase());
  try {
    storage.setItem(storageKey, JSON.stringify([typed, ...others].slice(0, mostKept)));
  } catch {
    // A browser that keeps nothing still searches.
  }
}
