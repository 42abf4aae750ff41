import type { MigrationSet } from "@bellwether/db";

/**
 * The folders with migrations: one for each module that owns tables, and `migrations` beside the modules, with the files from before modules owned
 * tables that change those of several.
 */
const folders = [
  "migrations",
  ...["draws", "favourites", "jackpots", "rounds", "seeds", "sessions", "tables"].map(
    (module) => `${module}/migrations`,
  ),
];

/** One part for all modules, so that the files of all folders are applied in the order of their names. */
export const studioMigrations: readonly MigrationSet[] = folders.map((folder) => ({
  part: "studio",
  folder: new URL(`./${folder}/`, import.meta.url),
}));
