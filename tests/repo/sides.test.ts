import { execFile } from "node:child_process";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { importsOf, isTest, isTypeScript, sourceFiles } from "./source-files.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** All files that the compiler reads for one side: the sources, and the types that they can use. */
async function filesOf(side: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    `${root}node_modules/.bin/tsc`,
    ["-p", `tsconfig.${side}.json`, "--listFilesOnly"],
    { cwd: root, maxBuffer: 1e8 },
  );
  return stdout.split("\n").map((path) => path.replaceAll("\\", "/"));
}

const [browser, server, shared] = await Promise.all(["browser", "server", "shared"].map(filesOf));
const sides = { browser: browser!, server: server!, shared: shared! };
const NODE = /\/@types\/node\//;
const DOCUMENT = /\/lib\.dom\b/;

const isOfSiteServer = (path: string) =>
  /\.server(?:\.tsx?)?$/.test(path) || path === "apps/site/src/server-entry.ts";
/** The tool that cuts the fonts. */
const isTool = (path: string) => path.startsWith("packages/ui/src/fonts/");

describe("browser, server and shared code cannot be confused", () => {
  it.each([
    ["the browser's code has the document and no name of Node's", sides.browser, DOCUMENT, [NODE]],
    ["the server's code has Node and no document", sides.server, NODE, [DOCUMENT]],
    ["shared code has neither", sides.shared, /\/lib\.es2024\./, [DOCUMENT, NODE]],
  ] as const)("%s", (_what, files, there, missing) => {
    expect(files.some((path) => there.test(path))).toBe(true);
    for (const pattern of missing) expect(files.filter((path) => pattern.test(path))).toEqual([]);
  });

  it("every source belongs to a side, but for those of the site's server, which render the browser's code in Node", () => {
    const known = new Set(Object.values(sides).flat());
    const outside = sourceFiles(
      (path) => isTypeScript(path) && /^(?:apps|packages)\/[a-z0-9]+\/src\//.test(path),
    )
      .map(({ path }) => path)
      .filter((path) => !isTest(path) && !isOfSiteServer(path) && !isTool(path))
      .filter((path) => !known.has(root + path));
    expect(outside).toEqual([]);
  });

  it("a file of the site's server is imported by another, or by an address without a page", () => {
    const wrong = sourceFiles((path) => isTypeScript(path) && path.startsWith("apps/site/src/"))
      .filter(({ path }) => !isTest(path) && !isOfSiteServer(path) && !path.includes("/routes/files/"))
      .flatMap(({ path, text }) =>
        importsOf(text)
          .filter((name) => name.startsWith("."))
          .map((name) => posix.join(posix.dirname(path), name))
          .filter(isOfSiteServer)
          .map((target) => `${path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });
});
