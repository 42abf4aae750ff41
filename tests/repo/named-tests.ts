import { sourceFiles } from "./source-files.ts";

/** A test file as a document names it, with the titles of the tests that show the entry's claim. */
export type NamedTests = { path: string; titles: string[] };

/** An entry of a document's list: the bold name, the text after it, and the lines under it by their names. */
export type Entry = { name: string; says: string; lines: Record<string, string> };

/**
 * The entries of a document that is a list: `- **name** words`, and under it ` - code: …` and ` - tests: …`; the last may continue on more
 * lines.
 */
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

/** The titles that are not in the named file. Part of a title is enough where the test composes the rest. */
export const missingTests = (named: readonly NamedTests[]): string[] =>
  named.flatMap(({ path, titles }) =>
    titles.filter((title) => !tests.get(path)?.includes(title)).map((title) => `${path}: ${title}`),
  );
