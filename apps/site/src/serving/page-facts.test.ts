import { expect, it } from "vitest";
import type { PageFacts, SiteOptions } from "../site-options.ts";
import { siteFor } from "../testing/page-fixture.ts";

type Asked = { path: string; init?: RequestInit; country?: string; options?: Partial<SiteOptions> };

async function factsOf({ path, init, country = "IE", options = {} }: Asked): Promise<PageFacts> {
  const { pathname } = new URL(path, "http://a");
  const site = await siteFor(pathname.replace(/\.data$/, ""), { country, options });
  const context = { hostname: "bellwether.localhost", secure: false, country };
  return (await site.answer(new Request(`http://bellwether.localhost${path}`, init), context)).facts;
}

const withCookie = (cookie: string) => ({ headers: { cookie } });

it.each([
  ["a visitor's page", true, { path: "/" }],
  ["a visitor's page by HEAD", true, { path: "/", init: { method: "HEAD" } }],
  ["a page that is not there", false, { path: "/nothing" }],
  ["a page with a form", false, { path: "/login" }],
  ["the same in other letters", false, { path: "/LOGIN" }],
  ["a page's data", false, { path: "/about-us.data" }],
  ["a page for someone with a session", false, { path: "/", init: withCookie(`session=${"a".repeat(43)}`) }],
] satisfies [string, boolean, Asked][])("%s: everybody may get it: %s", async (_, shared, asked) => {
  expect((await factsOf(asked)).mayBeShared).toBe(shared);
});

it.each([
  ["/", false],
  ["/payment-redirect", true],
  ["/rc-popup/playngo", true],
])("%s may be shown in a frame: %s", async (path, framed) => {
  expect((await factsOf({ path })).mayBeFramed).toBe(framed);
});

it.each([
  ["https://seal.example/seal.js?id=7", "curacao", "https://seal.example"],
  ["https://seal.example/seal.js?id=7", "sweden", undefined],
  ["/sandbox/seal.js", "curacao", undefined],
])(
  "with the seal's script %s under the licence %s its origin is %s",
  async (sealScript, licenceSetting, origin) => {
    const facts = await factsOf({
      path: "/",
      init: withCookie("preferred_language=en"),
      country: "SE",
      options: { sealScript, licenceSetting },
    });
    expect(facts.sealOrigin).toBe(origin);
  },
);

it("nothing holds of a redirect before any page", async () => {
  expect(await factsOf({ path: "/slots/" })).toEqual({});
});
