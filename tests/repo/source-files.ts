import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Listed and read once for all tests of a run. */
let paths: string[] | undefined;
const texts = new Map<string, string | undefined>();

/** Files that git tracks or would track, with their text, filtered by path. */
export function sourceFiles(wanted: (path: string) => boolean): { path: string; text: string }[] {
  paths ??= execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  }).split("\n");
  return paths
    .filter((path) => path && wanted(path))
    .flatMap((path) => {
      const text = textOf(path);
      return text === undefined ? [] : [{ path, text }];
    });
}

function textOf(path: string): string | undefined {
  if (texts.has(path)) return texts.get(path);
  let text: string | undefined;
  try {
    text = readFileSync(root + path, "utf8");
  } catch {
    // Deleted in the work tree and not yet in the index.
  }
  texts.set(path, text);
  return text;
}

export const isTypeScript = (path: string) => /\.(ts|tsx)$/.test(path) && !path.endsWith(".d.ts");
export const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) || path.includes("/testing/") || path.startsWith("tests/");

/** The modules that a module imports, statically or dynamically. */
export function importsOf(text: string): string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)["']([^"'\n]+)["']/g;
  return [...text.matchAll(pattern)].map((match) => match[1]!);
}
