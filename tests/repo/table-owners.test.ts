import { describe, expect, it } from "vitest";
import { isTest, isTypeScript, sourceFiles } from "./source-files.ts";

const tables = sourceFiles((path) => path.endsWith(".sql")).flatMap(({ text }) =>
  [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)/gi)].map((match) => match[1]!),
);

/** The gate's module folder or the part to which a file belongs. */
const moduleOf = (path: string) =>
  /^apps\/gate\/src\/[a-z-]+(?=\/)/.exec(path)?.[0] ?? path.split("/").slice(0, 2).join("/");

const writes = sourceFiles(
  (path) => isTypeScript(path) && /^(apps|packages)\//.test(path) && !isTest(path),
).flatMap(({ path, text }) =>
  [...text.matchAll(/\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE)\s+(\w+)/g)].map((match) => ({
    table: match[1]!,
    module: moduleOf(path),
  })),
);

describe("tables", () => {
  it("18: each is written by one module, according to the SQL in every file", () => {
    const shared = tables.flatMap((table) => {
      const writers = [...new Set(writes.filter((each) => each.table === table).map(({ module }) => module))];
      return writers.length > 1 ? [`${table} is written by ${writers.join(" and ")}`] : [];
    });
    expect(shared).toEqual([]);
  });

  it("at least 40 of them have a writer that this test finds", () => {
    expect(tables.filter((table) => writes.some((each) => each.table === table)).length).toBeGreaterThan(40);
  });
});
