import { expect, test } from "vitest";
import { csvResponse, csvText } from "./csv.ts";

test("rows are quoted, marked as UTF-8, and end with CRLF", () => {
  expect(csvText(["Game", "Stake"], [['The "Bell", again', "1.00"]])).toBe(
    '\uFEFF"Game","Stake"\r\n"The ""Bell"", again","1.00"\r\n',
  );
});

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+cmd", "'+cmd"],
  ["@sum", "'@sum"],
  ["-2+3", "'-2+3"],
  ["-12.50", "-12.50"],
])("writes the cell %j as %j", (given, written) => {
  expect(csvText([given], [])).toBe(`\uFEFF"${written}"\r\n`);
});

test("sends the file as a download with caching off", () => {
  const { headers } = csvResponse("rounds", "");
  expect(headers.get("content-disposition")).toBe('attachment; filename="rounds.csv"');
  expect(headers.get("cache-control")).toBe("no-store");
});
