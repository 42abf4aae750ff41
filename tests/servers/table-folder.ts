import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableFile } from "@bellwether/contract/content/table.ts";

/** A table whose rounds take 6 to 9 s, because its phases are short. */
export const SHORT_TABLE: TableFile = {
  name: "short-table",
  title: "Short Table",
  gameCode: "brass-roulette",
  model: "live-european-roulette",
  room: "salon",
  phases: { bettingMs: 2_500, drawnMs: 1_500, paidMs: 1_000 },
  limits: { minimumStake: 10, maximumStake: 200_000 },
};

/** The file of a table in `content/tables`. */
export function tableFile(name: string): TableFile {
  const file = new URL(`../../content/tables/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as TableFile;
}

/**
 * Writes a folder for `TABLES_DIR`, so that a product under test plays only the tables that its test is about: all 65 take a quarter of a core.
 * The caller removes the folder.
 */
export function writeTables(...tables: readonly TableFile[]): string {
  const folder = mkdtempSync(join(tmpdir(), "bellwether-tables-"));
  for (const table of tables) writeFileSync(join(folder, `${table.name}.json`), JSON.stringify(table));
  return folder;
}
