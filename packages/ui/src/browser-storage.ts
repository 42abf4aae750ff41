/**
 * Texts that the browser keeps by name. A browser may refuse its storage (an error, or no storage at all) or be full: then this page's memory
 * keeps the text, until the page is left. On a server nothing is kept.
 */
export type KeptTexts = {
  read(name: string): string | undefined;
  /** @returns whether the browser keeps the text, so that it outlives the page */
  write(name: string, text: string): boolean;
  remove(name: string): void;
};

/** For all tabs of this site, until it is removed. */
export const inBrowser = createKeptTexts("localStorage");
/** For this tab alone. */
export const inTab = createKeptTexts("sessionStorage");

/** @returns whether the browser keeps the value, which JSON can hold, so that it outlives the page */
export function keepValue(store: KeptTexts, name: string, value: unknown): boolean {
  return store.write(name, JSON.stringify(value));
}

/** The kept value; a text that is not JSON, or a value of another shape, is removed. */
export function readValue<T>(
  store: KeptTexts,
  name: string,
  isShape: (value: unknown) => value is T,
): T | undefined {
  const text = store.read(name);
  if (text === undefined) return undefined;
  const value = parsed(text);
  if (isShape(value)) return value;
  store.remove(name);
  return undefined;
}

/** {@link readValue}, once: nothing stays kept. */
export function takeValue<T>(
  store: KeptTexts,
  name: string,
  isShape: (value: unknown) => value is T,
): T | undefined {
  const value = readValue(store, name, isShape);
  store.remove(name);
  return value;
}

/** The kept text if it is one of these words; any other text is removed. */
export function readWord<Word extends string>(
  store: KeptTexts,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = store.read(name);
  const word = words.find((each) => each === text);
  if (text !== undefined && word === undefined) store.remove(name);
  return word;
}

/** An object of JSON, which is neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Where the browser refuses its storage, puts an empty one in its place that keeps nothing, for libraries that ask for it outside this module.
 * It refuses each text as a full storage does, so the page's memory stays the one that keeps. Inserted in a page as text, so it uses nothing
 * outside itself.
 */
export function standInForRefusedStorage(): void {
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    try {
      if (window[kind]) continue;
    } catch {
      // The browser throws: it gets the stand-in too.
    }
    const setItem = () => {
      throw new DOMException("the browser refuses storage", "QuotaExceededError");
    };
    const standIn = { length: 0, key: () => null, getItem: () => null, setItem, removeItem() {}, clear() {} };
    try {
      Object.defineProperty(window, kind, { configurable: true, value: standIn });
    } catch {
      // The browser lets nobody replace it: a library's error then reaches the console.
    }
  }
}

function createKeptTexts(kind: "localStorage" | "sessionStorage"): KeptTexts {
  const memory = new Map<string, string>();
  // Asking for a refused storage throws, gives null or gives nothing, so each use asks anew.
  const use = <T>(what: (storage: Storage) => T): T | undefined => {
    try {
      return what(window[kind]);
    } catch {
      return undefined;
    }
  };
  return {
    read: (name) => memory.get(name) ?? use((storage) => storage.getItem(name)) ?? undefined,
    write(name, text) {
      // Without a window this is a server, whose memory is everybody's.
      if (typeof window === "undefined") return false;
      const isStored = use((storage) => {
        storage.setItem(name, text);
        return true;
      });
      if (isStored) memory.delete(name);
      else memory.set(name, text);
      return isStored ?? false;
    },
    remove(name) {
      memory.delete(name);
      use((storage) => storage.removeItem(name));
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
