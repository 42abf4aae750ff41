import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import { copyRepository } from "./copy-repository.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const CATALOGUE = "content/catalogue/evolution.json";
/** Folders that a build writes. The copy uses those of this repository. */
const BUILDS = ["apps/site/build", "apps/arcade/dist"];

/** The test's only live table: its phases are short, so that a round takes 6 to 9 s. */
export const SHORT_TABLE: TableFile = {
  name: "short-table",
  title: "Short Table",
  gameCode: "brass-roulette",
  model: "live-european-roulette",
  room: "salon",
  phases: { bettingMs: 2_500, drawnMs: 1_500, paidMs: 1_000 },
  limits: { minimumStake: 10, maximumStake: 200_000 },
};

/** Copies the repository, with `SHORT_TABLE` as the only live table, and returns the copy's path. The caller removes the copy. */
export function copyWithShortTable(): string {
  const copy = copyRepository();
  for (const build of BUILDS) {
    mkdirSync(dirname(join(copy, build)), { recursive: true });
    symlinkSync(join(root, build), join(copy, build));
  }
  rmSync(join(copy, "content/tables"), { recursive: true });
  mkdirSync(join(copy, "content/tables"));
  writeFileSync(join(copy, `content/tables/${SHORT_TABLE.name}.json`), JSON.stringify(SHORT_TABLE));
  const titles = JSON.parse(readFileSync(join(copy, CATALOGUE), "utf8")) as {
    code: string;
    model?: string;
  }[];
  for (const title of titles) if (title.code === SHORT_TABLE.gameCode) title.model = SHORT_TABLE.model;
  writeFileSync(join(copy, CATALOGUE), JSON.stringify(titles));
  return copy;
}
