// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are source code.
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type ColumnReader,
  openColumnReader,
  type ResultColumn,
} from "@bellwether/db/testing/describe-columns.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gateMigrations } from "../../apps/gate/src/migrations.ts";
import { sandboxMigrations } from "../../apps/sandbox/src/index.ts";
import { studioMigrations } from "../../apps/studio/src/studio-migrations.ts";
import { isTest, isTypeScript, sourceFiles } from "../repo/source-files.ts";
import { compareRow } from "./compare-row.ts";
import { type FoundStatements, findStatements, type Statement } from "./find-statements.ts";

/** The compiler reads a thousand files first, and other tests run beside it. */
const TIMEOUT_MS = 300_000;

const root = fileURLToPath(new URL("../../", import.meta.url));
const parts = /^(?:packages\/(?:db|ledger)|apps\/(?:gate|studio|sandbox|server))\/src\//;

/**
 * The statements of which the source does not say the text, so that nobody compares their rows, and how many a file has. Write a statement so
 * that it is found: a literal, a constant, or a template of such.
 */
const NOT_FOUND: Readonly<Record<string, number>> = {
  // Each offer has a query of its own, which comes with its parameters as one value. The first of them reads rows: the count of entries.
  "apps/gate/src/rewards/prize-draw/count-entries.ts": 1,
  "apps/gate/src/rewards/prize-draw/seal-draw.ts": 1,
  "apps/gate/src/rewards/tournaments/count-scores.ts": 1,
  "apps/gate/src/risk/find-risks.ts": 1,
  // Rights for names that come from the settings, and whole migrations.
  "packages/db/src/application-login.ts": 2,
  "packages/db/src/migrate.ts": 1,
  // What carries the statements of others.
  "packages/db/src/database.ts": 2,
  "packages/db/src/pglite.ts": 1,
  "packages/db/src/postgres.ts": 1,
  "packages/db/src/row-reader.ts": 1,
  // The rows of violations are shown as they are, whichever columns they have; a step's are in tables that only a verification has; marks of others.
  "packages/ledger/src/verify-slices.ts": 1,
  "packages/ledger/src/verify.ts": 1,
  "packages/ledger/src/violation.ts": 1,
};

let columns: ColumnReader;

beforeAll(async () => {
  columns = await openColumnReader([...gateMigrations, ...studioMigrations, sandboxMigrations]);
}, TIMEOUT_MS);
afterAll(() => columns.close());

/** The columns for each text of a statement, or the error with which the database refuses one. */
async function columnsOf({ texts = [] }: Statement): Promise<ResultColumn[][] | Error> {
  try {
    const results: ResultColumn[][] = [];
    for (const text of texts) results.push(await columns.describe(text));
    return results;
  } catch (error) {
    return error as Error;
  }
}

/** What is wrong with each statement: that the database refuses it, or that its rows are not of their type. */
async function faultsOf({ statements, checker }: FoundStatements): Promise<string[]> {
  const faults: string[] = [];
  for (const statement of statements) {
    const results = await columnsOf(statement);
    const found =
      results instanceof Error
        ? [`the database refuses it: ${results.message}`]
        : compareRow(checker, statement, results);
    faults.push(...found.map((fault) => `${statement.place} ${fault}`));
  }
  return faults;
}

describe("the statements of the product", () => {
  let found: FoundStatements;
  beforeAll(async () => {
    const sources = sourceFiles((path) => parts.test(path) && isTypeScript(path) && !isTest(path));
    found = await findStatements(root, "tsconfig.server.json", sources);
  }, TIMEOUT_MS);
  afterAll(() => found.close());

  it(
    "return the columns that their row types name, and the database takes each of them",
    async () => {
      expect(await faultsOf(found)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it("are found in the source, all but 15 of some 680", () => {
    const unknown: Record<string, number> = {};
    for (const { place, texts } of found.statements) {
      if (texts) continue;
      const [path = ""] = place.split(":");
      unknown[path] = (unknown[path] ?? 0) + 1;
    }
    expect(unknown).toEqual(NOT_FOUND);
    expect(found.statements.filter(({ texts, row }) => texts && row).length).toBeGreaterThan(350);
  });
});

/** Each row has the code of one call, on one line, and what is found. */
const ROWS: readonly [title: string, code: string, faults: readonly string[]][] = [
  [
    "that names each column passes, with words for a text and null for what can be absent",
    `query<{ n: bigint; at: Date; kind: "D" | "W" | null }>("SELECT 1::int8 AS n, now() AS at, 'D' AS kind")`,
    [],
  ],
  ["of some columns passes where all are asked for", `query<{ id: string }>("SELECT p.* FROM player p")`, []],
  [
    "of some columns fails where all are asked for only inside",
    `query<{ a: number }>("SELECT x.a, x.b FROM (SELECT * FROM (VALUES (1, 2)) AS y(a, b)) x")`,
    ['the statement returns "b", which the row type does not name'],
  ],
  [
    "fails for a column with another name",
    `query<{ place: number }>("SELECT 1 AS number")`,
    [
      'the row type names "place", which the statement does not return',
      'the statement returns "number", which the row type does not name',
    ],
  ],
  [
    "fails for a bigint as a number",
    `query<{ n: number }>("SELECT count(*) AS n FROM player")`,
    ['"n" is bigint and the row type says number'],
  ],
  [
    "fails for a type that is wider than the column",
    `query<{ on: string | Date }>("SELECT current_date AS on")`,
    ['"on" is string and the row type says string | Date'],
  ],
  [
    "fails for other items in a list",
    `query<{ ids: number[]; names: readonly string[] }>("SELECT '{}'::text[] AS ids, '{}'::text[] AS names")`,
    ['"ids" is string[] and the row type says number[]'],
  ],
  [
    "fails for a time or a bigint inside JSON",
    `query<{ plain: { a: [number, string | null] }; timed: { at: Date }[] }>("SELECT '1'::json AS plain, '1'::jsonb AS timed")`,
    ['"timed" is json and the row type says { at: Date; }[]'],
  ],
  [
    "fails for a column of a type that no statement returns yet",
    `query<{ spent: string }>("SELECT '1 day'::interval AS spent")`,
    ['"spent" is of the type 1186 in pg_type, which fits-column.ts does not know'],
  ],
  ["of one row need not name its key", `readRow<{ n: number }>("SELECT '' AS key, 1 AS n")`, []],
  ["passes for a record of any columns", `query<Record<string, unknown>>("SELECT 1 AS number")`, []],
  [
    "fails with the database's words for a statement that it refuses",
    `query<{ n: number }>("SELECT n FROM no_table")`,
    ['the database refuses it: relation "no_table" does not exist'],
  ],
  [
    "fails in one of two branches",
    'query<{ a: number }>(`SELECT ${isFirst ? "1 AS a" : "true AS a"}`)',
    ['"a" is boolean and the row type says number'],
  ],
];

/** Each row has the code of one call, on one line, and the texts that it can send. */
const TEXTS: readonly [title: string, code: string, texts: readonly string[] | undefined][] = [
  ["constants in a template", "const A = `${1} AS a`; query(`SELECT ${A}`)", ["SELECT 1 AS a"]],
  ["a sum of numbers", "const at = 2; query(`SELECT $${at + 1}`)", ["SELECT $3"]],
  ["any number for one that is computed", "query(`SELECT ${Date.now()}`)", ["SELECT 1"]],
  [
    "each word of a type",
    "query(`SELECT 1 ORDER BY 1 ${order}`)",
    ["SELECT 1 ORDER BY 1 ASC", "SELECT 1 ORDER BY 1 DESC"],
  ],
  [
    "a function that builds a text",
    'const a = (n: string) => `${n} AS a`; query(`SELECT ${a("1")}`)',
    ["SELECT 1 AS a"],
  ],
  [
    "a list with commas between",
    'const all = ["1", "2"] as const; query(`SELECT ${all.join(", ")}`)',
    ["SELECT 1, 2"],
  ],
  [
    "what callers give for a parameter",
    'function ask(a: string) { query(`SELECT ${a}`); } ask("1"); ask("2")',
    ["SELECT 1", "SELECT 2"],
  ],
  [
    "nothing if one caller gives what is computed",
    'function tell(a: string) { query(a); } tell("1"); tell(text)',
    undefined,
  ],
  [
    "nothing for a function that calls itself",
    "function again(a: string) { query(a); again(`${a},`); } again('1')",
    undefined,
  ],
  ["nothing for a text that is computed", "query(`SELECT ${text}`)", undefined],
];

/** The first line of the cases' file. */
const DECLARED =
  'export {}; declare function query<Row>(text: string): Row[]; declare function readRow<Row>(text: string): Row; declare const order: "ASC" | "DESC"; declare const text: string; declare const isFirst: boolean;';

describe("a case", () => {
  let found: FoundStatements;
  let folder: string;
  beforeAll(async () => {
    const lines = [...ROWS, ...TEXTS].map(([, code]) => `{ ${code}; }`);
    folder = `${realpathSync(mkdtempSync(join(tmpdir(), "row-types-")))}/`;
    const options = { strict: true, target: "es2024", noEmit: true, types: [] };
    writeFileSync(
      `${folder}tsconfig.json`,
      JSON.stringify({ compilerOptions: options, files: ["cases.ts"] }),
    );
    const text = [DECLARED, ...lines].join("\n");
    writeFileSync(`${folder}cases.ts`, text);
    found = await findStatements(folder, "tsconfig.json", [{ path: "cases.ts", text }]);
  }, TIMEOUT_MS);
  afterAll(() => {
    found.close();
    rmSync(folder, { recursive: true });
  });

  it.each(ROWS.map((row, index) => [...row, index] as const))(
    "a row type %s",
    async (_title, _code, faults, index) => {
      const statements = found.statements.slice(index, index + 1);
      const place = `cases.ts:${index + 2} `;
      expect(await faultsOf({ ...found, statements })).toEqual(faults.map((fault) => place + fault));
    },
  );

  it.each(TEXTS.map((row, index) => [...row, index] as const))(
    "a statement's text is resolved to %s",
    (_title, _code, texts, index) => {
      expect(found.statements[ROWS.length + index]?.texts).toEqual(texts);
    },
  );
});
