import { expect, it } from "vitest";
import { arcadeHeaders, officeHeaders } from "./security-headers.ts";

it("a game may be framed by its own site, and a round that is only watched by anybody", () => {
  expect(arcadeHeaders()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(arcadeHeaders({ isWatched: true })["content-security-policy"]).not.toContain("frame-ancestors");
});

it("a page of the office shows frames of the sites alone, and is itself in no frame", () => {
  const policy = officeHeaders(true, ["https://casino.example"])["content-security-policy"];
  expect(policy).toContain("frame-src https://casino.example;");
  expect(policy).toContain("frame-ancestors 'none'");
});
