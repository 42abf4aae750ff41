import { describe, expect, it } from "vitest";
import { localPath } from "./local-path.ts";

describe("a path of the same site", () => {
  it.each([
    ["/", "/"],
    ["/deposit?from=play#top", "/deposit?from=play#top"],
    ["/fi/slots/megaways", "/fi/slots/megaways"],
    ["/a/../b", "/b"],
    ["/100%25", "/100%25"],
    [`/${"x".repeat(499)}`, `/${"x".repeat(499)}`],
  ])("%j is returned as %j", (text, expected) => {
    expect(localPath(text)).toBe(expected);
  });

  it.each([
    "",
    "deposit",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%2f%2fevil.example",
    "/%2fevil.example",
    "/%252f%252fevil.example",
    "/%5cevil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "https://evil.example",
    "/ok\r\nSet-Cookie: x=1",
    "/ok%0d%0aSet-Cookie: x=1",
    "/ok\u2028",
    "/%",
    `/${"x".repeat(500)}`,
  ])("%j is refused", (text) => {
    expect(localPath(text)).toBeUndefined();
  });

  it("undefined is refused", () => {
    expect([localPath(null), localPath(undefined)]).toEqual([undefined, undefined]);
  });
});
