import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, isTypeScript, sourceFiles } from "./source-files.ts";

type Graph = ReadonlyMap<string, readonly string[]>;

/** The file that an import resolves to; undefined for a library. */
function targetOf(from: string, name: string): string | undefined {
  if (name.startsWith(".")) return posix.join(posix.dirname(from), name);
  const [, part, file = "index.ts"] = /^@bellwether\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
  const found = [`packages/${part}/src/${file}`, `apps/${part}/src/${file}`, `${part}/${file}`];
  return found.find((path) => known.has(path));
}

/** Groups of files that import each other in a cycle (Tarjan's strongly connected components), by value or by type. */
function cyclesIn(graph: Graph): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) found.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

const sources = sourceFiles(isTypeScript);
const known = new Set(sources.map(({ path }) => path));
const graph: Graph = new Map(
  sources.map(({ path, text }) => [
    path,
    importsOf(text)
      .map((name) => targetOf(path, name))
      .filter((target) => target !== undefined)
      .filter((target) => known.has(target)),
  ]),
);

describe("import cycles", () => {
  it("no file imports itself through others, by value or by type, in sources, tests, brands and languages", () => {
    expect(cyclesIn(graph)).toEqual([]);
  });

  it("import cycles are detected", () => {
    const ring = new Map([
      ["a", ["b"]],
      ["b", ["c", "d"]],
      ["c", ["a"]],
      ["d", []],
    ]);
    expect(cyclesIn(ring)).toEqual([["a", "b", "c"]]);
  });

  it("at least 10,000 imports between our own files are seen", () => {
    expect([...graph.values()].flat().length).toBeGreaterThan(10_000);
  });
});
