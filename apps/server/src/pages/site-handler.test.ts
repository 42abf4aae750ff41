import { createHash } from "node:crypto";
import type { PageFacts, SiteServer } from "@bellwether/site/site-options.ts";
import { describe, expect, it } from "vitest";
import { readVisitor } from "../requests/visitor.ts";
import { sharedByAddress } from "../testing/shared-by-address.ts";
import { createPageCache } from "./page-cache.ts";
import { createSiteHandler } from "./site-handler.ts";

const environment = { trustedProxies: 1, sandbox: true, defaultCountry: "IE" };

function handlerWith(
  site: SiteServer,
  {
    now = Date.now,
    waits = [],
    frameHosts = [],
    chatOrigin,
  }: {
    now?: () => number;
    waits?: number[];
    frameHosts?: readonly string[] | undefined;
    chatOrigin?: string | undefined;
  } = {},
) {
  return createSiteHandler({
    site,
    cache: createPageCache(now),
    locate: (request, address) => readVisitor(request.headers, address, environment),
    contentInForce: () => ({ contentVersion: 0 }),
    frameSources: [],
    frameHosts,
    chatOrigin,
    dev: false,
    wait: async (ms) => waits.push(ms),
  });
}

async function handlerOf(page: {
  html?: string;
  headers?: Record<string, string>;
  facts?: PageFacts;
  status?: number;
  frameHosts?: readonly string[];
  chatOrigin?: string;
}) {
  const rendered: { nonce?: string | undefined; country?: string | undefined; url: string }[] = [];
  const clock = { ms: 0 };
  const site: SiteServer = {
    sharedPage: sharedByAddress,
    async answer(request, context) {
      rendered.push({ nonce: context.nonce, country: context.country, url: request.url });
      const response = new Response(
        request.method === "HEAD"
          ? null
          : (page.html ?? `<p>page</p><script nonce="${context.nonce}">one()</script>`),
        {
          status: page.status ?? 200,
          headers: { "content-type": "text/html; charset=utf-8", ...page.headers },
        },
      );
      return { response, facts: { mayBeShared: true, ...page.facts } };
    },
  };
  const handle = handlerWith(site, {
    now: () => clock.ms,
    frameHosts: page.frameHosts,
    chatOrigin: page.chatOrigin,
  });
  return {
    rendered,
    clock,
    get: (headers: Record<string, string> = {}, method = "GET") =>
      handle(new Request("http://site.test/", { method, headers }), "127.0.0.1"),
  };
}

it("of 100 different pages requested at once, those beyond 36 get 503 after 200 ms, with a retry after a second", async () => {
  const site: SiteServer = {
    sharedPage: sharedByAddress,
    answer: async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      const response = new Response("<p>page</p>", { headers: { "content-type": "text/html" } });
      return { response, facts: { mayBeShared: true } };
    },
  };
  const waits: number[] = [];
  const handle = handlerWith(site, { waits });
  const ask = (number: number) => handle(new Request(`http://site.test/${number}`), "127.0.0.1");
  const answers = await Promise.all(Array.from({ length: 100 }, (_, number) => ask(number)));
  const shed = answers.filter(({ status }) => status === 503);
  expect(shed).toHaveLength(64);
  expect(waits).toEqual(Array(64).fill(200));
  for (const { headers } of shed) expect(headers.get("retry-after")).toBe("1");
  expect((await ask(99)).status).toBe(200);
});

describe("a page of the site", () => {
  it("a page of the site is rendered once for all visitors, and again after 60 seconds", async () => {
    const { rendered, clock, get } = await handlerOf({});
    await get();
    await get();
    expect(rendered).toHaveLength(1);
    clock.ms = 60_000;
    await get();
    expect(rendered).toHaveLength(2);
  });

  it("a page of the site is rendered separately for another key", async () => {
    const { rendered, get } = await handlerOf({});
    await get();
    await get({ "x-geo-country": "FI" });
    expect(rendered).toHaveLength(2);
  });

  it("a page of the site that was first requested by HEAD is complete for the GET after it", async () => {
    const { get } = await handlerOf({});
    await get({}, "HEAD");
    expect(await (await get()).text()).toContain("<p>page</p>");
  });

  it("a page of the site is rendered once for 200 clients that request it at the same moment", async () => {
    const { rendered, get } = await handlerOf({});
    const all = await Promise.all(Array.from({ length: 200 }, () => get()));
    expect(rendered).toHaveLength(1);
    expect(new Set(await Promise.all(all.map((page) => page.text()))).size).toBe(1);
  });

  it("a page of the site allows a visitor's inline scripts by their hash and a player's by a nonce", async () => {
    const { get, rendered } = await handlerOf({});
    const visitor = (await get()).headers.get("content-security-policy")!;
    expect(visitor).toMatch(/script-src 'self' 'sha256-[^']+'/);
    const player = (await get({ cookie: "session=x" })).headers.get("content-security-policy")!;
    expect(player).toContain(`'nonce-${rendered.at(-1)!.nonce}'`);
    for (const policy of [visitor, player]) {
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    }
  });

  it("a page of the site that visitors share allows the site's own scripts, and none that was injected", async () => {
    const injected = '<script>stolen()</script><script nonce="guess">stolen()</script>';
    const site: SiteServer = {
      sharedPage: sharedByAddress,
      answer: async (_, { nonce }) => ({
        response: new Response(
          `${injected}<script nonce="${nonce}">one()</script><script nonce="${nonce}" src="/a.js"></script>`,
          { headers: { "content-type": "text/html" } },
        ),
        facts: { mayBeShared: true },
      }),
    };
    const handle = handlerWith(site);
    const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    for (let again = 0; again < 2; again += 1) {
      const page = await handle(new Request("http://site.test/"), "127.0.0.1");
      expect(page.headers.get("content-security-policy")).toContain(`script-src 'self' ${hash("one()")};`);
      // The same bytes must be right for everybody, so they contain no nonce.
      expect(await page.text()).toBe(`${injected}<script>one()</script><script src="/a.js"></script>`);
    }
  });

  it.each([
    ["another site's form", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["a form of a sibling host", { "sec-fetch-site": "same-site" }],
    ["a form of a page without an origin", { origin: "null" }],
    ["a form of our host without TLS", { origin: "http://site.test", "x-forwarded-proto": "https" }],
  ])(
    "a page of the site refuses a write from %s: 403, no cookie set, and nothing rendered",
    async (_, headers) => {
      const { rendered, get } = await handlerOf({ headers: { "set-cookie": "session=; Max-Age=0" } });
      const answer = await get(headers as Record<string, string>, "POST");
      expect([answer.status, answer.headers.get("set-cookie"), rendered.length]).toEqual([403, null, 0]);
    },
  );

  it.each([
    ["its own form", { origin: "http://site.test", "sec-fetch-site": "same-origin" }, "http://site.test/"],
    ["a program", {}, "http://site.test/"],
    [
      "its own form behind a proxy with TLS, and passes the public URL to the site",
      { origin: "https://site.test", "x-forwarded-proto": "https" },
      "https://site.test/",
    ],
  ])("a page of the site accepts a write from %s", async (_, headers, url) => {
    const { rendered, get } = await handlerOf({});
    expect((await get(headers as Record<string, string>, "POST")).status).toBe(200);
    expect(rendered[0]!.url).toBe(url);
  });

  it("a page of the site for a player is rendered each time and never cached", async () => {
    const { rendered, get } = await handlerOf({});
    for (let time = 0; time < 2; time += 1) {
      expect((await get({ cookie: "session=x" })).headers.get("cache-control")).toBe("no-store");
    }
    expect(rendered).toHaveLength(2);
    expect(new Set(rendered.map(({ nonce }) => nonce)).size).toBe(2);
  });

  it.each([
    "application/xml",
    "text/plain; charset=utf-8",
    "application/manifest+json",
    "text/javascript; charset=utf-8",
  ])("and a file of type %s is cached compressed like pages, and allows no inline script", async (type) => {
    const { rendered, get } = await handlerOf({ headers: { "content-type": type } });
    await get();
    const again = await get({ "accept-encoding": "br" });
    expect(rendered).toHaveLength(1);
    expect(again.headers.get("content-encoding")).toBe("br");
    expect(again.headers.get("content-security-policy")).toContain("script-src 'self';");
  });

  it("a page of the site may start only the site's own worker and read only its own manifest", async () => {
    const { get } = await handlerOf({});
    for (const headers of [{}, { cookie: "session=x" }] as Record<string, string>[]) {
      const policy = (await get(headers)).headers.get("content-security-policy");
      expect(policy).toContain("worker-src 'self';");
      expect(policy).toContain("manifest-src 'self';");
    }
  });

  it.each([
    // It is rendered again for this client alone, once it turns out to set a cookie.
    ["one that sets a cookie", { headers: { "set-cookie": "seen=1" } }, 4],
    ["one that the site does not share", { facts: { mayBeShared: false } }, 2],
  ])("a page of the site is not cached when it is %s", async (_, page, renderings) => {
    const { rendered, get } = await handlerOf(page);
    await get();
    await get();
    expect(rendered).toHaveLength(renderings);
  });

  it("a page of the site is compressed as the client accepts it", async () => {
    const { get } = await handlerOf({});
    expect((await get({ "accept-encoding": "gzip, br" })).headers.get("content-encoding")).toBe("br");
    expect((await get({ "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
    expect((await get({})).headers.get("content-encoding")).toBeNull();
  });

  it("a page of the site that the site allows in frames can be framed only by pages of the site", async () => {
    const { get } = await handlerOf({ facts: { mayBeFramed: true } });
    const visitorAndPlayer: Record<string, string>[] = [{}, { cookie: "session=abcdefghijklmnopqrst" }];
    for (const headers of visitorAndPlayer) {
      const framed = await get(headers);
      expect(framed.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
      expect(framed.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    }
    const other = await (await handlerOf({})).get();
    expect(other.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(other.headers.get("cross-origin-opener-policy")).toBe("same-origin");
  });

  it.each([
    [{}, "https://app.example capacitor://localhost"],
    [{ mayBeFramed: true }, "'self' https://app.example capacitor://localhost"],
  ])(
    "[2.27] a page of the site with %j may be framed by the apps that the operator lists",
    async (facts, ancestors) => {
      const { get } = await handlerOf({
        facts,
        frameHosts: ["https://app.example", "capacitor://localhost"],
      });
      for (const asked of [{}, { cookie: "session=abcdefghijklmnopqrst" }] as Record<string, string>[])
        expect((await get(asked)).headers.get("content-security-policy")).toContain(
          `frame-ancestors ${ancestors}`,
        );
    },
  );

  it("[2.30] a page of the site allows a configured chat provider on any page, only at its origin, and no other host", async () => {
    const { get } = await handlerOf({ chatOrigin: "https://chat.example" });
    const without = await handlerOf({});
    for (const asked of [{}, { cookie: "session=abcdefghijklmnopqrst" }] as Record<string, string>[]) {
      const policy = (await get(asked)).headers.get("content-security-policy")!;
      expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/chat\.example;/);
      expect(policy).toContain("connect-src 'self' https://chat.example wss://chat.example;");
      expect(policy).toContain("img-src 'self' data: https://chat.example;");
      expect(policy).toContain("frame-src 'self' https://chat.example;");
      expect(policy).toContain("style-src 'self' https://chat.example;");
      expect(policy).toContain("style-src-attr 'unsafe-inline';");
      expect(policy).toContain("default-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect((await without.get(asked)).headers.get("content-security-policy")).not.toContain("chat.example");
    }
  });

  it("a page of the site allows the licensor's seal only where the site names its host", async () => {
    const { get } = await handlerOf({ facts: { sealOrigin: "https://seal.example" } });
    const visitorAndPlayer: Record<string, string>[] = [{}, { cookie: "session=abcdefghijklmnopqrst" }];
    for (const headers of visitorAndPlayer) {
      const page = await get(headers);
      const policy = page.headers.get("content-security-policy");
      expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/seal\.example;/);
      expect(policy).toContain("img-src 'self' data: https://seal.example;");
    }
    const other = await (await handlerOf({})).get();
    expect(other.headers.get("content-security-policy")).not.toContain("seal.example");
  });
});
