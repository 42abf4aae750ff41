import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { offeredLanguages } from "@bellwether/market/languages.ts";
import { paymentMethodsOf } from "@bellwether/market/payment-methods.ts";
import { describe, expect, it } from "vitest";
import { landingNames, pathInLanguage, paths } from "../paths.ts";
import { openPage, type Visit } from "../testing/page-fixture.ts";

const [slot] = exampleAnswers.gameList.games;
const lotto = { ...slot, game_id: 5, local_code: "lotto", categories: ["lottery", "all-games"] };

const hrefs = async (element: string, path: string, visit?: Visit) =>
  (await openPage(path, visit)).links(element).map(({ href }) => href);

describe("the header", () => {
  it("the header for a visitor links to login and signup, and shows no balance", async () => {
    const header = await hrefs("header", "/mobile", { country: "IE" });
    expect(header).toEqual(expect.arrayContaining(["/", "/login", "/signup"]));
    expect(header).not.toContain("/deposit");
    expect(header).not.toContain("/my-account");
  });

  it("the header for a visitor from a country without signup links to login only", async () => {
    const header = await hrefs("header", "/mobile", { country: "US" });
    expect(header).toContain("/login");
    expect(header).not.toContain("/signup");
  });

  it("the header for a player shows a balance of 68.00 and the deposit button, and neither login nor signup", async () => {
    const page = await openPage("/mobile", { player: {} });
    const header = page.links("header");
    expect(header.find(({ href }) => href === "/my-account")?.text).toContain("€68.00");
    expect(header.map(({ href }) => href)).toContain("/deposit");
    expect(header.map(({ href }) => href)).not.toContain("/login");
    expect(header.map(({ href }) => href)).not.toContain("/signup");
  });

  it.each([
    ["a player on /mobile", 1, "/mobile", {}],
    ["a visitor on /mobile", 0, "/mobile", undefined],
    ["a player on /search-games", 0, "/search-games", {}],
  ])("the header has for %s %i buttons to the games bar", async (_who, count, path, player) => {
    const { html } = await openPage(path, { ...(player && { player }) });
    expect(html.match(/<button[^>]*aria-label="Find another game"/g) ?? []).toHaveLength(count);
  });

  it("the header has no deposit button on signup, from which a player is redirected home", async () => {
    expect((await openPage("/signup", { player: {} })).location).toBe("/");
    expect(await hrefs("header", "/signup")).not.toContain("/deposit");
  });

  it.each(["/play/1", "/play/1?mode=free", "/play-lottery/5"])(
    "the header over a game at %s opens the quick deposit, which without script is a link that returns to the game",
    async (path) => {
      const player = { player_country: "IS" };
      const page = await openPage(path, { player, gate: { gameList: { games: [slot, lotto] } } });
      const [pathname] = path.split("?");
      const deposit = page.html
        .match(/<a\b[^>]*>/g)
        ?.find((link) => link.includes(`href="/deposit?origin=${encodeURIComponent(pathname!)}"`));
      expect(deposit).toContain('aria-haspopup="dialog"');
    },
  );

  it("the header elsewhere has a deposit button that goes to /deposit and opens nothing", async () => {
    const { html } = await openPage("/mobile", { player: {} });
    const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0];
    expect(header).toContain('href="/deposit"');
    const deposit = header?.match(/<a\b[^>]*>/g)?.find((link) => link.includes('href="/deposit"'));
    expect(deposit).not.toContain("aria-haspopup");
  });

  it.each([
    ["a player", "/mobile", {}, true],
    ["a player", "/play/1", {}, true],
    ["a player", "/search-games", {}, false],
    ["a visitor", "/mobile", undefined, false],
  ])(
    "the header for %s at %s has a button that opens the games bar: %s",
    async (_who, path, player, opens) => {
      const { html } = await openPage(path, { ...(player && { player }), country: "IE" });
      expect(/<button[^>]*(aria-label|title)="Find another game"/.test(html)).toBe(opens);
    },
  );
});

describe("a page", () => {
  const bar = /<nav[^>]* aria-label="Main places"/;

  it("a page has header, footer and the phone's bar; the search has no footer, and a game neither footer nor bar", async () => {
    const frame = async (path: string) => {
      const { html } = await openPage(path, { player: {} });
      return [html.includes("<header"), html.includes("<footer"), bar.test(html)];
    };
    expect(await frame("/mobile")).toEqual([true, true, true]);
    expect(await frame("/search-games")).toEqual([true, false, true]);
    expect(await frame("/play/1")).toEqual([true, false, false]);
  });

  it("a page in a window of a game or the cashier, /rc-popup/playngo and /payment-redirect, has none of them", async () => {
    for (const path of ["/rc-popup/playngo", "/payment-redirect?status=success&payment_id=p1"]) {
      const { html } = await openPage(path);
      expect([html.includes("<header"), html.includes("<footer"), bar.test(html)]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });
});

describe("the footer", () => {
  const gone = [paths.searchGames(), ...landingNames.map(paths.landing)];
  const allGames = paths.allGames();

  it.each(gone)("the footer is missing on %s", async (path) => {
    const page = await openPage(path);
    expect(page.status).toBe(200);
    expect(page.links("footer").map(({ href }) => href)).not.toContain(allGames);
  });

  it("the footer has 4 groups: help, money, about us, games; deposit, cash out and recently played only for a player", async () => {
    const grouped = [
      "/support",
      "/support#topic_deposits",
      "/support#topic_cashout",
      "/deposit",
      "/cashout",
      "/responsible-gaming",
      "/about-us",
      "/info/terms",
      "/privacy-policy",
      allGames,
      "/recently-played",
      paths.bonusGames(),
    ];
    const visitor = await hrefs("footer", "/mobile");
    expect(grouped.filter((path) => !visitor.includes(path))).toEqual([
      "/deposit",
      "/cashout",
      "/recently-played",
    ]);
    const player = await openPage("/mobile", { player: {} });
    expect(player.links("footer").map(({ href }) => href)).toEqual(expect.arrayContaining(grouped));
    const footer = /<footer[\s\S]*?<\/footer>/.exec(player.html)?.[0];
    expect([...(footer ?? "").matchAll(/<nav aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "Language",
      "Help",
      "Money",
      "About us",
      "Games",
    ]);
  });

  it.each([
    ["CA", ["CA"], 1],
    ["FI", ["CA"], 0],
    ["FI", "every country", 1],
    ["CA", undefined, 0],
  ] as const)(
    "the footer in %s with data of DB-IP for %j links to DB-IP %d times",
    async (country, creditsDbIpIn, count) => {
      const page = await openPage("/mobile", { country, options: { creditsDbIpIn } });
      const links = page.links("footer").filter(({ href }) => href === "https://db-ip.com");
      expect(links).toHaveLength(count);
      for (const { text } of links) expect(text).toBe("IP geolocation by DB-IP");
    },
  );

  it.each([
    ["SE", true, 3],
    ["SE", false, 0],
    ["FI", true, 0],
  ])(
    "the footer in %s with the Swedish licence %s shows %d Swedish logos and helplines",
    async (country, on, count) => {
      const footer = await hrefs("footer", "/mobile", { country, toggles: { SWEDISH_LICENSE_ACTIVE: on } });
      expect(footer.filter((href) => /spelinspektionen|spelpaus|stodlinjen/.test(href))).toHaveLength(count);
    },
  );

  it.each([
    ["SE", { toggles: { SWEDISH_LICENSE_ACTIVE: true } }, "Spelinspektionen"],
    ["FI", {}, "Malta"],
    ["FI", { options: { licenceSetting: "curacao" } }, "Curaçao"],
  ])("the footer in %s with %j names the licence of %s", async (country, more, name) => {
    const { html } = await openPage("/mobile", { country, ...more });
    expect(html.match(/<footer[\s\S]*/)?.[0]).toContain(name);
  });

  it.each([
    ["curacao", false, ["Curaçao Gaming Authority"]],
    ["malta", false, ["Malta Gaming Authority"]],
    [undefined, true, ["Spelinspektionen", "Spelpaus.se", "Stödlinjen 020-81 91 00"]],
  ])(
    "the footer under the licence of %s, in licensed Sweden %s, shows the logos of %j",
    async (licenceSetting, on, names) => {
      const { html } = await openPage("/mobile", {
        country: "SE",
        options: { licenceSetting },
        toggles: { SWEDISH_LICENSE_ACTIVE: on },
      });
      const marks = [...html.matchAll(/<img src="\/art\/bodies\/[a-z-]+\.svg" alt="([^"]+)"/g)];
      expect(marks.map(([, alt]) => alt)).toEqual(names);
    },
  );

  it.each([
    [
      "a Swedish account in Finland",
      "FI",
      "SE",
      ["Spelinspektionen", "Spelpaus.se", "Stödlinjen 020-81 91 00"],
      true,
    ],
    ["a Finnish account in Sweden", "SE", "FI", ["Malta Gaming Authority"], false],
    ["a British account in Sweden", "SE", "GB", ["Gambling Commission"], false],
    [
      "a visitor in Sweden",
      "SE",
      undefined,
      ["Spelinspektionen", "Spelpaus.se", "Stödlinjen 020-81 91 00"],
      true,
    ],
    ["a visitor in Great Britain", "GB", undefined, ["Gambling Commission"], false],
  ])(
    "licence, logos and bar of %s in %s are those of the country %s: %j",
    async (_, country, account, names, hasBar) => {
      const { html } = await openPage("/mobile", {
        country,
        ...(account && { player: { player_country: account } }),
        // As an operator would write it: the toggle depends on the account's country, not on the player's location.
        options: { toggleOverrides: { toggles: { SWEDISH_LICENSE_ACTIVE: { countries: ["SE"] } } } },
      });
      const marks = [...html.matchAll(/<img src="\/art\/bodies\/[a-z-]+\.svg" alt="([^"]+)"/g)];
      expect(marks.map(([, alt]) => alt)).toEqual(names);
      expect(html.includes("spelpaus.se")).toBe(hasBar);
      expect(html.includes("Självtest")).toBe(hasBar);
    },
  );

  it.each([
    ["curacao", 1],
    ["malta", 0],
  ])("the footer under the licence of %s has %d seals", async (licenceSetting, count) => {
    const options = { licenceSetting, sealScript: "https://seal.example/seal.js" };
    const { html } = await openPage("/mobile", { options });
    expect(html.match(/data-licence-seal/g) ?? []).toHaveLength(count);
  });

  it.each([
    "NO",
    "NL",
    "SE",
    "CA",
    "NZ",
    "DE",
    "AT",
    "FI",
    "IE",
    "MT",
    "ZA",
    "IN",
    "PE",
    "BR",
    "CL",
    "IS",
    "US",
  ])(
    "the footer shows the logos of the payment methods in %s, each with its name as alt text",
    async (country) => {
      const { html } = await openPage("/about-us", { country });
      const shown = [...html.matchAll(/<img[^>]*data-method="([A-Z_0-9]+)"[^>]*>/g)].map(([tag, code]) => ({
        code,
        src: / src="([^"]+)"/.exec(tag)?.[1],
        alt: / alt="([^"]+)"/.exec(tag)?.[1],
      }));
      expect(shown).toEqual(
        paymentMethodsOf(country).map(({ code, name }) => ({
          code,
          src: `/art/payments/${code.toLowerCase()}.svg`,
          alt: name,
        })),
      );
      if (country === "US") expect(paymentMethodsOf("US")).toEqual(paymentMethodsOf("IS"));
    },
  );

  it("the footer shows a Finnish player in Germany the payment methods of the account's country: Trustly only", async () => {
    const { html } = await openPage("/about-us", { country: "DE", player: { player_country: "FI" } });
    expect([...html.matchAll(/data-method="([A-Z_0-9]+)"/g)].map(([, code]) => code)).toEqual(["TRUSTLY"]);
  });
});

describe.each(offeredLanguages)("in %s", (language) => {
  const titleAt = async (path: string, country: string) =>
    /<h1[^>]*>(.*?)<\/h1>/.exec((await openPage(pathInLanguage(path, language), { country })).html)?.[1];

  it.each(["/login", "/signup"])("%s has another title in Finland than elsewhere", async (path) => {
    const title = await titleAt(path, "FI");
    expect(title).toBeTruthy();
    expect(await titleAt(path, "IE")).not.toBe(title);
    expect(await titleAt(path, "NO")).toBe(await titleAt(path, "IE"));
  });
});
