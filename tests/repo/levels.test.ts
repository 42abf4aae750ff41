import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { isComposition, LEVELS } from "./levels.ts";
import { importsOf, isTest, isTypeScript, sourceFiles } from "./source-files.ts";

type Import = { readonly from: string; readonly target: string };

const parts = Object.keys(LEVELS);
const sources = sourceFiles(
  (path) => isTypeScript(path) && !isTest(path) && parts.some((part) => path.startsWith(`${part}/src/`)),
);

/** The folder of a file that is named by its path below `src`; undefined for a file beside the folders. */
const folderOf = (file: string) => /^([^/]+)\//.exec(file)?.[1];

/** The files of a part, by their paths below `src`. */
const filesOf = (part: string) =>
  sources.flatMap(({ path, text }) =>
    path.startsWith(`${part}/src/`) ? { file: path.slice(`${part}/src/`.length), text } : [],
  );

/** The patterns by which a file imports all files that match. */
const globsOf = (text: string) =>
  [...text.matchAll(/\bimport\.meta\.glob\b[^("']*\(\s*\[?\s*["']([^"'\n]+)["']/g)].map(
    ([, pattern]) => pattern!,
  );

/** The imports between the files of a part. */
function importsIn(part: string): Import[] {
  const ownName = `@bellwether/${posix.basename(part)}/`;
  return filesOf(part).flatMap(({ file, text }) =>
    [...importsOf(text), ...globsOf(text)].flatMap((name) => {
      if (name.startsWith(ownName)) return { from: file, target: name.slice(ownName.length) };
      return name.startsWith(".") ? { from: file, target: posix.join(posix.dirname(file), name) } : [];
    }),
  );
}

/** Imports that do not lead to a lower level. */
function risingIn(imports: readonly Import[], levels: readonly (readonly string[])[]): Import[] {
  const levelOf = (folder: string) => levels.findIndex((level) => level.includes(folder));
  /** Whether a file beside the folders uses one of them, itself or through others beside it. */
  const isAbove = (file: string): boolean =>
    imports.some(({ from, target }) => from === file && (folderOf(target) !== undefined || isAbove(target)));
  return imports.filter(({ from, target }) => {
    const own = folderOf(from);
    const other = folderOf(target);
    if (own === undefined || own === other) return false;
    return other === undefined ? isAbove(target) : levelOf(other) >= levelOf(own);
  });
}

describe.each(parts)("the levels of %s", (part) => {
  it("the levels have every folder with code once", () => {
    const folders = filesOf(part).flatMap(({ file }) => folderOf(file) ?? []);
    expect(LEVELS[part]!.flat().sort()).toEqual([...new Set(folders)].sort());
  });

  it("the levels are kept: a folder imports only from lower levels", () => {
    const imports = importsIn(part).filter(({ from }) => !isComposition(part, from));
    expect(risingIn(imports, LEVELS[part]!).map(({ from, target }) => `${from} imports ${target}`)).toEqual(
      [],
    );
  });

  it("the levels are below the composition, which no folder imports", () => {
    const wrong = importsIn(part)
      .filter(
        ({ from, target }) => folderOf(from) && isComposition(part, target) && !isComposition(part, from),
      )
      .map(({ from, target }) => `${from} imports ${target}`);
    expect(wrong).toEqual([]);
  });
});

describe("a rising import", () => {
  const levels = [["low", "beside"], ["high"]];
  const isRising = (from: string, target: string, others: readonly Import[] = []) =>
    risingIn([{ from, target }, ...others], levels).length > 0;

  it("a rising import leads up, or to another folder of the same level", () => {
    expect(isRising("low/a.ts", "high/b.ts")).toBe(true);
    expect(isRising("low/a.ts", "beside/b.ts")).toBe(true);
    expect(isRising("high/b.ts", "low/a.ts")).toBe(false);
    expect(isRising("low/a.ts", "low/b.ts")).toBe(false);
  });

  it("a rising import leads from a folder to a file beside the folders that uses one of them, itself or through another file", () => {
    expect(isRising("low/a.ts", "ports.ts")).toBe(false);
    expect(isRising("low/a.ts", "main.ts", [{ from: "main.ts", target: "low/b.ts" }])).toBe(true);
    const through = [
      { from: "main.ts", target: "parts.ts" },
      { from: "parts.ts", target: "low/b.ts" },
    ];
    expect(isRising("low/a.ts", "main.ts", through)).toBe(true);
    expect(isRising("main.ts", "high/b.ts")).toBe(false);
  });
});
