import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, isTest, isTypeScript, sourceFiles } from "./source-files.ts";

/** Which parts a part may import. Packages import only downwards; the site and the arcade never see money's inside. */
const allowed: Record<string, readonly string[]> = {
  "packages/contract": [],
  "packages/db": [],
  "packages/market": ["contract"],
  "packages/games": ["contract"],
  "packages/ledger": ["db"],
  "packages/ui": [],
  "packages/i18n": ["contract", "market"],
  "packages/art": ["contract", "market"],
  "apps/gate": ["contract", "ledger", "db", "market"],
  "apps/studio": ["contract", "games", "db"],
  "apps/site": ["contract", "ui", "market", "i18n"],
  "apps/arcade": ["contract", "ui", "market", "i18n"],
  "apps/sandbox": ["contract", "db"],
  "apps/server": ["art", "contract", "ledger", "db", "market", "i18n", "gate", "studio", "sandbox"],
};

const sources = sourceFiles((path) => isTypeScript(path) && /^(apps|packages)\//.test(path));
const partOf = (path: string) => path.split("/").slice(0, 2).join("/");

describe("import rules", () => {
  it("every part is known", () => {
    expect(
      [...new Set(sources.map(({ path }) => partOf(path)))].filter((part) => !(part in allowed)),
    ).toEqual([]);
  });

  it.each(Object.entries(allowed))("%s imports only %j", (part, names) => {
    const wrong = sources
      .filter(({ path }) => partOf(path) === part && !isTest(path))
      .flatMap(({ path, text }) =>
        importsOf(text)
          .filter((name) => name.startsWith("@bellwether/"))
          .map((name) => name.split("/")[1]!)
          .filter((name) => !names.includes(name) && `packages/${name}` !== part && `apps/${name}` !== part)
          .map((name) => `${path} imports ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it("no relative import leaves its part", () => {
    const wrong = sources
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, text }) =>
        importsOf(text)
          .filter((name) => name.startsWith("."))
          .map((name) => ({ name, target: posix.join(posix.dirname(path), name) }))
          // Content is data for every part.
          .filter(({ target }) => partOf(target) !== partOf(path) && !target.startsWith("content/"))
          .map(({ name }) => `${path} imports ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it("a module of the gate is entered by its index.ts", () => {
    const wrong = sources
      .filter(({ path }) => path.startsWith("apps/gate/src/") && !isTest(path))
      .flatMap(({ path, text }) =>
        importsOf(text)
          .map((name) => ({
            name,
            match:
              /^\.\.\/(identity|players|wallet|payments|limits|bonus|catalogue|content|rewards|affiliates|push|messages|jobs)\/(.+)$/.exec(
                name,
              ),
          }))
          .filter(({ match }) => match && match[2] !== "index.ts")
          .map(({ name }) => `${path} imports ${name}`),
      );
    expect(wrong).toEqual([]);
  });
});
