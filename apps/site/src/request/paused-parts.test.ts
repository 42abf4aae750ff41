import { expect, test } from "vitest";
import { pausedParts } from "./paused-parts.ts";

test.each([
  ["nothing stopped", [], "FI", []],
  ["deposits stopped", ["deposits:"], "FI", ["deposits"]],
  ["the reader's country stopped", ["country:FI"], "FI", ["signup", "deposits", "play"]],
  ["another country stopped", ["country:SE"], "FI", []],
  ["a country stopped, of a reader whose country is unknown", ["country:FI"], undefined, []],
  [
    "withdrawals and the country stopped",
    ["country:FI", "withdrawals:"],
    "FI",
    ["signup", "deposits", "withdrawals", "play"],
  ],
  ["a game and a promotion stopped", ["game:bell-one", "promotion:cash-drop"], "FI", []],
] as const)("with %s the page names %j paused in %s: %j", (_, stopped, country, parts) => {
  expect(pausedParts(stopped, country)).toEqual(parts);
});
