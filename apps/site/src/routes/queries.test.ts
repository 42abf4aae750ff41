import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { providerAt } from "../games/providers.ts";
import { landingNames } from "../paths.ts";
import { openPage } from "../testing/page-fixture.ts";

const player = {};

describe("queries and hashes of an address", () => {
  it("?code= fills the field of claim-code, cut at 40 letters", async () => {
    const field = async (query: string) =>
      /<input[^>]*name="code"[^>]*>/.exec((await openPage(`/claim-code${query}`, { player })).html)?.[0];
    expect(await field("?code=BELL25")).toContain('value="BELL25"');
    expect(await field(`?code=${"B".repeat(50)}`)).toContain(`value="${"B".repeat(40)}"`);
    expect(await field("")).toContain('value=""');
  });

  it("?code= also fills the field of the deposit", async () => {
    const { html } = await openPage("/deposit?code=BELL25", { player: { player_country: "IE" } });
    expect(/<input[^>]*name="bonus_code"[^>]*>/.exec(html)?.[0]).toContain('value="BELL25"');
  });

  it.each([
    ["?current_setting=self-exclude", false],
    ["?current_setting=responsible-gaming", true],
    ["", true],
    ["?current_setting=anything", true],
  ])("playsafe%s shows the limits: %s, and has the anchor #self-exclude", async (query, limits) => {
    const { html } = await openPage(`/playsafe${query}`, { player });
    expect(html.includes('id="limits"')).toBe(limits);
    expect(html).toContain('id="self-exclude"');
  });

  it("set-limits has the anchor #deposit-limit, with 3 fields in it", async () => {
    const { html } = await openPage("/set-limits?origin=%2Fdeposit", { player });
    const form = /<form id="deposit-limit"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
    expect([...form.matchAll(/name="(limit-\w+)"/g)].map(([, name]) => name)).toEqual([
      "limit-day",
      "limit-week",
      "limit-month",
    ]);
  });

  it.each(["bellwether", "luckyclover", "funly"])(
    "queries and hashes of an address home has the anchor #hot-games at %s",
    async (brand) => {
      const { html } = await openPage("/", { hostname: `${brand}.localhost` });
      expect(html).toContain('<section id="hot-games"');
    },
  );
});

it.each([
  ["/deposit", "activation", "/activation?origin=%2Fdeposit"],
  ["/deposit?code=BELL25", "phone", "/set-phone-number?origin=%2Fdeposit%3Fcode%3DBELL25"],
  ["/play/1", "email", "/set-email?origin=%2Fplay%2F1"],
  ["/fi/play/1", "limits", "/fi/set-limits?origin=%2Ffi%2Fplay%2F1"],
])("%s of a player who must settle %s redirects to %s", async (path, guard, location) => {
  const guards = [{ guard, route: "" }];
  const page = await openPage(path, { player, gate: { guardsStatus: { guards } } });
  expect(page.location).toBe(location);
});

describe("the rewards", () => {
  const linked = async (visit: Parameters<typeof openPage>[1]) =>
    (await openPage("/promotions", visit)).links().filter(({ href }) => href.endsWith("/rewards"));

  it("the rewards are at /rewards for a visitor, at /promotions/rewards for a player, and absent in Sweden", async () => {
    expect((await linked({ country: "IE" })).map(({ href }) => href)).toEqual(["/rewards"]);
    const player = { player_country: "IE" };
    expect(new Set((await linked({ player })).map(({ href }) => href))).toEqual(
      new Set(["/promotions/rewards"]),
    );
    expect(await linked({ country: "SE" })).toEqual([]);
    expect((await openPage("/rewards", { player })).location).toBe("/promotions/rewards");
    expect((await openPage("/rewards", { country: "SE" })).location).toBe("/promotions");
  });
});

it.each([
  "betsoft",
  "evolution",
  "microgaming",
  "netent",
  "nyx",
  "play-n-go",
  "pragmatic",
  "yggdrasil",
  "relax",
  "bellwether",
])("the provider %s has its page", async (provider) => {
  const games = exampleAnswers.gameList.games.map((game) => ({
    ...game,
    provider: providerAt(provider)?.code,
  }));
  expect((await openPage(`/provider-games/${provider}`, { gate: { gameList: { games } } })).status).toBe(200);
});

it("/bonuses redirects home, in the reader's language", async () => {
  expect((await openPage("/bonuses")).location).toBe("/");
  expect((await openPage("/fi/bonuses", { acceptLanguage: "fi" })).location).toBe("/fi");
});

it.each([
  ["/slots/", "/slots"],
  ["/fi/", "/fi"],
  ["/fi/slots/megaways//?brand=FUNLY", "/fi/slots/megaways?brand=FUNLY"],
])("%s, with a trailing slash, redirects to %s", async (path, location) => {
  expect((await openPage(path)).location).toBe(location);
});

it("two leading slashes never redirect to another host: //evil.example/ is not found", async () => {
  const page = await openPage("http://bellwether.localhost//evil.example/");
  expect([page.status, page.location]).toEqual([404, null]);
});

it("signup and login pass the origin, a game, to each other", async () => {
  const linked = async (path: string) => (await openPage(path)).links("main").map(({ href }) => href);
  expect(await linked("/login?origin=%2Fplay%2F1")).toContain("/signup?origin=%2Fplay%2F1");
  expect(await linked("/signup?origin=%2Fplay%2F1")).toContain("/login?origin=%2Fplay%2F1");
  expect(await linked("/signup?origin=%2F%2Fevil.example")).toContain("/login");
});

it.each(landingNames)("/%s is a page in Sweden too, where it may show no figure", async (name) => {
  const { status, html } = await openPage(`/${name}`, { country: "SE" });
  expect(status).toBe(200);
  expect(html).toContain("<h1");
});

it.each([
  ["/de/set-limits", "Deine Einzahlungs\u00adlimits"],
  ["/fi/set-phone-number", "Matka\u00adpuhelin\u00adnumerosi"],
  ["/sv/set-limits", "Dina insättnings\u00adgränser"],
])(
  "the heading of %s has soft hyphens in its long word, and its window's title has none",
  async (path, heading) => {
    const { html } = await openPage(path, { player });
    expect(html).toContain(`>${heading}</h1>`);
    expect(/<title>([^<]*)/.exec(html)![1]).toContain(heading.replaceAll("\u00ad", ""));
  },
);
