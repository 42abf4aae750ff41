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
 * Until when what is known of a player stays after its erasure was asked for. `asked`: it goes at once, nothing but the running account was the
 * reason for it. `law`: the law against money laundering wants it until {@link lawEnds}. `exclusion`: until then, and for as long as an exclusion
 * runs, since an excluded person must not come back. `sweep`: it is gone within the days that it is kept anyway, a month at most. `never`: it
 * stays, because books, draws and proofs need it; it names the account by a random number that leads to nobody any more.
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
