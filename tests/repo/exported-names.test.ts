import { expect, it } from "vitest";
import { isTest, isTypeScript, sourceFiles } from "./source-files.ts";

/** Names that React Router looks for in a route. */
const ROUTE_EXPORTS = /^(action|clientAction|clientLoader|loader|Layout|shouldRevalidate)$/;

/** Folders that have the same files: one for each mechanic, brand and language. Files of one name in them export the same names. */
const SAME_FILES =
  /^((?:apps\/arcade\/src\/games|packages\/games\/src\/mechanics|brands|languages)\/)[^/]+(\/.+)$/;

/** A call of the contract has the name of the operation or the data that answers it. */
const CALLS = "packages/contract/src/calls/";

/** The same colour function in the games' code and the art's, and the same ports in gate and studio: these parts may not import each other. */
const SAME_MEANING = ["mix", "ClockPort", "DatabasePort", "LogPort"];

it("no two files export the same name for two types or for two values", () => {
  const files = new Map<string, Set<string>>();
  const sources = sourceFiles(
    (path) => isTypeScript(path) && /^(apps|brands|languages|packages)\//.test(path),
  );
  for (const { path, text } of sources) {
    if (isTest(path)) continue;
    for (const [, keyword, name] of text.matchAll(
      /^export (?:async )?(type|function\*?|const|class) (\w+)/gm,
    )) {
      if (ROUTE_EXPORTS.test(name!)) continue;
      const key = `${keyword === "type" ? "type" : "value"} ${name}`;
      files.set(key, (files.get(key) ?? new Set()).add(path.replace(SAME_FILES, "$1*$2")));
    }
  }
  const twice = [...files]
    .filter(([, paths]) => [...paths].filter((path) => !path.startsWith(CALLS)).length > 1)
    .map(([key, paths]) => [key, ...paths]);
  expect(twice.filter(([key]) => !SAME_MEANING.includes(key!.split(" ")[1]!))).toEqual([]);
});
