import { describe, expect, it } from "vitest";
import { safeOrigin } from "./safe-origin.ts";

describe("the origin to return to after login", () => {
  it.each([
    "/",
    "/deposit",
    "/fi/play/2101?mode=free",
    "/my-account/history?from=2026-11-01&until=2026-11-20",
    "/#hot-games",
    "/search-games?q=100%25%20bell",
  ])("the origin to return to after login accepts %s", (origin) => {
    expect(safeOrigin(origin)).toBe(origin);
  });

  it.each([
    ["another host", "//evil.example"],
    ["another host behind a backslash", "/\\evil.example"],
    ["another host behind two backslashes", "\\\\evil.example"],
    ["another host, encoded", "/%2f%2fevil.example"],
    ["another host, half encoded", "/%2fevil.example"],
    ["another host, encoded twice", "/%252fevil.example"],
    ["another host behind an encoded backslash", "/%5cevil.example"],
    ["another host behind a tab", "/\t/evil.example"],
    ["another host after a step up", "/..//evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a script, spaced", " javascript:alert(1)"],
    ["data", "data:text/html,hello"],
    ["a whole address", "https://evil.example/"],
    ["a relative path", "deposit"],
    ["a line break", "/deposit\r\nset-cookie: a=b"],
    ["an encoded line break", "/deposit%0d%0aset-cookie: a=b"],
    ["a line separator", "/deposit\u2028"],
    ["a broken encoding", "/%zz"],
    ["too much text", `/${"a".repeat(600)}`],
    ["nothing", ""],
    ["no value", null],
  ])("the origin to return to after login falls back to home for %s", (_what, origin) => {
    expect(safeOrigin(origin)).toBe("/");
  });

  it("the origin to return to after login falls back to the page that the caller names", () => {
    expect(safeOrigin("//evil.example", "/fi")).toBe("/fi");
  });
});
