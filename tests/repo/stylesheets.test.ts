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
});
