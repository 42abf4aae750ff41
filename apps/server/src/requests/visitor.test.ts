import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { publicationOf } from "../settings/publication.ts";
import {
  createVisitorReader,
  headersOf,
  promisesHttps,
  readVisitor,
  setVisitorHeaders,
  withVisitor,
} from "./visitor.ts";

const headers = new Headers({
  host: "funly.localhost:3000",
  "x-geo-country": "fi",
  "x-geo-region": "18",
  "x-forwarded-for": "203.0.113.9, 10.0.0.1",
  "x-forwarded-proto": "https",
});

describe("a request's origin", () => {
  it("a request's origin ignores everybody's headers without a trusted proxy or the sandbox", () => {
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

  it("a request's origin uses a trusted proxy's headers", () => {
    expect(
      readVisitor(headers, "10.0.0.1", { trustedProxies: 2, sandbox: false, defaultCountry: "IE" }),
    ).toMatchObject({
      address: "203.0.113.9",
      country: "FI",
      region: "18",
      secure: true,
    });
  });

  const published = publicationOf("https://bellwether.example", {
    FUNLY: "http://funly.example",
    LUCKYCLOVER: "https://lucky.example",
  });
  it.each([
    ["bellwether.example", undefined, true],
    ["bellwether.example:8443", "http", true],
    ["lucky.example", undefined, true],
    ["FUNLY.example", undefined, false],
    ["funly.example", "https", true],
    ["inner-name", undefined, true],
  ])(
    "a request's origin at host %s, where the proxy says %s, is secure: %s, by the public address",
    (host, proto, secure) => {
      const headers = new Headers({ host, ...(proto && { "x-forwarded-proto": proto }) });
      const environment = { sandbox: false, defaultCountry: "IE", publication: published };
      const proxied = readVisitor(headers, "10.0.0.1", { ...environment, trustedProxies: 1 });
      expect(proxied.secure).toBe(secure);
      expect(promisesHttps(proxied)).toBe(secure && proto !== "http");
      // Without a proxy nobody's header counts.
      const direct = readVisitor(headers, "10.0.0.1", { ...environment, trustedProxies: 0 });
      expect(promisesHttps(direct)).toBe(!/funly/i.test(host));
    },
  );

  it.each([
    ["203.0.113.9", "the caller", 1, "203.0.113.9"],
    ["198.51.100.7, 203.0.113.9", "the caller, not what the caller claims,", 1, "203.0.113.9"],
    ["198.51.100.7, 203.0.113.9, 10.0.0.1", "the caller, behind two of our own,", 2, "203.0.113.9"],
    ["203.0.113.9", "the caller, past the outer one of two,", 2, "203.0.113.9"],
    ["", "the connection's remote address, without the header,", 1, "10.0.0.1"],
    ["unknown", "the connection's remote address, for what is no address,", 1, "10.0.0.1"],
    ["198.51.100.7, 203.0.113.9:5678", "the caller, without the port,", 1, "203.0.113.9"],
    ["[2001:DB8::1]:443", "the caller, without brackets and port,", 1, "2001:db8:0:0:0:0:0:1"],
    ["::ffff:cb00:7109", "the caller's IPv4 address within IPv6,", 1, "203.0.113.9"],
  ])(
    "a request's origin from x-forwarded-for %j is %s with %i trusted: %s",
    (forwarded, _, trustedProxies, address) => {
      const headers = new Headers({ host: "localhost", "x-forwarded-for": forwarded });
      const environment = { trustedProxies, sandbox: false, defaultCountry: "IE" };
      expect(readVisitor(headers, "10.0.0.1", environment)).toMatchObject({ address });
    },
  );

  it("a request's origin is passed to the parts behind only as far as it is trusted", () => {
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

  it("a request's origin is passed on in the same way when a Node request is changed in place, however its headers are read", () => {
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

describe("a visitor's place from a proxy", () => {
  const environment = { trustedProxies: 1, sandbox: false, defaultCountry: "IE" };
  const at = (country: string, region: string) =>
    new Headers({ host: "localhost", "x-geo-country": country, "x-geo-region": region });

  it.each([
    ["CA", "CA-QC", "CA", "QC"],
    ["ca", "Québec", "CA", "QC"],
    ["XX", "QC", "FI", undefined],
    ["T1", "", "FI", undefined],
  ])("a visitor's place from a proxy of %j and %j is %s, %s", (country, region, ...place) => {
    const visitor = readVisitor(at(country, region), "193.166.3.2", environment, {
      placeOf: () => ({ country: "FI", region: undefined }),
    });
    expect([visitor.country, visitor.region]).toEqual(place);
  });

  it("a proxy whose header gives Canada without a readable region is warned about once in 3 requests; other places are not", () => {
    const warn = vi.fn();
    const visitorOf = createVisitorReader(environment, undefined, warn);
    visitorOf(at("CA", "QC"), "203.0.113.9");
    visitorOf(at("FI", ""), "203.0.113.9");
    expect(warn).not.toHaveBeenCalled();
    for (const region of ["?", "", "?"]) visitorOf(at("CA", region), "203.0.113.9");
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { country: "CA", header: "?" },
      expect.stringContaining("strictest"),
    );
  });

  it.each([
    ["https", true],
    ["HTTPS", true],
    ["http, https", true],
    ["https, http", false],
  ])("a request with x-forwarded-proto %j came over https: %s", (proto, secure) => {
    const headers = new Headers({ host: "localhost", "x-forwarded-proto": proto });
    expect(readVisitor(headers, "10.0.0.1", environment).secure).toBe(secure);
  });
});
