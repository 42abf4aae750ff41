/** What the player's page about their data names, one group for each. */
export const dataCategories = [
  "person",
  "consents",
  "logins",
  "money",
  "documents",
  "play",
  "protection",
  "letters",
  "choices",
  "house",
] as const;
export type DataCategory = (typeof dataCategories)[number];

/**
 * When the data may go, after a player has asked to be erased. `asked`: at once. `law`: on the day until which the law against money laundering
 * wants it ({@link lawEnds}). `exclusion`: on that day, or when the player's exclusion ends, if that is later: an excluded person must not come
 * back. `sweep`: within a month, because another job deletes it anyway. `never`: books, draws and proofs need it. It names the account by a random
 * number, and nothing says any more whose number it was.
 */
export type ErasedAfter = "asked" | "law" | "exclusion" | "sweep" | "never";

export type DataRule = {
  columns: readonly string[];
  /** `delete`: the row goes. `blank`: the columns are emptied and the row stays. `keep`: nothing happens. */
  erasing: "delete" | "blank" | "keep";
  after: ErasedAfter;
};

/** A table with data of players: whose it is, why it is there, and what erasing a player does to it. */
export type PersonalTable = {
  table: string;
  /** The folder of the module that alone reads and writes it. */
  owner: string;
  category: DataCategory;
  /**
   * The column that leads to the player: `player_id`, `owner` (`player:` and the id), `subject` (the same), `recipient` (email or phone), or the
   * column by which `via` leads to one.
   */
  by: string;
  /** The table that the column points to, where the row does not name the player itself. */
  via?: string;
  why: string;
  rules: readonly DataRule[];
};

export const deleted = (after: ErasedAfter, ...columns: string[]): DataRule => ({
  ...{ columns, erasing: "delete", after },
});
export const blanked = (after: ErasedAfter, ...columns: string[]): DataRule => ({
  ...{ columns, erasing: "blank", after },
});
export const kept = (after: ErasedAfter, ...columns: string[]): DataRule => ({
  ...{ columns, erasing: "keep", after },
});
