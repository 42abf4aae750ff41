// npm run folders: writes the files that name every folder of brands/, languages/ and the mechanics, so that a new folder is found and no list is kept by hand.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HEAD = "// Written by `npm run folders` from the names of the folders here.";
const MAX_LINE = 110;
const TEXT_GROUPS = ["core", "static", "promo", "sheet"];

/** The files that are written, with their text, by their path from the root. */
export function listFolders(root) {
  const brands = foldersWith(root, "brands", "brand.ts");
  const languages = foldersWith(root, "languages", "language.ts");
  const mechanics = foldersWith(root, "packages/games/src/mechanics", "manifest.ts");
  const withNames = foldersWith(root, "packages/games/src/mechanics", "name-figures.ts");
  const withReports = foldersWith(root, "packages/games/src/mechanics", "report-draw.ts");
  const withSearch = foldersWith(root, "packages/games/src/mechanics", "search.ts");
  return {
    "brands/index.ts": brandIndex(brands),
    "brands/texts.ts": textIndex(
      "brandTexts",
      "Texts in the voice of each brand, by its slug, then by language.",
      brands,
      (brand) =>
        filesIn(root, `brands/${brand}/texts`).map((name) => [name, `./${brand}/texts/${name}.json`]),
    ),
    "languages/index.ts": languageIndex(languages),
    "languages/search-words.ts": searchWordsIndex(languages),
    "languages/distress-words.ts": distressWordsIndex(
      languages.filter((code) => existsSync(join(root, "languages", code, "distress.json"))),
    ),
    "packages/games/src/mechanics/index.ts": mechanicIndex(mechanics),
    "packages/games/src/mechanics/loaders.ts": loaderIndex(mechanics),
    "packages/games/src/mechanics/rule-descriptions.ts": partIndex(mechanics, {
      file: "describe-rules.ts",
      part: "describeRules",
      type: "DescribeRules",
      list: "ruleDescriptions",
      said: "The rules of each mechanic in words, by its id.",
    }),
    "packages/games/src/mechanics/figure-names.ts": partIndex(withNames, {
      file: "name-figures.ts",
      part: "nameFigures",
      type: "NameFigures",
      list: "figureNames",
      said: "The names of figures in mechanics with names of their own, by the mechanic's id.",
    }),
    "packages/games/src/mechanics/draw-reports.ts": partIndex(withReports, {
      file: "report-draw.ts",
      part: "reportDraw",
      type: "ReportDraw",
      from: "../rules/draw-report.ts",
      list: "drawReports",
      said: "The reports of draws in mechanics whose tickets are sold ahead, by the mechanic's id.",
    }),
    "packages/games/src/mechanics/searches.ts": partIndex(withSearch, {
      file: "search.ts",
      part: "search",
      type: "Search",
      from: "../search/search.ts",
      list: "searches",
      said: "The search for models of each mechanic that has one, by the mechanic's id.",
    }),
    "languages/texts.ts": textIndex(
      "languageTexts",
      "Texts of each language, by its code, then by group.",
      languages,
      (language) =>
        TEXT_GROUPS.filter((group) => existsSync(join(root, "languages", language, `${group}.json`))).map(
          (group) => [group, `./${language}/${group}.json`],
        ),
    ),
  };
}

/** Writes those that differ. @returns their paths. */
export function writeFolderLists(root) {
  return Object.entries(listFolders(root)).flatMap(([path, text]) => {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, "utf8") === text) return [];
    writeFileSync(file, text);
    return [path];
  });
}

function foldersWith(root, folder, file) {
  return readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, file)))
    .map((name) => {
      if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
      throw new Error(`${folder}/${name}: a folder's name is small letters, digits and single hyphens`);
    })
    .sort();
}

function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length))
    .sort();
}

function brandIndex(brands) {
  const keyOf = (slug) => slug.toUpperCase().replaceAll("-", "_");
  return lines(
    HEAD,
    ...brands.map((slug) => `import { brand as ${nameOf(slug)} } from "./${slug}/brand.ts";`),
    'import type { BrandData } from "./brand.ts";',
    "",
    "/** The brands by their domain keys [1.03]. */",
    `export const brandKeys = ${array(brands.map(keyOf))} as const;`,
    "export type BrandKey = (typeof brandKeys)[number];",
    "",
    "/** A brand; `slug` is the name of its folder and of its pictures' folder. */",
    "export type Brand = BrandData & { key: BrandKey; slug: string };",
    "",
    "export const brands: Readonly<Record<BrandKey, Brand>> = {",
    ...brands.map(
      (slug) => `  ${keyOf(slug)}: { key: "${keyOf(slug)}", slug: "${slug}", ...${nameOf(slug)} },`,
    ),
    "};",
  );
}

function languageIndex(languages) {
  return lines(
    HEAD,
    ...languages.map((code) => `import { language as ${nameOf(code)} } from "./${code}/language.ts";`),
    'import type { LanguageData } from "./language.ts";',
    "",
    "/** Codes of the offered languages [1.06]. */",
    `export const languageCodes = ${array(languages)} as const;`,
    "export type Language = (typeof languageCodes)[number];",
    "",
    "export const languages: Readonly<Record<Language, LanguageData>> = {",
    ...languages.map((code) => (nameOf(code) === code ? `  ${code},` : `  "${code}": ${nameOf(code)},`)),
    "};",
  );
}

function searchWordsIndex(languages) {
  return lines(
    HEAD,
    "",
    "/** The words for which players look, by what they name: the name as it is shown first, then other usual words. */",
    "export type SearchWords = Readonly<Record<string, readonly string[]>>;",
    "",
    "/** Fetches the search's words of a language, by its code: for a browser, which needs only the reader's and the English ones. */",
    "export const searchWordLoaders: Readonly<Record<string, () => Promise<SearchWords>>> = {",
    ...languages.map((code) => {
      const key = nameOf(code) === code ? code : `"${code}"`;
      return `  ${key}: async () => (await import("./${code}/search.json", { with: { type: "json" } })).default,`;
    }),
    "};",
  );
}

function distressWordsIndex(languages) {
  return lines(
    HEAD,
    ...languages.map(
      (code) => `import ${nameOf(code)} from "./${code}/distress.json" with { type: "json" };`,
    ),
    "",
    "/** Beginnings of words by which somebody says that play does them harm, by language. On the server only. */",
    "export const distressWords: Readonly<Record<string, readonly string[]>> = {",
    ...languages.map((code) => (nameOf(code) === code ? `  ${code},` : `  "${code}": ${nameOf(code)},`)),
    "};",
  );
}

function mechanicIndex(mechanics) {
  return lines(
    HEAD,
    ...byPath([
      ...mechanics.map((id) => `import { ${nameOf(id)} } from "./${id}/manifest.ts";`),
      'import type { Mechanic } from "../rules/mechanic.ts";',
    ]),
    "",
    "/** Every mechanic. Each parses its own data, so the type of the data is lost here. */",
    "export const mechanics: readonly Mechanic[] = [",
    ...mechanics.map((id) => `  ${nameOf(id)},`),
    "];",
  );
}

function loaderIndex(mechanics) {
  return lines(
    HEAD,
    'import type { Mechanic } from "../rules/mechanic.ts";',
    "",
    "/** Fetches the rules of one mechanic, by its id: for a browser, which needs only those of the game that it shows. */",
    "export const loaders: Readonly<Record<string, () => Promise<Mechanic>>> = {",
    ...mechanics.map((id) => {
      const key = nameOf(id) === id ? id : `"${id}"`;
      const line = `  ${key}: async () => (await import("./${id}/manifest.ts")).${nameOf(id)},`;
      // The formatter breaks lines longer than this.
      return line.length <= MAX_LINE ? line : line.replace(" => (", " =>\n    (");
    }),
    "};",
  );
}

/** Lists what a file of each mechanic's folder exports. */
function partIndex(mechanics, { file, part, type, from = "../rules/rule.ts", list, said }) {
  return lines(
    HEAD,
    ...byPath([
      ...mechanics.map((id) => `import { ${part} as ${nameOf(id)} } from "./${id}/${file}";`),
      `import type { ${type} } from "${from}";`,
    ]),
    "",
    `/** ${said} */`,
    `export const ${list}: Readonly<Record<string, ${type}>> = {`,
    ...mechanics.map((id) => (nameOf(id) === id ? `  ${id},` : `  "${id}": ${nameOf(id)},`)),
    "};",
  );
}

function textIndex(exported, said, folders, filesOf) {
  const imports = [];
  const entries = folders.map((folder) => {
    const files = filesOf(folder).map(([key, path]) => {
      const name = nameOf(`${folder}-${key}`);
      imports.push(`import ${name} from "${path}" with { type: "json" };`);
      return `${/^\w+$/.test(key) ? key : `"${key}"`}: ${name}`;
    });
    return `  ${/^\w+$/.test(folder) ? folder : `"${folder}"`}: { ${files.join(", ")} },`;
  });
  return lines(
    HEAD,
    ...imports,
    "",
    `/** ${said} On the server only. */`,
    `export const ${exported}: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {`,
    ...entries,
    "};",
  );
}

/** Imports in the order that the formatter wants: folders above first, and a folder before one whose longer name begins with its own. */
const byPath = (imports) => imports.sort((one, other) => (pathIn(one) < pathIn(other) ? -1 : 1));
const pathIn = (line) => line.split(" from ")[1].replace("../", "\0").replaceAll("/", "\0");
const lines = (...each) => `${each.join("\n")}\n`;
const array = (names) => `[${names.map((name) => `"${name}"`).join(", ")}]`;
/** `fr-ca` as the name of a variable. */
const nameOf = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = writeFolderLists(dirname(dirname(fileURLToPath(import.meta.url))));
  console.log(written.length > 0 ? `Written: ${written.join(", ")}` : "Every folder is listed.");
}
