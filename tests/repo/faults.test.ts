import { describe, expect, it } from "vitest";
import { entriesOf, missingTests, namedTests } from "./named-tests.ts";
import { sourceFiles } from "./source-files.ts";

const [page] = sourceFiles((path) => path === "docs/faults.md");
const rows = entriesOf(page!.text).map(({ name, lines }) => ({
  fault: name,
  tests: namedTests(lines.tests ?? lines.test ?? ""),
}));

describe("docs/faults.md: faults of the product and the tests that show its behaviour", () => {
  it("every fault has a test, and every test is in the named file", () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
    expect(
      rows.flatMap(({ fault, tests }) => missingTests(tests).map((what) => `${fault}: ${what}`)),
    ).toEqual([]);
  });
});
