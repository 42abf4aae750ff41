import { describe, expect, it } from "vitest";
import { readVisitor, withVisitor } from "./visitor.ts";

const headers = new Headers({
  host: "funly.localhost:3000",
  "x-geo-country": "fi",
  "x-geo-region": "18",
  "x-forwarded-for": "203.0.113.9, 10.0.0.1",
  "x-forwarded-proto": "https",
});

describe("where a request comes from", () => {
  it("nobody's headers are believed without a trusted proxy or the sandbox", () => {
    expect(
      readVisitor(headers, "198.51.100.1", { trustProxy: false, sandbox: false, defaultCountry: "IE" }),
    ).toEqual({
      address: "198.51.100.1",
      country: "IE",
      region: undefined,
      hostname: "funly.localhost",
      secure: false,
    });
  });

  it("a trusted proxy's are", () => {
    expect(
      readVisitor(headers, "10.0.0.1", { trustProxy: true, sandbox: false, defaultCountry: "IE" }),
    ).toMatchObject({
      address: "203.0.113.9",
      country: "FI",
      region: "18",
      secure: true,
    });
  });

  it("the parts behind get only what was believed", () => {
    const visitor = readVisitor(headers, "198.51.100.1", {
      trustProxy: false,
      sandbox: false,
      defaultCountry: "IE",
    });
    const passed = withVisitor(new Request("http://x/", { headers }), visitor);
    expect([
      passed.headers.get("x-geo-country"),
      passed.headers.get("x-geo-region"),
      passed.headers.get("x-forwarded-for"),
    ]).toEqual(["IE", null, null]);
  });
});
