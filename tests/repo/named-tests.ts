import { sourceFiles } from "./source-files.ts";

/** A test file as a page names it, with the titles that stand for what the entry says. */
export type NamedTests = { path: string; titles: string[] };

/** An entry of a page's list: what stands in bold, the words after it, and the lines under it by their names. */
export type Entry = { name: string; says: string; lines: Record<string, string> };

/** The entries of a page that is a list: `- **name** words`, and under it `  - code: …` and `  - tests: …`, the last over more lines where it is long. */
export function entriesOf(text: string): Entry[] {
  return text.split(/^(?=- \*\*)/m).flatMap((block) => {
    const head = /^- \*\*(.+?)\*\*(?: (.*))?$/m.exec(block);
    const lines = [...block.matchAll(/^ {2}- ([a-z ]+):((?:.*\n? {4}- .*)+|.*)/gm)];
    if (!head || lines.length === 0) return [];
    return [
      {
        name: head[1]!,
        says: head[2] ?? "",
        lines: Object.fromEntries(lines.map((match) => [match[1]!, match[2]!.trim()])),
      },
    ];
  });
}

/** `file`: "title", "title"; `file`: … */
export const namedTests = (text: string): NamedTests[] =>
  [...text.matchAll(/`([^`]+)`: ((?:"[^"]+"(?:, )?)+)/g)].map((match) => ({
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
