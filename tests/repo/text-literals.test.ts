import { expect, it } from "vitest";
import { isTest, sourceFiles } from "./source-files.ts";
import { textLiterals } from "./text-literals.ts";

const shown = sourceFiles(
  (path) =>
    /^(apps\/(site|arcade|office)|packages\/ui)\/src\/.*\.tsx?$/.test(path) &&
    !isTest(path) &&
    // Word files of games. Word files of the office, which is in English only.
    !/\/texts\/|^apps\/office\/.*[/-]words\.ts$/.test(path),
);

it.each([
  ["<p>Hello {name}</p>", "Hello"],
  ["<p>{open ? 'lower case' : t('core.close')}</p>", "lower case"],
  ["<p>{open && `now`}</p>", "now"],
  ['<Button label="Close" />', "Close"],
  ['<img alt={"A bell"} />', "A bell"],
  ['<Field hint={known ? "known" : undefined} />', "known"],
  ['<Banner closeLabel="Away with it" />', "Away with it"],
  ['element("p", { text: "Won" })', "Won"],
  ['element("button", { aria: { label: "Spin" } })', "Spin"],
])("%s contains text for readers", (source, text) => {
  expect(textLiterals("a.tsx", `const a = ${source};`)).toEqual([text]);
});

it.each([
  '<p>{t("core.close")} · {count}</p>',
  '<input name="email" type="email" autoComplete="username" />',
  '<img alt="" src="/art/bell.svg" />',
  "<p>{kind === 'deposit' && <Deposit />}</p>",
  '<Field label="core.name" />',
  'element("p", { text: t("won") })',
])("%s contains none", (source) => {
  expect(textLiterals("a.tsx", `const a = ${source};`)).toEqual([]);
});

it("more than 400 files are checked", () => {
  expect(shown.length).toBeGreaterThan(400);
});

it("no component of the site, the games, the office or the design system contains text for readers", () => {
  const found = shown.flatMap(({ path, text }) =>
    textLiterals(path, text).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});
