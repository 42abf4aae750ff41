import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { gateMigrations } from "../../apps/gate/src/migrations.ts";
import { sandboxMigrations } from "../../apps/sandbox/src/index.ts";
import { studioMigrations } from "../../apps/studio/src/studio-migrations.ts";
import { sourceFiles } from "../repo/source-files.ts";
import { type HotPath, runHotPaths } from "./hot-paths.ts";
import { crossingsOf, unnamedIn } from "./name-players.ts";
import { readSchema, type Schema } from "./read-schema.ts";
import { SPREAD, SPREAD_OF } from "./table-spread.ts";
import { UNNAMED } from "./unnamed.ts";

/** Fifteen paths on three databases, beside other tests. */
const TIMEOUT_MS = 300_000;

const exceptions = Object.entries(UNNAMED).flatMap(([reason, list]) =>
  list.map(([relation, text]) => ({ reason, relation, text })),
);
const [document] = sourceFiles((path) => path === "docs/scale.md");

/** The rows of the table whose header begins with this word, each as its cells. */
function rowsOf(first: string): string[][] {
  const lines = document!.text.split("\n");
  const head = lines.findIndex((line) => line.startsWith(`| ${first} `));
  const end = lines.findIndex((line, index) => index > head && !line.startsWith("|"));
  expect(end - head).toBeGreaterThan(2);
  return lines.slice(head + 2, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const namesIn = (cell: string | undefined) => [...(cell ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name!);

describe("the statements of fifteen hot paths", () => {
  let paths: HotPath[];
  let schema: Schema;
  beforeAll(async () => {
    ({ paths, schema } = await runHotPaths());
  }, TIMEOUT_MS);

  it("the statements of fifteen hot paths name their player in the key of each table of players, with six reasons not to", () => {
    const wrong = paths.flatMap((path) =>
      unnamedIn(path, schema)
        .filter((found) => !exceptions.some((each) => isOf(each, found)))
        .map(({ relation, text }) => `${path.name}: ${relation} in ${text}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
    expect(paths).toHaveLength(15);
  });

  it("the statements of fifteen hot paths use every exception, and docs/scale.md has each reason", () => {
    const found = paths.flatMap((path) => unnamedIn(path, schema));
    expect(exceptions.filter((each) => !found.some((statement) => isOf(each, statement)))).toEqual([]);
    expect(rowsOf("reason").map(([reason]) => reason)).toEqual(Object.keys(UNNAMED));
  });

  it("the statements of fifteen hot paths touch beside their player's rows what docs/scale.md says", () => {
    expect(rowsOf("path")).toEqual(
      paths.map((path) => {
        const { transactions, accounts, reads, writes } = crossingsOf(path, schema);
        return [path.name, String(transactions), listed(accounts), listed(reads), listed(writes)];
      }),
    );
  });
});

const isOf = (exception: { relation: string; text: string }, found: { relation: string; text: string }) =>
  exception.relation === found.relation && found.text.includes(exception.text);

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

describe("the list of where tables go", () => {
  it("the list of where tables go has every table once, and each key is a column of its table", async () => {
    const database = await openTestDatabase([...gateMigrations, ...studioMigrations, sandboxMigrations]);
    const schema = await readSchema(database);
    await database.close();
    expect([...SPREAD_OF.keys()].sort()).toEqual([...schema.tables].sort());
    expect(SPREAD.flatMap(({ tables }) => tables)).toHaveLength(SPREAD_OF.size);
    const wrong = SPREAD.flatMap(({ key, tables }) =>
      key ? tables.filter((table) => !schema.columnsOf(table)?.includes(key)) : [],
    );
    expect(wrong).toEqual([]);
  }, 60_000);

  it("the list of where tables go parts the foreign keys that docs/scale.md names", async () => {
    const database = await openTestDatabase([...gateMigrations, ...studioMigrations, sandboxMigrations]);
    const { rows } = await database.query<{ from: string; to: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to"
       FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2`,
    );
    await database.close();
    const parted = rows.filter(({ from, to }) => SPREAD_OF.get(from)?.kind !== SPREAD_OF.get(to)?.kind);
    expect(rowsOf("from").map((cells) => cells.flatMap(namesIn))).toEqual(
      parted.map(({ from, to }) => [from, to]),
    );
  }, 60_000);

  it("the list of where tables go is the table of docs/scale.md", () => {
    const kinds = { player: "with the player", reference: "copied", coordinator: "in one place" };
    expect(rowsOf("rows").map(([where, key, tables]) => [where, key, namesIn(tables)])).toEqual(
      SPREAD.map(({ kind, key, tables }) => [
        kinds[kind],
        key === null ? "to be added" : key ? `\`${key}\`` : "",
        [...tables],
      ]),
    );
  });
});
