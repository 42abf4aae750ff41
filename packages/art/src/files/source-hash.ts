import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { hashOf } from "./unit.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));

/**
 * One hash over the named files of `src`, all they import from here, and the versions of what they draw with: a change to a brand's mark
 * does not draw three hundred tiles anew.
 */
export function hashSource(...entries: string[]): string {
  const dependencies = readFileSync(join(folder, "../package.json"), "utf8");
  return hashOf(dependencies, ...sourceFiles(...entries).map((name) => name + read(name)));
}

/** The named files and all that they import from here, sorted. */
export function sourceFiles(...entries: string[]): string[] {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const [, imported] of read(name).matchAll(/\bfrom "(\.[^"]+\.ts)"/g))
      waiting.push(relative(folder, join(folder, dirname(name), imported!)));
  }
  return [...reached].sort();
}

const read = (name: string) => readFileSync(join(folder, name), "utf8");
