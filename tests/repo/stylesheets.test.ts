import { readFileSync } from "node:fs";
import { namedMedia } from "@bellwether/ui/tokens/media.ts";
import { preprocessCSS, resolveConfig } from "vite";
import { describe, expect, it } from "vitest";
import { stylesheets } from "../../scripts/build-settings.ts";
import { isTest, isTypeScript, sourceFiles } from "./source-files.ts";

const styles = sourceFiles((path) => path.endsWith(".css"));
const code = sourceFiles((path) => isTypeScript(path) && /^(apps|packages)\//.test(path) && !isTest(path));
const found = (files: { path: string; text: string }[], pattern: RegExp) =>
  files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));

describe("stylesheets", () => {
  it("ask for the window's width by a name of packages/ui/src/tokens/media.ts, and no name is left over", () => {
    expect(found(styles, /@media [^{]*\bwidth\b[^{]*/g)).toEqual([]);
    expect(found(code, /matchMedia\(\s*["'`][^)]*\bwidth\b[^)]*/g)).toEqual([]);
    const uses = [...styles, ...code].map(({ text }) => text).join("\n");
    const unused = Object.keys(namedMedia).filter(
      (name) => !uses.includes(`(--${name})`) && !uses.includes(`namedMedia.${name}`),
    );
    expect(unused).toEqual([]);
  });

  it("take their colours from tokens, in the site, the games and the components alike", () => {
    const own = styles
      .filter(
        ({ path }) => /^(apps|packages)\//.test(path) && !/\/(tokens|theme)\/[^/]+$|-tokens\.css$/.test(path),
      )
      .map(({ path, text }) => ({ path, text: withoutMasks(text) }));
    expect(own.length).toBeGreaterThan(200);
    expect(found(own, /oklch\((?!from)|rgba?\(|hsla?\(|#[\da-f]{3,8}\b/gi)).toEqual([]);
    expect(
      found(
        own,
        /(?:color|background|border|shadow|fill|stroke)[\w-]*:[^;]*\b(?:white|black|red|gold)\b(?!-|\))/gi,
      ),
    ).toEqual([]);
  });

  it.each([
    ["packages/ui/src/layout/layout.module.css", "layout"],
    ["apps/arcade/src/controls/kit.module.css", "kit"],
  ])("of %s, each class has a user", (file, name) => {
    const kit = styles.find(({ path }) => path === file)?.text ?? "";
    const classes = new Set([...kit.matchAll(/^ {2}\.(\w+)/gm)].map(([, found = ""]) => found));
    const used = new Set(
      code.flatMap(({ text }) =>
        [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, found]) => found),
      ),
    );
    expect(classes.size).toBeGreaterThan(3);
    expect([...classes].filter((each) => !used.has(each))).toEqual([]);
  });

  it("use each of the games' paints", () => {
    const paints = styles.find(({ path }) => path === "apps/arcade/src/theme/paints.css")?.text ?? "";
    const names = [...paints.matchAll(/^ {4}(--[\w-]+):/gm)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(100);
    const uses = [...styles, ...code].map(({ text }) => text).join("\n");
    expect(names.filter((name) => !uses.includes(`var(${name})`))).toEqual([]);
  });
});

describe("the build of a stylesheet", () => {
  // The site asks for the address of a brand's tokens, the games load them.
  it.each([
    "bellwether/tokens.css",
    "bellwether/tokens.css?url",
    "luckyclover/tokens.css?url",
    "funly/tokens.css?url",
  ])("adds to brands/%s what follows from its colours, such as the words on a button", async (name) => {
    expect(await built(`brands/${name}`)).toMatch(/--color-on-primary: oklch\([\d. ]+\)/);
  });

  it("adds no colours to what the games add to a brand", async () => {
    expect(await built("brands/bellwether/games.css")).not.toContain("--color-on-primary:");
  });

  it("writes out the names of widths", async () => {
    const css = await built("packages/ui/src/tokens/space.css");
    expect(css).toContain("@media (width >= 48rem)");
    expect(css).not.toContain("(--");
  });
});

async function built(name: string): Promise<string> {
  const config = await resolveConfig({ configFile: false, css: stylesheets }, "build");
  const path = new URL(`../../${name}`, import.meta.url);
  return (
    await preprocessCSS(
      readFileSync(new URL(path.pathname, path), "utf8"),
      path.pathname + path.search,
      config,
    )
  ).code;
}

/** In a mask black and transparent say what is covered, and a comment is no colour. */
function withoutMasks(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/[\w-]*mask[\w-]*:[^;]*;/g, "");
}
