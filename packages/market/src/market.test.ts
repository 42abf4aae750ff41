import { readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { brandFromName, brandKeys, isLotteryHost, resolveBrand } from "./brands.ts";
import { countries, findCountry } from "./countries.ts";
import {
  type Currency,
  currencies,
  depositBounds,
  isCurrency,
  isPayable,
  payablePart,
  withdrawalBounds,
} from "./currencies.ts";
import {
  isOffered,
  knownLanguages,
  offeredLanguages,
  providerLanguage,
  translationFile,
} from "./languages.ts";
import { licenceContradictions, licences, resolveLicence } from "./licences.ts";
import { paymentMethods, paymentMethodsOf } from "./payment-methods.ts";
import { protectionOf } from "./protection.ts";
import { footerBodies } from "./public-bodies.ts";
import { createToggles } from "./toggles/create-toggles.ts";
import type { ToggleSituation } from "./toggles.ts";

const sources = { fromQuery: true, fromHostname: true, default: "BELLWETHER" as const };

/** The folders of the repository's brands or languages, in alphabetical order. */
const foldersIn = (name: string): string[] =>
  readdirSync(new URL(`../../../${name}/`, import.meta.url), { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name !== "node_modules")
    .map((each) => each.name)
    .sort();

describe("brands", () => {
  it.each([
    ["casinoroom", "LUCKYCLOVER"],
    ["luckyclover", "LUCKYCLOVER"],
    ["funly", "FUNLY"],
    ["bellwether", "BELLWETHER"],
    ["unheard-of", "BELLWETHER"],
  ])("a host named %s is %s", (name, key) => {
    expect(resolveBrand(sources, { hostname: `www.${name}.example` }).key).toBe(key);
    expect(resolveBrand(sources, { hostname: "localhost", query: name }).key).toBe(key);
    expect(brandFromName(name)).toBe(key);
  });

  it.each(["constructor", "__proto__"])("an inherited object property, %s, is not a brand", (name) => {
    const sources = { fromQuery: true, fromHostname: true, default: "FUNLY" } as const;
    expect(resolveBrand(sources, { hostname: `${name}.example`, query: name }).key).toBe("FUNLY");
  });

  it("brands have the names of their folders as domain keys, FUNLY, LUCKYCLOVER and BELLWETHER, the default, among them", () => {
    expect([...brandKeys].sort()).toEqual(foldersIn("brands").map((name) => name.toUpperCase()));
    expect(brandKeys).toEqual(expect.arrayContaining(["BELLWETHER", "FUNLY", "LUCKYCLOVER"]));
    expect(brandFromName(undefined)).toBe("BELLWETHER");
  });

  it.each([
    ["lottery.bellwether.example", true],
    ["LOTTERY.bellwether.example", true],
    ["lottery-news.example", false],
    ["www.lottery.example", false],
  ])("a host that starts with 'lottery.' shows the lottery version: %s, %s", (hostname, isLottery) => {
    expect(isLotteryHost(hostname)).toBe(isLottery);
  });

  it("a request's brand ignores query and hostname while their switches are off: the environment's default decides", () => {
    const off = { fromQuery: false, fromHostname: false, default: "FUNLY" as const };
    expect(resolveBrand(off, { hostname: "bellwether.example", query: "luckyclover" }).key).toBe("FUNLY");
  });
});

describe("countries", () => {
  it("countries are 45, each listed once, and never US", () => {
    expect(countries).toHaveLength(45);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(45);
    expect(findCountry("US")).toBeUndefined();
  });

  it("countries include every country that the specification names", () => {
    const named = [
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
      "HU",
      "GB",
    ];
    expect(named.filter((code) => !findCountry(code))).toEqual([]);
  });

  it("countries keep accounts in currencies that have a sign, with a minimum age of at least 18", () => {
    expect(countries.filter(({ currency, minimumAge }) => !isCurrency(currency) || minimumAge < 18)).toEqual(
      [],
    );
  });
});

describe("duties of a market towards its players", () => {
  it("SE, GB and MT show the session time beside every game, GB also the session's result, and no other market has to", () => {
    const clocks = countries.flatMap(({ code }) => {
      const clock = protectionOf(code).sessionClock;
      return clock ? [[code, clock.result]] : [];
    });
    expect(clocks).toEqual([
      ["GB", true],
      ["MT", false],
      ["SE", false],
    ]);
  });

  it("SE asks a player in play after 2 idle minutes and waits 60 seconds for an answer, and no other market does", () => {
    const asked = countries.flatMap(({ code }) => {
      const idle = protectionOf(code).idleInPlay;
      return idle ? [[code, idle.askAfterSeconds, idle.answerWithinSeconds]] : [];
    });
    expect(asked).toEqual([["SE", 120, 60]]);
  });

  it("a pending withdrawal is final in GB and SE, and in no other market", () => {
    const final = countries.filter(({ code }) => protectionOf(code).payoutsAreFinal);
    expect(final.map(({ code }) => code)).toEqual(["GB", "SE"]);
  });

  it("a country's rules are merged once, not for every bet", () => {
    for (const country of ["GB", "SE", "FI"]) expect(protectionOf(country)).toBe(protectionOf(country));
  });

  it("GB is open for signup, with checks each 60 minutes, a limit prompt and slots of at most £5, £2 under 25", () => {
    expect(findCountry("GB")?.signupAllowed).toBe(true);
    expect(protectionOf("GB")).toMatchObject({
      realityCheckMinutes: 60,
      limitPromptAtFirstDeposit: true,
      slotStake: { underAge: 25, underMinor: 2_00n, otherwiseMinor: 5_00n },
    });
  });
});

describe("currencies", () => {
  it("currencies are thirteen, with suffixes for NOK, SEK and CHF", () => {
    const entries = Object.entries(currencies);
    expect(entries).toHaveLength(13);
    expect(
      entries
        .filter(([, { place }]) => place === "after")
        .map(([code]) => code)
        .sort(),
    ).toEqual(["CHF", "NOK", "SEK"]);
  });

  it.each([
    ["IE", "EUR", 1_000n, 500_000n],
    ["FI", "EUR", 1_000n, 200_000n],
    ["SE", "SEK", 10_000n, 5_000_000n],
    ["CL", "CLP", 1_000_000n, 500_000_000n],
  ] as const)(
    "a deposit in %s is between %s bounds %s and %s",
    (country, currency, minimumMinor, maximumMinor) => {
      expect(depositBounds(country, currency)).toMatchObject({ minimumMinor, maximumMinor });
    },
  );
});

/** [3.20] without the Peruvian codes: the specification says that there are several and does not name them. */
const specifiedCodes =
  "CREDITCARD WIZZVISA WIZZMC ZEEP CLEANPAY NETELLER SKRILL BANK BANKLOCAL BANKIBAN BANKINTL SOFORT SWISH ECOPAYZ INTERAC MUCHBETTER PAYSAFECARD MIFINITY TRUSTLY ASTROPAYCARD COMMUNITYBANK PAYRETAILERS VOLT PAY4FUN IDEBIT QUICKBIT BOLETO BOLETO_PIX TRANSFERENCIA_BANCARIA WEBPAY KHIPU FLYKK CALLPAY INPAY_ZAF INPAY_CAN INPAY_BRA INPAY_IND JETON INDIAN_NET_BANKING UPI READIES FORUMPAY".split(
    " ",
  );

describe("payment methods", () => {
  it("payment methods have the 42 specified codes, and 4 Peruvian ones of banks and cash", () => {
    expect(specifiedCodes).toHaveLength(42);
    const known = paymentMethods.map(({ code }) => code);
    expect(known.filter((code) => !specifiedCodes.includes(code))).toEqual([
      "BCP",
      "INTERBANK",
      "BBVA_PE",
      "PAGOEFECTIVO",
    ]);
    expect(known).toEqual(expect.arrayContaining(specifiedCodes));
    expect(new Set(known).size).toBe(46);
  });

  it.each([
    ["NO", 7, "CREDITCARD"],
    ["NL", 6, "CREDITCARD"],
    ["SE", 3, "TRUSTLY"],
    ["CA", 8, "INTERAC"],
    ["NZ", 7, "WIZZVISA"],
    ["DE", 6, "SOFORT"],
    ["AT", 6, "SOFORT"],
    ["FI", 1, "TRUSTLY"],
    ["IE", 6, "CREDITCARD"],
    ["MT", 6, "CREDITCARD"],
    ["ZA", 5, "CALLPAY"],
    ["IN", 6, "UPI"],
    ["PE", 6, "BCP"],
    ["BR", 5, "BOLETO_PIX"],
    ["CL", 5, "WEBPAY"],
    ["ROW", 8, "CREDITCARD"],
  ])("%s has %i, first %s, each listed once", (country, count, first) => {
    const codes = paymentMethodsOf(country).map(({ code }) => code);
    expect([codes.length, new Set(codes).size, codes[0]]).toEqual([count, count, first]);
  });

  it("15 countries have their own list, all others use that of the rest of the world", () => {
    const rest = paymentMethodsOf("ROW");
    const differ = countries.filter(
      ({ code }) =>
        paymentMethodsOf(code)
          .map((method) => method.code)
          .join() !== rest.map((method) => method.code).join(),
    );
    expect(differ).toHaveLength(15);
  });

  it("Finland has only Trustly, and an unknown country has the methods of the rest of the world", () => {
    expect(paymentMethodsOf("FI").map(({ code }) => code)).toEqual(["TRUSTLY"]);
    expect(paymentMethodsOf("XX")).toEqual(paymentMethodsOf("IS"));
  });

  it("each of the 46 is offered in some market", () => {
    const offered = new Set(countries.flatMap(({ code }) => paymentMethodsOf(code).map((each) => each.code)));
    expect(paymentMethods.filter(({ code }) => !offered.has(code))).toEqual([]);
  });

  it("every country has at least one", () => {
    expect(countries.filter(({ code }) => paymentMethodsOf(code).length === 0)).toEqual([]);
  });
});

describe("languages", () => {
  it("languages are offered by their folders, en, de, fi, no, sv, hu, es, fr-ca, pt first, and known in addition: fr, it, nl, da, pl, ja, hi", () => {
    const first = ["en", "de", "fi", "no", "sv", "hu", "es", "fr-ca", "pt"];
    expect(offeredLanguages.slice(0, 9)).toEqual(first);
    expect([...offeredLanguages].sort()).toEqual(foldersIn("languages"));
    const known = [...first, "fr", "it", "nl", "da", "pl", "ja", "hi"];
    expect([...knownLanguages].sort()).toEqual([...new Set([...offeredLanguages, ...known])].sort());
    expect(isOffered("ja")).toBe(foldersIn("languages").includes("ja"));
  });

  it("fr-ca is sent to providers as fr and stored in files as fr-fr, pt in pt-br", () => {
    expect([providerLanguage("fr-ca"), translationFile("fr-ca"), translationFile("pt")]).toEqual([
      "fr",
      "fr-fr",
      "pt-br",
    ]);
  });
});

describe("the licence", () => {
  it.each([
    [{ setting: "curacao", country: "SE", swedishLicenceActive: true }, "curacao"],
    [{ country: "SE", swedishLicenceActive: true }, "sweden"],
    [{ country: "SE", swedishLicenceActive: false }, "malta"],
    [{ country: "FI", swedishLicenceActive: true }, "malta"],
    [{ country: "GB", swedishLicenceActive: true }, "britain"],
    [{ setting: "malta", country: "GB", swedishLicenceActive: false }, "malta"],
  ])("the licence for %o is %s", (request, licence) => {
    expect(resolveLicence(request, () => {})).toBe(licence);
  });

  it("the licence comes with the mark of its own regulator and no other, whatever the Swedish setting is", () => {
    const regulators = licences.map((licence) => footerBodies(licence, true)[0]?.slug);
    expect(new Set(regulators).size).toBe(licences.length);
    for (const licence of licences.filter((each) => each !== "sweden"))
      expect(footerBodies(licence, true)).toHaveLength(1);
  });

  it.each([
    ["curacao", true, false, 1],
    ["malta", true, true, 2],
    ["Sweden", true, false, 0],
    ["sweden", true, true, 1],
    ["britain", false, true, 0],
    ["curacao", false, false, 0],
    [undefined, true, true, 0],
    ["atlantis", true, true, 0],
  ])(
    "LICENCE=%s with the Swedish licence %s and the British register %s has %d contradictions",
    (licence, swedishLicence, britishRegister, count) => {
      expect(licenceContradictions({ licence, swedishLicence, britishRegister })).toHaveLength(count);
    },
  );

  it("the licence warns about an invalid setting and ignores it", () => {
    const warn = vi.fn();
    expect(resolveLicence({ setting: "atlantis", country: "FI", swedishLicenceActive: false }, warn)).toBe(
      "malta",
    );
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe("toggles", () => {
  const situation: ToggleSituation = {
    brand: "BELLWETHER",
    country: "FI",
    region: undefined,
    authenticated: false,
    now: new Date("2026-11-20"),
  };

  const toggles = createToggles({ environment: "test", warn: () => {} });

  it.each([
    ["HIDE_LOTTERY_CONTENT", {}, false],
    ["HIDE_LOTTERY_CONTENT", { brand: "LUCKYCLOVER" }, true],
    ["HIDE_LOTTERY_CONTENT", { brand: "FUNLY" }, true],
    ["FINNISH_SIGNUP_ACTIVE", { brand: "LUCKYCLOVER" }, true],
    ["FINNISH_SIGNUP_ACTIVE", {}, false],
    ["FINNISH_SIGNUP_ACTIVE", { brand: "FUNLY" }, false],
    ["SWEDISH_SIGNUP_ACTIVE", {}, true],
    ["SWEDISH_LICENSE_ACTIVE", {}, false],
    ["NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE", { country: "NO" }, true],
    ["NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE", { country: "NO", authenticated: true }, false],
    ["NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE", {}, false],
    ["IS_BLOCKED_REGION_EVOLUTION", { country: "CA", region: "QC" }, true],
    ["IS_BLOCKED_REGION_EVOLUTION", { country: "CA", region: "BC" }, true],
    ["IS_BLOCKED_REGION_EVOLUTION", { country: "CA", region: "MB" }, true],
    ["IS_BLOCKED_REGION_EVOLUTION", { country: "CA", region: "ON" }, false],
    ["IS_BLOCKED_REGION_EVOLUTION", { country: "CA" }, true],
    ["IS_BLOCKED_REGION_PLAY_N_GO", { country: "CA" }, true],
    ["IS_BLOCKED_REGION_EVOLUTION", { country: "FI" }, false],
    ["IS_BLOCKED_REGION_PLAY_N_GO", { country: "CA", region: "ON" }, true],
    [
      "IS_BLOCKED_REGION_PLAY_N_GO",
      { country: "CA", region: "ON", now: new Date("2022-04-03T23:59:59Z") },
      false,
    ],
    ["DOCUMENT_UPLOAD_ENABLED", {}, true],
    ["IS_PRAGMATIC_LIVE_CASINO_DISABLED", {}, true],
    ["LIVEDATA_API_ENABLED", {}, false],
    [
      "IS_BLOCKED_REGION_PLAY_N_GO",
      { country: "CA", region: "ON", now: new Date("2022-04-04T00:00:00Z") },
      true,
    ],
  ] as const)("%s for %o is %s by default", (name, more, expected) => {
    expect(toggles.isOn(name, { ...situation, ...more })).toBe(expected);
  });

  it("MAINTENANCE_MODE_COUNTRIES is an empty list by default", () => {
    expect(toggles.maintenanceCountries).toHaveLength(0);
  });
});

describe("what can be paid in a currency", () => {
  it("what can be paid in a currency is whole pesos in Chile, and any minor unit elsewhere", () => {
    expect([isPayable("CLP", 10_000n), isPayable("CLP", 10_050n), isPayable("CLP", 10_001n)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isPayable("EUR", 10_001n)).toBe(true);
    expect([payablePart("CLP", 10_199n), payablePart("EUR", 10_199n)]).toEqual([10_100n, 10_199n]);
  });

  it("what can be paid in a currency includes every bound and every suggested amount", () => {
    for (const currency of Object.keys(currencies) as Currency[])
      for (const bounds of [depositBounds("CL", currency), withdrawalBounds(currency)])
        for (const minor of [bounds.minimumMinor, bounds.maximumMinor, ...bounds.suggestedMinor])
          expect(isPayable(currency, minor)).toBe(true);
  });
});
