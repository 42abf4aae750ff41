import { searchText } from "@bellwether/contract/typed-text.ts";
import { inBrowser, keepValue, readValue } from "@bellwether/ui/browser-storage.ts";
import { MAX_SEARCHED } from "./plain-words.ts";

const storageKey = "recent_searches";
const MAX_KEPT = 5;

/** Searches that led to a game, newest first; kept in this browser only. */
export function readRecentSearches(): string[] {
  return (readValue(inBrowser, storageKey, isListOfTexts) ?? []).slice(0, MAX_KEPT);
}

/** Notes a search that led to a game: puts it first, removes duplicates, keeps five at most. */
export function noteSearch(text: string): void {
  const typed = text.trim().slice(0, MAX_SEARCHED);
  if (typed === "") return;
  const others = readRecentSearches().filter((each) => searchText(each) !== searchText(typed));
  keepValue(inBrowser, storageKey, [typed, ...others].slice(0, MAX_KEPT));
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
