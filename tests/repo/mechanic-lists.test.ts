import { describe, expect, it } from "vitest";
import { importsOf, isTest, isTypeScript, sourceFiles } from "./source-files.ts";
import { stringLiterals } from "./string-literals.ts";

/** A mechanic has its folder's name. Its module is not imported: all of them together take seconds. */
const ids = new Set(
  sourceFiles(
    (path) => path.startsWith("packages/games/src/mechanics/") && path.endsWith("/manifest.ts"),
  ).map(({ path }) => path.split("/")[4] ?? ""),
);

/** A mechanic's own folders may name other mechanics: a live table has the rules of the table game. */
const isInFolder = (path: string) =>
  ids.has(/^(?:packages\/games\/src\/mechanics|apps\/arcade\/src\/games)\/([^/]+)\//.exec(path)?.[1] ?? "");

/** What `npm run folders` writes. */
const isWritten = (text: string) => text.startsWith("// Written by `npm run folders`");

/** Files in which these words are no mechanics. */
const OTHER_WORDS = [
  // Kinds of results in a lobby [3.15]. A new kind is added with its balls, as docs/add-a-mechanic.md says.
  "apps/site/src/live-tables/table-results.ts",
  "packages/contract/src/live-table.ts",
  "packages/contract/src/studio/tables.ts",
  // The icons of the families of games.
  "apps/arcade/src/controls/control-bar.ts",
  // Sub-categories of the lottery.
  "apps/site/src/routes/category.tsx",
  // What players search for: kinds of games in their own words, and features that titles name. A mechanic needs neither.
  "apps/site/src/games/search-topics.ts",
  "packages/contract/src/play-feature.ts",
  // The engines of rounds that were played before there were mechanics. No engine is added.
  "apps/studio/src/rounds/script-text.ts",
];

/** The mechanics that a file names: as a text, as a key of an object, or by an import from a mechanic's folder. */
function mechanicsIn(path: string, text: string): string[] {
  const named = path.endsWith(".css") ? quotedIn(text) : [...stringLiterals(path, text), ...keysIn(text)];
  const imported = importsOf(text).map(
    (name) => /(?:\/mechanics|\.\/games)\/([a-z-]+)\//.exec(name)?.[1] ?? "",
  );
  return [...new Set([...named, ...imported])].filter((name) => ids.has(name));
}

const quotedIn = (text: string) => [...text.matchAll(/"([a-z-]+)"/g)].map(([, name]) => name ?? "");
const keysIn = (text: string) => [...text.matchAll(/(?:^|[{,])\s*(\w+):\s/gm)].map(([, key]) => key ?? "");

const isSource = (path: string) => isTypeScript(path) || path.endsWith(".css");
const lists = sourceFiles((path) => isSource(path) && /^(?:apps|packages)\//.test(path))
  .filter(({ path, text }) => !isTest(path) && !isInFolder(path) && !isWritten(text))
  .map(({ path, text }) => ({ path, named: mechanicsIn(path, text) }))
  .filter(({ named }) => named.length > 1);

describe("adding a mechanic touches its folders", () => {
  it("no file outside of the mechanics' folders names two mechanics", () => {
    const wrong = lists.filter(({ path }) => !OTHER_WORDS.includes(path));
    expect(wrong.map(({ path, named }) => `${path} names ${named.join(", ")}`)).toEqual([]);
  });

  it("every exception is still one", () => {
    expect(OTHER_WORDS.filter((path) => !lists.some((list) => list.path === path))).toEqual([]);
  });
});
