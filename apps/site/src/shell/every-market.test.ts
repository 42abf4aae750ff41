import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { brandKeys, brands } from "@bellwether/market/brands.ts";
import { countries } from "@bellwether/market/countries.ts";
import { paymentMethodsOf } from "@bellwether/market/payment-methods.ts";
import { describe, expect, it } from "vitest";
import { openPage, type Visit } from "../testing/page-fixture.ts";

const texts = pickTexts("en", ["core.", "static."]);

/** The signup page's title in a market; the specification has own texts for Sweden and Finland, and all others share one. */
function signupWords(country: string, brand: string): [title: string, text: string] {
  const title = country === "FI" ? "static.signup_title_fi" : "static.signup_title";
  if (country === "SE") return [title, "static.signup_text_swedish"];
  if (country === "FI" && brand === "LUCKYCLOVER") return [title, "static.signup_text_finnish"];
  return [title, "static.signup_text"];
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

describe.each(brandKeys)("%s, as seen from each of the 45 markets", (brand) => {
  const { name, slug } = brands[brand];
  const open = (path: string, visit: Visit) => openPage(path, { ...visit, hostname: `${slug}.localhost` });

  it.each(countries.map(({ code, currency }) => [code, currency]))(
    "a brand, as seen from each of the 45 markets, in %s: the brand's name, its licence (Great Britain's, otherwise Malta's), its payment methods, its signup title and an account in %s",
    async (country, currency) => {
      const { html, status } = await open("/signup", { country });
      expect(status).toBe(200);
      expect(html).toContain(`data-brand="${slug}"`);
      expect(html).toContain(
        `${name} is offered under the rules of the ${country === "GB" ? "Gambling Commission of Great Britain" : "Malta Gaming Authority"}.`,
      );
      expect(all(html, /<img src="\/art\/bodies\/[a-z-]+\.svg" alt="([^"]+)"/g)).toEqual([
        country === "GB" ? "Gambling Commission" : "Malta Gaming Authority",
      ]);
      expect(all(html, /<img[^>]*data-method="([A-Z_0-9]+)"/g)).toEqual(
        paymentMethodsOf(country).map(({ code }) => code),
      );
      const [title, text] = signupWords(country, brand);
      expect(all(html, /<h1[^>]*>([^<]+)<\/h1>/g)).toEqual([texts[title]]);
      expect(html).toContain(texts[text]!);
      expect(html).toContain(texts["static.signup_currency"]!.replace("{currency}", currency));
      const chosen = all(html, /<option value="([^"]+)" selected/g);
      expect(chosen.filter((value) => value === country)).toHaveLength(2);
      expect(html.includes('name="personal_number"')).toBe(country === "SE");
    },
  );

  it("a brand, as seen from each of the 45 markets, in SE with the Swedish licence: Spelinspektionen, and the logos of Spelpaus and Stödlinjen", async () => {
    const { html } = await open("/signup", { country: "SE", toggles: { SWEDISH_LICENSE_ACTIVE: true } });
    expect(html).toContain(`${name} is offered under the rules of the Swedish Gambling Authority`);
    expect(all(html, /<img src="\/art\/bodies\/[a-z-]+\.svg" alt="([^"]+)"/g)).toEqual([
      "Spelinspektionen",
      "Spelpaus.se",
      "Stödlinjen 020-81 91 00",
    ]);
  });

  it.each(["curacao", "malta"])(
    "a brand, as seen from each of the 45 markets, shows the licence %s in every market when the environment sets it",
    async (licence) => {
      for (const { code: country } of countries) {
        const { html } = await open("/mobile", { country, options: { licenceSetting: licence } });
        expect(html).toContain(texts[`core.shell_licence_${licence}`]!.replace("{brand}", name));
      }
    },
  );

  it("a brand, as seen from each of the 45 markets, in US, which is not a market, nobody may open an account, and the header has no signup link", async () => {
    const { html } = await open("/signup", { country: "US" });
    expect(html).toContain(texts["core.error_signup_not_allowed"]!);
    const header = (await open("/mobile", { country: "US" })).links("header");
    expect(header.map(({ href }) => href)).not.toContain("/signup");
  });
});
