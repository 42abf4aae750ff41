import { expect, it } from "vitest";
import { translationTexts } from "./translation-files.ts";

it.each(["en", "de", "fi", "no", "sv", "hu", "es", "fr-fr", "pt-br"])(
  "the 3 groups of texts exist under %s",
  (file) => {
    for (const group of ["core", "static", "promo"])
      expect(Object.keys(translationTexts(group, file)!).length, group).toBeGreaterThan(10);
  },
);

it.each([
  ["fr-ca", "fr-fr"],
  ["pt", "pt-br"],
])("[7.31] %s returns the same as %s", (language, file) => {
  for (const group of ["core", "static", "promo"])
    expect(translationTexts(group, language)).toEqual(translationTexts(group, file));
});

it("Finnish texts are in Finnish", () => {
  expect(translationTexts("core", "fi")!.shell_login).toBe("Kirjaudu");
});

it.each([
  ["core", "it"],
  ["core", "toString"],
  ["other", "en"],
  ["__proto__", "en"],
])("there is no file %s/%s", (group, file) => {
  expect(translationTexts(group, file)).toBeUndefined();
});
