import { describe, expect, it, test } from "vitest";
import {
  browserLanguage,
  type LanguageRequest,
  languageRedirect,
  preferredLanguage,
  splitPrefix,
} from "./language-redirect.ts";

const english: LanguageRequest = {
  pathname: "/",
  search: "",
  preferred: undefined,
  alreadyVisited: false,
  acceptLanguage: "en-GB,en;q=0.9",
  countryLanguage: "en",
  country: "IE",
};
const finnish: LanguageRequest = {
  ...english,
  acceptLanguage: "fi-FI,fi;q=0.9,en;q=0.5",
  countryLanguage: "fi",
  country: "FI",
};

describe("the redirect of a language prefix", () => {
  it.each([
    ["removes English", "/en", "/"],
    ["removes English and keeps the page", "/en/slots/megaways", "/slots/megaways"],
    ["removes English in capitals", "/EN/slots", "/slots"],
    ["replaces an unsupported language by English", "/xx/slots", "/slots"],
    ["replaces a known but not offered language by English", "/ja", "/"],
    ["replaces an unsupported language and region by English", "/en-gb/deposit", "/deposit"],
    ["changes capitals to lower case", "/FI/slots", "/fi/slots"],
    ["stays on the site when the path hides another host", "/en//evil.example", "/evil.example"],
    ["stays on the site when a backslash hides another host", "/en/\\evil.example", "/evil.example"],
  ])("%s", (_behaviour, pathname, expected) => {
    expect(languageRedirect({ ...english, pathname }).redirectTo).toBe(expected);
  });

  it.each(["/fi", "/fi/slots", "/fr-ca/deposit", "/slots", "/rc-popup/playngo", "/info/terms", "/all_all"])(
    "the redirect of a language prefix does not happen for %s",
    (pathname) => {
      expect(languageRedirect({ ...english, pathname })).toEqual({});
    },
  );
});

test("the redirect keeps the query", () => {
  expect(
    languageRedirect({ ...english, pathname: "/en/claim-code", search: "?code=BELL25" }).redirectTo,
  ).toBe("/claim-code?code=BELL25");
});

test("an unsupported language logs a warning, English does not", () => {
  expect(languageRedirect({ ...english, pathname: "/xx" }).warning).toContain('"xx"');
  expect(languageRedirect({ ...english, pathname: "/en" }).warning).toBeUndefined();
});

describe("without a prefix", () => {
  it("a reader of Finnish goes to /fi", () => {
    expect(languageRedirect({ ...finnish, pathname: "/" }).redirectTo).toBe("/fi");
    expect(languageRedirect({ ...finnish, pathname: "/slots", search: "?q=1" }).redirectTo).toBe(
      "/fi/slots?q=1",
    );
  });

  it("a reader of English stays", () => {
    expect(languageRedirect({ ...english, pathname: "/slots" })).toEqual({});
  });

  it("a first segment that is no language stays part of the path", () => {
    expect(languageRedirect({ ...finnish, pathname: "//evil.example" }).redirectTo).toBe("/fi//evil.example");
  });
});

describe("the preferred language", () => {
  const nothing = {
    preferred: undefined,
    alreadyVisited: false,
    acceptLanguage: undefined,
    countryLanguage: undefined,
    country: undefined,
  };

  it.each([
    ["is the cookie's before the browser's", { ...finnish, preferred: "sv" }, "sv"],
    ["ignores a cookie that names no offered language", { ...finnish, preferred: "xx" }, "fi"],
    [
      "is the browser's before the country's",
      { ...nothing, acceptLanguage: "fi", countryLanguage: "de" as const, country: "DE" },
      "fi",
    ],
    [
      "is the country's where the browser says nothing",
      { ...nothing, countryLanguage: "de" as const, country: "DE" },
      "de",
    ],
    [
      "is English in Austria on a first visit without a preference",
      { ...nothing, countryLanguage: "de" as const, country: "AT" },
      "en",
    ],
    [
      "is German in Austria on a second visit",
      { ...nothing, alreadyVisited: true, countryLanguage: "de" as const, country: "AT" },
      "de",
    ],
    [
      "is German in Austria when the browser asks for it",
      { ...nothing, acceptLanguage: "de-AT", countryLanguage: "de" as const, country: "AT" },
      "de",
    ],
    ["is English when nothing is known", nothing, "en"],
  ])("%s", (_behaviour, request, expected) => {
    expect(preferredLanguage(request)).toBe(expected);
  });
});

describe("the browser's language", () => {
  it.each([
    ["fi-FI,fi;q=0.9,en;q=0.8", "fi"],
    ["en;q=0.5, sv;q=0.7", "sv"],
    ["nb-NO,nb;q=0.9", "no"],
    ["nn", "no"],
    ["fr-CA", "fr-ca"],
    ["fr-FR,fr;q=0.9", undefined],
    ["ja,pt-BR;q=0.4", "pt"],
    ["fi;q=0,en", "en"],
    ["*", undefined],
    ["", undefined],
    [undefined, undefined],
    ["x".repeat(10_000), undefined],
  ])("the browser's language of %j is %s", (header, expected) => {
    expect(browserLanguage(header)).toBe(expected);
  });
});

test("a prefix alone leads to the home page", () => {
  expect(splitPrefix("/fi")).toEqual({ segment: "fi", rest: "/" });
  expect(splitPrefix("/fi/")).toEqual({ segment: "fi", rest: "/" });
});
