import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { isComposition } from "./levels.ts";
import { importsOf, isTest, isTypeScript, sourceFiles } from "./source-files.ts";

/** Data that every part may read, but for the contract, on which all others build. */
const DATA = ["brands", "languages"];

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
  "apps/gate": ["contract", "games", "ledger", "db", "market"],
  "apps/studio": ["contract", "games", "db"],
  "apps/site": ["contract", "games", "ui", "market", "i18n"],
  "apps/arcade": ["contract", "games", "ui", "market", "i18n"],
  "apps/office": ["contract", "ui"],
  "apps/sandbox": ["contract", "db"],
  "apps/server": [
    "art",
    "contract",
    "games",
    "ledger",
    "db",
    "market",
    "i18n",
    "gate",
    "studio",
    "sandbox",
    "site",
  ],
};

const sources = sourceFiles((path) => isTypeScript(path) && /^(apps|packages)\//.test(path));
const partOf = (path: string) => path.split("/").slice(0, 2).join("/");
const importLine = ({ from, target }: ModuleImport) => `${from.file} imports ${target.file}`;

type ModuleImport = ReturnType<typeof moduleImports>[number];

/** Imports from one module of gate or studio into another, and from files outside the modules into a module. */
function moduleImports(part: "gate" | "studio") {
  const root = `apps/${part}/src/`;
  return sources
    .filter(({ path }) => path.startsWith(root) && !isTest(path))
    .flatMap(({ path, text }) =>
      relativeImports(path, text).flatMap((target) => {
        const module = moduleOf(target);
        const from = { file: path.slice(root.length), module: moduleOf(path) };
        if (module === undefined || module === from.module) return [];
        return { from, target: { file: target.slice(root.length), module } };
      }),
    );
}

describe("import rules", () => {
  it("every part has a rule", () => {
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
          .filter((name) => !names.includes(name))
          .filter((name) => part === "packages/contract" || !DATA.includes(name))
          .filter((name) => `packages/${name}` !== part && `apps/${name}` !== part)
          .map((name) => `${path} imports ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it("the server imports only the types of the site, whose code runs as a built bundle", () => {
    const wrong = sources
      .filter(({ path }) => path.startsWith("apps/server/"))
      .flatMap(({ path, text }) =>
        text
          .split(/^(?=import\b)/m)
          .filter((statement) => /["']@bellwether\/site\b/.test(statement))
          .filter(
            (statement) => !/^import type [^;]* from "@bellwether\/site\/site-options\.ts";/.test(statement),
          )
          .map(() => path),
      );
    expect(wrong).toEqual([]);
  });

  // What the builds of several parts share is neither part's own.
  const isBuild = (path: string, target: string) =>
    path.endsWith("/vite.config.ts") && target === "scripts/build-settings.ts";

  it("no relative import leads out of its part", () => {
    const wrong = sources
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, text }) =>
        relativeImports(path, text)
          // Content is data for every part.
          .filter((target) => partOf(target) !== partOf(path) && !target.startsWith("content/"))
          .filter((target) => !isBuild(path, target))
          .map((target) => `${path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it.each([
    ["gate", ["gate.ts", "migrations.ts", "register-jobs.ts"]],
    ["studio", ["create-studio.ts"]],
  ] as const)(
    "a module of the %s is imported by its index.ts, and its routes only by %j",
    (part, composition) => {
      const imports = moduleImports(part);
      expect(imports.length).toBeGreaterThan(100);
      const wrong = imports
        .filter(({ target }) => !target.file.endsWith("index.ts") && target.module !== "http")
        .filter(
          ({ from, target }) =>
            !composition.some((file) => from.file === file) || !isComposition(`apps/${part}`, target.file),
        )
        .map(importLine);
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ["gate", ["gate.ts", "gate-deps.ts", "index.ts", "migrations.ts", "register-jobs.ts"]],
    ["studio", ["create-studio.ts", "studio-deps.ts", "index.ts"]],
  ])("no folder of the %s imports its composition, %j", (part, files) => {
    const root = `apps/${part}/src/`;
    const wrong = sources
      .filter(({ path }) => path.startsWith(root) && path.slice(root.length).includes("/") && !isTest(path))
      // The studio has one file for all its routes, which create-studio.ts mounts.
      .filter(({ path }) => path !== "apps/studio/src/http/routes.ts")
      .flatMap(({ path, text }) =>
        [
          ...relativeImports(path, text).filter((target) => files.some((file) => target === root + file)),
          ...importsOf(text).filter((name) => name.startsWith(`@bellwether/${part}`)),
        ].map((target) => `${path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it.each([
    ["gate", "GateDeps", ["gate-deps.ts", "gate.ts", "index.ts", "register-jobs.ts"]],
    ["studio", "StudioDeps", ["create-studio.ts", "http/routes.ts", "studio-deps.ts"]],
  ])("only the composition of the %s imports the type of all its ports, %s", (part, type, files) => {
    const readers = sources.filter(
      ({ path, text }) =>
        path.startsWith(`apps/${part}/src/`) && new RegExp(`\\b${type}\\b`).test(text) && !isTest(path),
    );
    expect(readers.map(({ path }) => path).sort()).toEqual(files.map((file) => `apps/${part}/src/${file}`));
  });
});

/** The files that a file imports by a relative name, as paths from the root. */
function relativeImports(path: string, text: string): string[] {
  return importsOf(text)
    .filter((name) => name.startsWith("."))
    .map((name) => posix.join(posix.dirname(path), name));
}

/** The module folder of a file of gate or studio; undefined for a file elsewhere or outside the module folders. */
function moduleOf(path: string): string | undefined {
  return /^apps\/(?:gate|studio)\/src\/([a-z-]+)\//.exec(path)?.[1];
}
