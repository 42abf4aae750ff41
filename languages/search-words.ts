// Written by `npm run folders` from the names of the folders here.

/** The words for which players look, by what they name: the name as it is shown first, then other usual words. */
export type SearchWords = Readonly<Record<string, readonly string[]>>;

/** Fetches the search's words of a language, by its code: for a browser, which needs only the reader's and the English ones. */
export const searchWordLoaders: Readonly<Record<string, () => Promise<SearchWords>>> = {
  de: async () => (await import("./de/search.json", { with: { type: "json" } })).default,
  en: async () => (await import("./en/search.json", { with: { type: "json" } })).default,
  es: async () => (await import("./es/search.json", { with: { type: "json" } })).default,
  fi: async () => (await import("./fi/search.json", { with: { type: "json" } })).default,
  "fr-ca": async () => (await import("./fr-ca/search.json", { with: { type: "json" } })).default,
  hu: async () => (await import("./hu/search.json", { with: { type: "json" } })).default,
  no: async () => (await import("./no/search.json", { with: { type: "json" } })).default,
  pt: async () => (await import("./pt/search.json", { with: { type: "json" } })).default,
  sv: async () => (await import("./sv/search.json", { with: { type: "json" } })).default,
};
