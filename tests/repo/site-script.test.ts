import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { isTest, sourceFiles } from "./source-files.ts";

const sources = new Map(
  sourceFiles((path) => /^(?:apps|packages|brands|languages)\/.*\.tsx?$/.test(path)).map(({ path, text }) => [
    path,
    text,
  ]),
);

/** The file or library that an import resolves to. */
function targetOf(from: string, name: string): string {
  if (name.startsWith(".")) return posix.join(posix.dirname(from), name);
  const [, part, file = "index.ts"] = /^@bellwether\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
  return [`packages/${part}/src/${file}`, `${part}/${file}`].find((path) => sources.has(path)) ?? name;
}

/** The modules that a module loads before it runs: those that it imports by value and statically. */
function loadedBy(path: string): string[] {
  const statements = (sources.get(path) ?? "").matchAll(
    /^(?:import|export)\s+(?!type\b)(?:([^"';]*?)\s+from\s+)?["']([^"'\n]+)["']/gm,
  );
  return [...statements]
    .filter(([, names = "value"]) => !/^\{(?:\s*type [^,}]+,?)+\s*\}$/.test(names))
    .map(([, , name = ""]) => targetOf(path, name));
}

/** The chain of imports from one of the files to the first target; undefined without one. */
function chainTo(starts: readonly string[], isTarget: (path: string) => boolean): string[] | undefined {
  const waiting = starts.map((path) => [path]);
  const seen = new Set(starts);
  for (let chain = waiting.shift(); chain; chain = waiting.shift()) {
    const path = chain.at(-1) ?? "";
    if (isTarget(path)) return chain;
    for (const next of loadedBy(path).filter((each) => !seen.has(each))) {
      seen.add(next);
      waiting.push([...chain, next]);
    }
  }
  return undefined;
}

const components = [...sources.keys()].filter(
  (path) =>
    /^apps\/site\/src\/.*\.tsx$/.test(path) &&
    !path.startsWith("apps/site/src/routes/") &&
    !/\.server\.|\/root\.tsx$|\/entry\./.test(path) &&
    !isTest(path),
);
const HOME = "apps/site/src/routes/home.tsx";
const ofFirstPage = [
  ...components.filter((path) => path.startsWith("apps/site/src/shell/")),
  ...loadedBy(HOME).filter((path) => components.includes(path)),
];

describe("what a page loads into the browser", () => {
  it("the shell and the lobby load no schema with their script, because Zod is larger than both", () => {
    expect(ofFirstPage.length).toBeGreaterThan(30);
    expect(chainTo(ofFirstPage, (path) => path === "zod")).toBeUndefined();
  });

  it("no file of the site holds promotions, codes or landing pages: they are those of the version in force", () => {
    const holders = [...sources].filter(
      ([path, text]) =>
        path.startsWith("apps/site/src/") &&
        !path.includes("/testing/") &&
        !isTest(path) &&
        /(?:content\/(?:promotions|landings|campaigns)|languages\/\*\/(?:promotions|landings))\b[^"]*\.json"/.test(
          text,
        ),
    );
    expect(holders.map(([path]) => path)).toEqual([]);
  });
});
