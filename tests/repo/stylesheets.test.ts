import { namedMedia } from "@bellwether/ui/tokens/media.ts";
import { describe, expect, it } from "vitest";
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

/** In a mask black and transparent say what is covered, and a comment is no colour. */
function withoutMasks(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/[\w-]*mask[\w-]*:[^;]*;/g, "");
}
