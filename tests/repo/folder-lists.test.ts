import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// Plain JavaScript, since `npm start` runs it before anything is installed.
const script = new URL("../../scripts/list-folders.mjs", import.meta.url).href;
const { listFolders } = (await import(script)) as { listFolders(root: string): Record<string, string> };

describe("brands and languages", () => {
  it.each(Object.entries(listFolders(".")))("%s names every folder that is there", (path, text) => {
    expect(readFileSync(path, "utf8")).toBe(text);
  });
});
