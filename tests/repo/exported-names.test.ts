import { expect, it } from "vitest";
import { isTest, isTypeScript, sourceFiles } from "./source-files.ts";

/** Names that React Router looks for in a route. */
const ROUTE_EXPORTS = /^(action|clientAction|clientLoader|loader|Layout|shouldRevalidate)$/;

/** One file for each engine exports the same name, and a call of the contract has the name of the gate's operation that answers it. */
const NAMED_ALIKE =
  /^(apps\/arcade\/src\/games|packages\/games\/src\/mechanics|packages\/contract\/src\/calls)\//;

/** The same colour function: the games' code and the art's may not import each other. */
const SAME_MEANING = ["mix"];

it("18: no two files export the same name for two types or for two values", () => {
  const files = new Map<string, Set<string>>();
  const sources = sourceFiles((path) => isTypeScript(path) && /^(apps|packages)\//.test(path));
  for (const { path, text } of sources) {
    if (isTest(path) || NAMED_ALIKE.test(path)) continue;
    for (const [, keyword, name] of text.matchAll(
      /^export (?:async )?(type|function\*?|const|class) (\w+)/gm,
    )) {
      if (ROUTE_EXPORTS.test(name!)) continue;
      const key = `${keyword === "type" ? "type" : "value"} ${name}`;
      files.set(key, (files.get(key) ?? new Set()).add(path));
    }
  }
  const twice = [...files].filter(([, paths]) => paths.size > 1).map(([key, paths]) => [key, ...paths]);
  expect(twice.filter(([key]) => !SAME_MEANING.includes(key!.split(" ")[1]!))).toEqual([]);
});
