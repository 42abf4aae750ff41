import { brands } from "@bellwether/market/brands.ts";
import { expect, it } from "vitest";
import type { Site } from "../request/site.ts";
import { appManifest } from "./app-manifest.ts";

const manifestOf = (brand: keyof typeof brands, language: Site["language"], lotteryVersion = false) =>
  appManifest({
    brand: brands[brand],
    brandQuery: undefined,
    lotteryVersion,
    language,
    options: { showTranslationKeys: true } as Site["options"],
  });

it.each([
  ["BELLWETHER", "#fcf2df", "#fefcf6"],
  ["LUCKYCLOVER", "#071912", "#04120c"],
  ["FUNLY", "#24054b", "#360d6f"],
] as const)("%s starts on its page colour %s with its header colour %s", (brand, page, header) => {
  const manifest = manifestOf(brand, "en");
  expect(manifest).toMatchObject({ background_color: page, theme_color: header, display: "standalone" });
  expect(manifest.name).toBe(brands[brand].name);
});

it("is the same app in every language and opens in the language it was installed in", () => {
  const [english, finnish] = [manifestOf("FUNLY", "en"), manifestOf("FUNLY", "fi")];
  expect([english.id, english.start_url, english.lang]).toEqual(["/", "/", "en-GB"]);
  expect([finnish.id, finnish.start_url, finnish.lang]).toEqual(["/", "/fi", "fi-FI"]);
  expect(finnish.shortcuts.map(({ url }) => url)).toEqual([
    "/fi/hot-games",
    "/fi/search-games",
    "/fi/playsafe",
  ]);
});

it("has 3 shortcuts, and 2 in the lottery version, where there is no search", () => {
  const urls = (lotteryVersion: boolean) =>
    manifestOf("BELLWETHER", "en", lotteryVersion).shortcuts.map(({ url }) => url);
  expect(urls(false)).toEqual(["/hot-games", "/search-games", "/playsafe"]);
  expect(urls(true)).toEqual(["/hot-games", "/playsafe"]);
});

it("has icons of 192 and 512 px and a maskable one", () => {
  const icons = manifestOf("LUCKYCLOVER", "en").icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
});
