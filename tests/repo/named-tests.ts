import { sourceFiles } from "./source-files.ts";

/** A test file as a table's cell names it, with the titles that stand for what the row says. */
export type NamedTests = { path: string; titles: string[] };

/** The cells of a table's row. */
export const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/** `file`: "title", "title"; `file`: … */
export const namedTests = (cell: string): NamedTests[] =>
  [...cell.matchAll(/`([^`]+)`: ((?:"[^"]+"(?:, )?)+)/g)].map((match) => ({
    path: match[1]!,
    titles: [...match[2]!.matchAll(/"([^"]+)"/g)].map((title) => title[1]!),
  }));

const tests = new Map(
  sourceFiles((path) => /\.(test|spec)\.tsx?$|-suite\.ts$/.test(path)).map(({ path, text }) => [path, text]),
);

/** Those that are not in the file that is named. A part of a title may stand for it where the rest is put together by the test. */
export const missingTests = (named: readonly NamedTests[]): string[] =>
  named.flatMap(({ path, titles }) =>
    titles.filter((title) => !tests.get(path)?.includes(title)).map((title) => `${path}: ${title}`),
  );
