import { type FavouriteLine, MAX_FAVOURITE_LINES } from "@bellwether/contract/studio/favourites.ts";
import type { StudioClient } from "../../studio/studio-client.ts";
import { failureCodeOf } from "../../studio/studio-failure.ts";

/** The part of the browser's storage that favourites need. */
type Store = Pick<Storage, "getItem" | "removeItem">;

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
  async read(model: string, store: Store | undefined): Promise<void> {
    this.#show((await this.#studio.call("listFavouriteLines", {})).lines);
    const key = `favourites:${model}`;
    for (const line of linesIn(store, key).reverse())
      if (!this.has(line)) await this.keep(line).catch(forgiveRefusal);
    store?.removeItem(key);
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

function linesIn(store: Store | undefined, key: string): number[][] {
  try {
    const read: unknown = JSON.parse(store?.getItem(key) ?? "[]");
    return Array.isArray(read)
      ? read.filter((line) => Array.isArray(line) && line.every(Number.isInteger))
      : [];
  } catch {
    return [];
  }
}

/** A line that the studio refuses is not one of the game, or there is no room for it. */
function forgiveRefusal(error: unknown): void {
  const code = failureCodeOf(error);
  if (code !== "invalid_input" && code !== "invalid_request") throw error;
}

/** The browser's storage, or undefined where the page may not use it. */
export function browserStore(): Store | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
