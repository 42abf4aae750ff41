import { describe, expect, it } from "vitest";
import { isTest, sourceFiles } from "./source-files.ts";

/** Ports and groups of ports of an operation, the settings that it reads among them. */
const MAX_PORTS = 4;
/** The files that mount a module's calls: they have what all operations behind them use. */
const MAX_PORTS_OF_ROUTES = 6;

/** Two or more names of ports joined by `&`, as the type of a parameter. */
const JOINED = /\w+: ((?:\w+Ports?(?:<[^<>]*>)?\s*&\s*)+\w+Ports?(?:<[^<>]*>)?)/g;

const operations = sourceFiles((path) => /^apps\/(gate|studio)\/src\/.*\.ts$/.test(path) && !isTest(path));

describe("ports", () => {
  it(`an operation of the gate or the studio names at most ${MAX_PORTS} ports, the routes of a module ${MAX_PORTS_OF_ROUTES}`, () => {
    const lists = operations.flatMap(({ path, text }) =>
      [...text.matchAll(JOINED)].map(([, joined = ""]) => ({
        path,
        names: joined.split("&").map((name) => name.trim()),
      })),
    );
    expect(lists.length).toBeGreaterThan(200);
    const long = lists.filter(
      ({ path, names }) => names.length > (/routes\.ts$/.test(path) ? MAX_PORTS_OF_ROUTES : MAX_PORTS),
    );
    expect(long.map(({ path, names }) => `${path}: ${names.join(" & ")}`)).toEqual([]);
  });
});
