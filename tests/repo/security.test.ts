import { describe, expect, it } from "vitest";
import { entriesOf, missingTests, namedTests } from "./named-tests.ts";
import { sourceFiles } from "./source-files.ts";

const [list] = sourceFiles((path) => path === "tests/security/README.md");
const rows = entriesOf(list!.text).map(({ name, lines }) => ({
  promise: name,
  tests: namedTests(lines.tests ?? ""),
}));

describe("tests/security: every guarantee and the tests that show it", () => {
  it("every guarantee has at least one test", () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it("every test that a guarantee names is in the named file", () => {
    expect(
      rows.flatMap(({ promise, tests }) => missingTests(tests).map((what) => `${promise}: ${what}`)),
    ).toEqual([]);
  });

  it("every file of the folder belongs to a guarantee", () => {
    const named = new Set(rows.flatMap(({ tests }) => tests.map(({ path }) => path)));
    const files = sourceFiles((path) => /^tests\/security\/.*\.test\.ts$/.test(path));
    expect(files.map(({ path }) => path).filter((path) => !named.has(path))).toEqual([]);
  });
});
