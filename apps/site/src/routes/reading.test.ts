import { offeredLanguages } from "@bellwether/market/languages.ts";
import { expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

it.each([
  ["a visitor in Ireland sees the day of Malta's, 1 Jan 2026", "IE", undefined, "1 Jan 2026"],
  [
    "a player sees the day of the version that the gate names",
    "IE",
    { terms_version: "2026-05-03" },
    "3 May 2026",
  ],
])("the terms say from which day they hold: %s", async (_what, country, player, date) => {
  const { status, html } = await openPage("/info/terms", { country, ...(player && { player }) });
  expect(status).toBe(200);
  expect(html).toContain(date);
});

const wordsOf = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, string>>("../../../../languages/*/{static,promo}.json", {
      eager: true,
      import: "default",
    }),
  ).map(([file, texts]) => [file.split("/").slice(-2).join("/"), texts]),
);

it.each(offeredLanguages)(
  "all bonus terms in %s say that a withdrawal of a deposit before it is staked loses its bonus",
  (language) => {
    const rule = wordsOf[`${language}/promo.json`]!.term_bonus_withdrawn!;
    const terms = wordsOf[`${language}/static.json`]!;
    for (const key of ["bonus_terms_6", "welcome_terms_3", "welcome_terms_se_1", "welcome_terms_fi_2"])
      expect(terms[`${key}_text`]).toContain(rule);
  },
);
