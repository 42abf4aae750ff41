import { type FavouriteLine, MAX_FAVOURITE_LINES } from "@bellwether/contract/studio/favourites.ts";
import { type KeptTexts, readValue } from "@bellwether/ui/browser-storage.ts";
import type { StudioClient } from "../../studio/studio-client.ts";
import { failureCodeOf } from "../../studio/studio-failure.ts";

/** The player's favourite lines in a game, the latest first. The studio keeps them with the account. */
export class Favourites {
  readonly #studio: Pick<StudioClient, "call">;
  readonly #changed: () => void;
  #lines: readonly FavouriteLine[] = [];

  /** @param changed called when the lines have changed */
  constructor(studio: Pick<StudioClient, "call">, changed: () => void) {
    this.#studio = studio;
    this.#changed = changed;
  }

  get lines(): readonly FavouriteLine[] {
    return this.#lines;
  }

  get isFull(): boolean {
    return this.#lines.length >= MAX_FAVOURITE_LINES;
  }

  has(line: FavouriteLine): boolean {
    return this.#lines.some((kept) => kept.join() === line.join());
  }

  /**
   * Reads the lines. Those that earlier versions kept in this browser for the game's model are taken over, once: each that is one of the game,
   * as long as there is room.
   */
  async read(model: string, store: KeptTexts): Promise<void> {
    this.#show((await this.#studio.call("listFavouriteLines", {})).lines);
    const key = `favourites:${model}`;
    for (const line of (readValue(store, key, isListOfLines) ?? []).reverse())
      if (!this.has(line)) await this.keep(line).catch(forgiveRefusal);
    store.remove(key);
  }

  /** Keeps a line before the others. Throws what the studio refuses. */
  async keep(line: FavouriteLine): Promise<void> {
    this.#show((await this.#studio.call("keepFavouriteLines", { lines: [[...line]] })).lines);
  }

  async forget(line: FavouriteLine): Promise<void> {
    this.#show((await this.#studio.call("forgetFavouriteLine", { line: [...line] })).lines);
  }

  #show(lines: readonly FavouriteLine[]): void {
    this.#lines = lines;
    this.#changed();
  }
}

function isListOfLines(value: unknown): value is number[][] {
  return Array.isArray(value) && value.every((line) => Array.isArray(line) && line.every(Number.isInteger));
}

/** A line that the studio refuses is not one of the game, or there is no room for it. */
function forgiveRefusal(error: unknown): void {
  const code = failureCodeOf(error);
  if (code !== "invalid_input" && code !== "invalid_request") throw error;
}
