import fc from "fast-check";
import { expect, it } from "vitest";
import { siteFor } from "../testing/page-fixture.ts";
import { sharedPageOf } from "./shared-page.ts";

const brandSources = { fromQuery: true, fromHostname: true, default: "BELLWETHER" } as const;
const text = fc.string({ maxLength: 8 });
const oneOf = (...values: string[]) => fc.constantFrom(...values);

/** A visitor's request with fields that shape a page and many that must not. */
const asked = fc.record({
  method: oneOf("GET", "HEAD"),
  path: oneOf("/", "/slots", "/fi/slots", "/play/1"),
  query: fc.dictionary(
    fc.oneof(
      oneOf("brand", "mode", "feature", "days", "current_setting", "sort", "maker", "btag", "u"),
      text,
    ),
    fc.oneof(oneOf("FUNLY", "free", "bonus", "7", "self-exclude", "new", "netent", "1"), text),
    { maxKeys: 4 },
  ),
  hostname: oneOf("bellwether.localhost", "FUNLY.localhost", "lottery.localhost"),
  secure: fc.boolean(),
  country: fc.option(oneOf("IE", "NO", "AT"), { nil: undefined }),
  region: fc.option(oneOf("ON", "QC"), { nil: undefined }),
  stopped: fc.subarray(["deposits:", "country:IE", "promotion:cash-drop"] as const),
  language: fc.option(fc.oneof(oneOf("fi", "fi-FI, en;q=0.5", "de;q=0.1, fi", "*"), text), {
    nil: undefined,
  }),
  cookies: fc.dictionary(
    oneOf("preferred_language", "already_visited", "cookies_accepted", "system_reference", "tracking"),
    oneOf("fi", "1", "yes", "xx"),
  ),
  agent: oneOf("Googlebot", "Mozilla/5.0 (iPhone) Mobi"),
  address: oneOf("192.0.2.1", "192.0.2.2"),
});

type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

function shared(one: Asked) {
  const url = new URL(`http://${one.hostname}${one.path}`);
  for (const [name, value] of Object.entries(one.query)) url.searchParams.append(name, value);
  const headers = new Headers({ "user-agent": one.agent, "x-client-address": one.address });
  if (one.language !== undefined)
    headers.set("accept-language", one.language.replaceAll(/[^\x20-\x7e]/g, ""));
  const cookies = Object.entries(one.cookies).map(([name, value]) => `${name}=${value}`);
  headers.set("cookie", cookies.join("; "));
  const { hostname, secure, country, region, stopped } = one;
  const request = new Request(url, { method: one.method, headers });
  return sharedPageOf(request, { brandSources }, { hostname, secure, country, region, stopped })!;
}

/** Everything that a page could be rendered from. */
function seen(page: ReturnType<typeof shared>) {
  const request = page.request();
  return JSON.stringify([request.method, request.url, [...request.headers], page.context]);
}

const fields = [
  ...(["method", "path", "query", "hostname", "secure", "country", "region"] as const),
  ...(["stopped", "language"] as const),
];

it("two requests have the same key if and only if they render from the same input", () => {
  let sharing = 0;
  fc.assert(
    fc.property(asked, asked, fc.subarray([...fields], { minLength: 6 }), (one, other, alike) => {
      // Make the two mostly alike, or hardly any pair would share a key.
      const twin = { ...other, ...Object.fromEntries(alike.map((name) => [name, one[name]])) };
      const [first, second] = [shared(one), shared(twin)];
      if (first.key === second.key) sharing += 1;
      expect(first.key === second.key).toBe(seen(first) === seen(second));
    }),
    { numRuns: 500 },
  );
  expect(sharing).toBeGreaterThan(10);
});

it.each([
  ["/slots", { sort: "new" }, true],
  ["/slots", { maker: "netent" }, true],
  ["/fi/slots", { sort: "name" }, true],
  ["/slots", { sort: "anything" }, false],
  ["/slots", { maker: "anybody" }, false],
  ["/", { sort: "new", maker: "netent" }, false],
  ["/play/1", { sort: "new" }, false],
])("%s with %j has its own key: %s", (path, query, expected) => {
  const of = (given: Record<string, string>) => shared({ ...visitor, method: "GET", path, query: given }).key;
  expect(of(query) !== of({})).toBe(expected);
});

const plain = {
  ...{ query: {}, hostname: "bellwether.localhost", secure: false, region: undefined },
  stopped: [],
};
const visitor = { ...plain, country: "IE", cookies: {}, language: "en", agent: "", address: "192.0.2.1" };

it.each([
  ["/", { u: "random", btag: "7" }, {}],
  ["/play/1", { mode: "free" }, { mode: "free", u: "1" }],
])("requests with the same key render the same bytes: %s", async (path, query, others) => {
  const site = await siteFor(path, { country: "IE" });
  const render = async (one: Asked) => {
    const page = shared(one);
    const { response } = await site.answer(page.request(), page.context);
    return { key: page.key, bytes: await response.text() };
  };
  const first = await render({ ...visitor, method: "GET", path, query: others });
  const noisy = { query, method: "HEAD", agent: "Googlebot", address: "192.0.2.2", language: "en-IE, xx" };
  const second = await render({ ...visitor, path, ...noisy, cookies: { tracking: "1" } });
  expect(second.key).toBe(first.key);
  expect(second.bytes === first.bytes).toBe(true);
  expect(second.bytes).toContain("</html>");
});

it.each(["/", "/login", "/norway-lander", "/nothing"])(
  "no cache in front of us may store %s",
  async (path) => {
    const site = await siteFor(path, { country: "IE" });
    const context = { hostname: "bellwether.localhost", secure: false, country: "IE" };
    const { response } = await site.answer(new Request(`http://bellwether.localhost${path}`), context);
    const said = response.headers.get("cache-control");
    expect(said === "private, no-cache" || said === "no-store").toBe(true);
  },
);
