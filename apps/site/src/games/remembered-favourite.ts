import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { inTab, isRecord, keepValue, takeValue } from "@bellwether/ui/browser-storage.ts";
import type { FavouriteGame } from "./favourites-state.ts";

const storageKey = "wished_favourite";
/** Long enough to log in or to sign up. */
const keptForMs = 30 * MINUTE_MS;

/** Remembers in this tab the game whose heart a visitor pressed, while they log in. */
export function rememberFavourite({ id, title }: FavouriteGame, nowMs: number): void {
  keepValue(inTab, storageKey, { id, title, at: nowMs });
}

/** Returns the remembered game once; nothing when it is too old. */
export function takeRememberedFavourite(nowMs: number): FavouriteGame | undefined {
  const kept = takeValue(inTab, storageKey, isRemembered);
  return kept && nowMs - kept.at < keptForMs ? { id: kept.id, title: kept.title } : undefined;
}

function isRemembered(value: unknown): value is FavouriteGame & { at: number } {
  if (!isRecord(value)) return false;
  const { id, title, at } = value;
  return typeof id === "number" && typeof title === "string" && typeof at === "number";
}
