import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { readContent } from "../content/content.ts";
import { releasedFiles } from "../content/content-files.ts";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/** Sets fields of a parsed file: each path, with dots between its keys, to a value; `undefined` removes the field. */
export type ContentChange = Record<string, unknown>;

/** Copies the content for the tests of a file. Returns a function that changes one file, and says what the start then says. */
export function useContentCopy(): (file: string, change: (text: string) => string) => string {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), "content-"));
    const isRead = (path: string) => !path.includes("content/models") && isFolderOrJson(path);
    for (const folder of ["content", "brands", "languages"])
      cpSync(join(repository, folder), join(copy, folder), { recursive: true, filter: isRead });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  return (file, change) => {
    const path = join(copy, file);
    const before = readFileSync(path, "utf8");
    writeFileSync(path, change(before));
    try {
      readContent(releasedFiles({ root: pathToFileURL(`${copy}/`) }));
      return "accepted";
    } catch (error) {
      return (error as Error).message;
    } finally {
      writeFileSync(path, before);
    }
  };
}

const isFolderOrJson = (path: string) => path.endsWith(".json") || statSync(path).isDirectory();

/** The text of a JSON file after a change. */
export function changedContent(text: string, change: ContentChange): string {
  const file = JSON.parse(text) as Record<string, unknown>;
  for (const [path, value] of Object.entries(change)) {
    const keys = path.split(".");
    const last = keys.pop()!;
    let at = file;
    for (const key of keys) {
      at[key] ??= {};
      at = at[key] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return JSON.stringify(file);
}
