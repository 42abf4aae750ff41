import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entriesOf, missingTests, type NamedTests, namedTests } from "./named-tests.ts";
import { sourceFiles } from "./source-files.ts";

/** The number of paragraphs in each section of the specification. */
const paragraphs: Record<string, number> = { 1: 7, 2: 37, 3: 25, 4: 21, 5: 4, 6: 10, 7: 35, 8: 8, 9: 11 };

type Row = {
  number: string;
  says: string;
  code: string[];
  tests: NamedTests[];
};

/** What a document says of its paragraphs, with one or several entries each. */
function rowsOf(text: string): Row[] {
  return entriesOf(text).map(({ name, says, lines }) => ({
    number: name,
    says,
    code: [...(lines.code ?? "").matchAll(/`([^`]+)`/g)].map((match) => match[1]!),
    tests: namedTests(lines.tests ?? ""),
  }));
}

const pages = sourceFiles((path) => /^docs\/specification\/\d-[a-z-]+\.md$/.test(path));
const rows = pages.flatMap(({ text }) => rowsOf(text));

describe("docs/specification: the code for each paragraph, and the test that shows it", () => {
  it("every paragraph of sections 1 to 9 has its entry, on the page of its section", () => {
    const wanted = Object.entries(paragraphs).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${String(index + 1).padStart(2, "0")}`),
    );
    expect([...new Set(rows.map(({ number }) => number))]).toEqual(wanted);
    const elsewhere = pages.flatMap(({ path, text }) =>
      rowsOf(text).filter(({ number }) => !path.startsWith(`docs/specification/${number[0]}-`)),
    );
    expect(elsewhere).toEqual([]);
  });

  it("every entry states the requirement, names code that exists and at least one test", () => {
    const broken = rows.flatMap(({ number, says, code, tests }) => [
      ...(says && code.length > 0 && tests.length > 0 ? [] : [`${number}: something is missing`]),
      ...code.filter((path) => !existsSync(path)).map((path) => `${number}: ${path} does not exist`),
    ]);
    expect(broken).toEqual([]);
  });

  it("every test that an entry names is in the named file", () => {
    const missing = rows.flatMap(({ number, tests }) =>
      missingTests(tests).map((what) => `${number}: ${what}`),
    );
    expect(missing).toEqual([]);
  });
});
