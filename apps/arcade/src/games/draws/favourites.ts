/** The most favourites that are kept for a game. */
const MAX_FAVOURITES = 5;

/** The part of the browser's storage that favourites need. */
type Store = Pick<Storage, "getItem" | "setItem">;

/** Slips that the player keeps in this browser, the latest first. A browser without storage keeps them until the page is closed. */
export class Favourites {
  readonly #store: Store | undefined;
  readonly #key: string;
  #slips: readonly (readonly number[])[];

  constructor(game: string, store: Store | undefined) {
    this.#store = store;
    this.#key = `favourites:${game}`;
    this.#slips = this.#read();
  }

  get slips(): readonly (readonly number[])[] {
    return this.#slips;
  }

  /** Keeps a slip in front of the others; the oldest is dropped when there are too many. */
  keep(numbers: readonly number[]): void {
    this.#write([numbers, ...this.#without(numbers)].slice(0, MAX_FAVOURITES));
  }

  forget(numbers: readonly number[]): void {
    this.#write(this.#without(numbers));
  }

  #without(numbers: readonly number[]) {
    return this.#slips.filter((slip) => slip.join() !== numbers.join());
  }

  #write(slips: readonly (readonly number[])[]): void {
    this.#slips = slips;
    try {
      this.#store?.setItem(this.#key, JSON.stringify(slips));
    } catch {
      // A full or forbidden storage: the favourites last as long as the page.
    }
  }

  #read(): (readonly number[])[] {
    try {
      const read: unknown = JSON.parse(this.#store?.getItem(this.#key) ?? "[]");
      return Array.isArray(read) ? read.filter(isSlip).slice(0, MAX_FAVOURITES) : [];
    } catch {
      return [];
    }
  }
}

function isSlip(value: unknown): value is number[] {
  return (
    Array.isArray(value) && value.every((number) => Number.isInteger(number) && number >= 1 && number <= 80)
  );
}

/** The browser's storage, or undefined where the page may not use it. */
export function browserStore(): Store | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
