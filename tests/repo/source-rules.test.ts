import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { isTest, isTypeScript, sourceFiles } from "./source-files.ts";

const code = sourceFiles((path) => isTypeScript(path));
const offenders = (files: { path: string; text: string }[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe("source rules", () => {
  it("only the server's entry points and the tools read process.env", () => {
    const readers = offenders(
      code.filter(
        ({ path }) => /^(apps|packages)\//.test(path) && !isTest(path) && !path.endsWith("vite.config.ts"),
      ),
      /process\.env\b/,
    );
    expect(readers.filter((path) => !path.startsWith("apps/server/src/"))).toEqual([]);
  });

  it("one module asks for the browser's storage and one for its cookies, because a browser may refuse both", () => {
    const own = code.filter(({ path }) => /^(apps|packages)\//.test(path) && !isTest(path));
    expect(offenders(own, /\b(?:local|session)Storage\b/)).toEqual(["packages/ui/src/browser-storage.ts"]);
    expect(offenders(own, /\bdocument\.cookie\b|\bcookieStore\b/)).toEqual([
      "apps/site/src/session/browser-cookies.ts",
    ]);
    expect(offenders(own, /\bcreateJSONStorage\b/)).toEqual([]);
    const persisting = own.filter(({ text }) => /\bpersist\b[^;]*"zustand\/middleware"/.test(text));
    expect(persisting.length).toBeGreaterThan(3);
    expect(
      persisting.filter(({ text }) => !/\bstorage: keptState\(/.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });

  it("no test is skipped or runs exclusively", () => {
    expect(
      offenders(
        code.filter(({ path }) => isTest(path) && !path.startsWith("tests/repo/")),
        /\b(it|test|describe)\.(skip|only|todo)\b/,
      ),
    ).toEqual([]);
  });

  it("no title of a test or group begins with the number of an issue", () => {
    const tests = code.filter(({ path }) => isTest(path));
    expect(offenders(tests, /\(\s*["'`](?:issue )?\d+(?:\.\d+|[a-z])?(?:, ?[A-Z]?\d[\d.]*)*: /)).toEqual([]);
  });

  it("a stylesheet that others compose from has no address: Vite would look for it beside the wrong file", () => {
    const styles = sourceFiles((path) => path.endsWith(".module.css"));
    const composed = styles.flatMap(({ path, text }) =>
      [...text.matchAll(/composes:[^;]* from "([^"]+)"/g)].map(([, from]) => join(dirname(path), from!)),
    );
    expect(composed.length).toBeGreaterThan(0);
    const withAddress = styles.filter(({ path, text }) => composed.includes(path) && /url\(/.test(text));
    expect(withAddress.map(({ path }) => path)).toEqual([]);
  });

  it("no file or folder has a catch-all name", () => {
    const drawers = sourceFiles((path) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(path)).map(
      ({ path }) => path,
    );
    expect(drawers).toEqual([]);
  });

  it("names of files and folders are kebab-case", () => {
    const wrong = code
      .map(({ path }) => path)
      .filter((path) => !/^[a-z0-9./$_()-]+$/.test(path.replace("ARCHITECTURE", "")));
    expect(wrong).toEqual([]);
  });

  it("in words for readers no line can end between a figure and its %", () => {
    const words = sourceFiles((path) => /^(brands|content|languages)\/.*\.json$/.test(path));
    expect(offenders(words, /[\d}] %/)).toEqual([]);
  });

  it("a constant that bounds something is MAX_ or MIN_, and a class of errors ends in Error", () => {
    const own = code.filter(({ path }) => !path.startsWith("tests/repo/"));
    const words =
      "MOST|LONGEST|LARGEST|BIGGEST|DEEPEST|HIGHEST|MAXIMUM|LOWEST|SMALLEST|FEWEST|LEAST|SHORTEST|MINIMUM";
    expect(offenders(own, new RegExp(`\\b(?:${words})_[A-Z]|\\bconst (?:[A-Z]+_)?(?:${words})\\b`))).toEqual(
      [],
    );
    expect(offenders(own, /\bclass (?!\w*Error\b)\w+ extends \w*Error\b/)).toEqual([]);
  });

  it("a line of the log names no value `number`, which is left out there as that of a card", () => {
    expect(offenders(code, /\blog(?:\.\w+|\[\w+\])\(\s*\{(?:[^}]*,)?\s*number\s*[,:}]/)).toEqual([]);
  });

  it("a schema is written like a type, and has the name of its type", () => {
    const own = code.filter(({ path }) => !path.startsWith("tests/repo/"));
    expect(offenders(own, /^(?:export )?const [a-z]\w* = z\b|^(?:export )?const \w+Schema\b/m)).toEqual([]);
    const otherwise = own.filter(({ text }) =>
      [...text.matchAll(/^export type (\w+) = z\.infer<typeof (\w+)>;/gm)].some(
        ([, type, schema]) => type !== schema && text.includes(`export const ${schema} = `),
      ),
    );
    expect(otherwise.map(({ path }) => path)).toEqual([]);
  });

  it("the milliseconds of a second, a minute, an hour and a day are declared once", () => {
    // The packages that import no other.
    const own = code.filter(({ path }) => !/^(packages\/(db|ledger|ui)|tests\/repo)\//.test(path));
    const declared = /\bconst (?:SECOND|MINUTE|HOUR|DAY)_MS\b/;
    const figures = /\b(?:3_?600_?000|86_?400_?000|604_?800_?000|36e5|864e5|6048e5)\b/;
    const products =
      /\b60 \* 60 \* 1_?000\b|\b60 \* 60_000\b|\b24 \* (?:60 \* 60|3_?600)\b|\b1_?000 \* (?:60 \* 60|3_?600)\b/;
    const written = new RegExp([declared, figures, products].map(({ source }) => source).join("|"));
    expect(offenders(own, written)).toEqual(["packages/contract/src/durations.ts"]);
  });

  it("the text of a UTC day, the form of a slug and the reading of foreign JSON are written once", () => {
    const own = code.filter(
      ({ path }) =>
        /^(apps|packages)\//.test(path) && !isTest(path) && !/^packages\/(db|ledger|ui)\//.test(path),
    );
    expect(
      offenders(
        own,
        /toISOString\(\)\s*\.(?:slice|substring|substr)\(0, 10\)|toISOString\(\)\s*\.split\("T"\)/,
      ),
    ).toEqual(["packages/contract/src/day-text.ts"]);
    expect(offenders(own, /\[a-z0-9\]\+\(-\[a-z0-9\]\+\)\*/)).toEqual(["packages/contract/src/slug.ts"]);
    expect(
      offenders(own, /\bfunction (?:(?:readJson|parseJson|parsed)\(text|amountToMinor|toMinor)\b/),
    ).toEqual(["packages/contract/src/minor-units.ts", "packages/contract/src/parse-json.ts"]);
  });

  it("a field has a type or a value that holds before it is set: no `field!: Type`", () => {
    expect(
      offenders(
        code.filter(({ path }) => !isTest(path) && !path.startsWith("bench/")),
        /[\w\])]!:/,
      ),
    ).toEqual([]);
  });

  it("the class for text that only screen readers say is written once, and composed elsewhere", () => {
    const styles = sourceFiles((path) => path.endsWith(".css"));
    expect(offenders(styles, /^\.[\w-]+ \{[^}]*width: 1px;[^}]*clip-path: inset\(50%\)/m)).toEqual([
      "packages/ui/src/surfaces/visually-hidden.module.css",
    ]);
  });

  it("components contain no brand names", () => {
    const components = code.filter(
      ({ path }) => path.endsWith(".tsx") && /^(packages\/ui\/src|apps\/site)/.test(path) && !isTest(path),
    );
    expect(offenders(components, /Bellwether|LuckyClover|Funly/)).toEqual([]);
  });
});
