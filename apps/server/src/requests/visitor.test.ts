import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { headersOf, readVisitor, setVisitorHeaders, withVisitor } from "./visitor.ts";

const headers = new Headers({
  host: "funly.localhost:3000",
  "x-geo-country": "fi",
  "x-geo-region": "18",
  "x-forwarded-for": "203.0.113.9, 10.0.0.1",
  "x-forwarded-proto": "https",
});

describe("a request's origin", () => {
  it("ignores everybody's headers without a trusted proxy or the sandbox", () => {
    expect(
      readVisitor(headers, "198.51.100.1", { trustedProxies: 0, sandbox: false, defaultCountry: "IE" }),
    ).toEqual({
      address: "198.51.100.1",
      country: "IE",
      region: undefined,
      hostname: "funly.localhost",
      secure: false,
    });
  });

  it("uses a trusted proxy's headers", () => {
    expect(
      readVisitor(headers, "10.0.0.1", { trustedProxies: 2, sandbox: false, defaultCountry: "IE" }),
    ).toMatchObject({
      address: "203.0.113.9",
      country: "FI",
      region: "18",
      secure: true,
    });
  });

  it.each([
    ["203.0.113.9", "the caller", 1, "203.0.113.9"],
    ["198.51.100.7, 203.0.113.9", "the caller, not what the caller claims,", 1, "203.0.113.9"],
    ["198.51.100.7, 203.0.113.9, 10.0.0.1", "the caller, behind two of our own,", 2, "203.0.113.9"],
    ["203.0.113.9", "the caller, past the outer one of two,", 2, "203.0.113.9"],
    ["", "the connection's remote address, without the header,", 1, "10.0.0.1"],
  ])("from x-forwarded-for %j is %s with %i trusted: %s", (forwarded, _, trustedProxies, address) => {
    const headers = new Headers({ host: "localhost", "x-forwarded-for": forwarded });
    const environment = { trustedProxies, sandbox: false, defaultCountry: "IE" };
    expect(readVisitor(headers, "10.0.0.1", environment)).toMatchObject({ address });
  });

  it("is passed to the parts behind only as far as it is trusted", () => {
    const visitor = readVisitor(headers, "198.51.100.1", {
      trustedProxies: 0,
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

  it("is passed on in the same way when a Node request is changed in place, however its headers are read", () => {
    const incoming = new IncomingMessage(new Socket());
    incoming.rawHeaders = [...headers].flatMap(([name, value]) => [name.toUpperCase(), value]);
    Object.assign(incoming.headers, Object.fromEntries(headers));
    const environment = { trustedProxies: 0, sandbox: false, defaultCountry: "IE" };
    setVisitorHeaders(incoming, readVisitor(headersOf(incoming), "198.51.100.1", environment));
    expect(incoming.headers).toEqual({
      host: "funly.localhost:3000",
      "x-forwarded-proto": "https",
      "x-geo-country": "IE",
      "x-client-address": "198.51.100.1",
    });
    const raw = incoming.rawHeaders.map((text) => text.toLowerCase());
    expect(raw).not.toContain("x-geo-region");
    expect(raw).not.toContain("x-forwarded-for");
    expect(raw.filter((text) => text === "x-geo-country")).toHaveLength(1);
    expect(raw[raw.indexOf("x-geo-country") + 1]).toBe("ie");
    expect(raw[raw.indexOf("x-client-address") + 1]).toBe("198.51.100.1");
  });
});
