import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

function edit(copy: string, path: string, change: (text: string) => string): void {
  const before = readFileSync(join(copy, path), "utf8");
  writeFileSync(join(copy, path), change(before));
}

const filesIn = (copy: string, folder: string) =>
  readdirSync(join(copy, folder)).map((file) => `${folder}/${file}`);

const foldersIn = (copy: string, folder: string) =>
  filesIn(copy, folder).filter((path) => statSync(join(copy, path)).isDirectory());

/** Adds a brand as docs/add-a-brand.md says: a copy of Funly's folder, named Oakleaf. */
export function addBrand(copy: string): void {
  cpSync(join(copy, "brands/funly"), join(copy, "brands/oakleaf"), { recursive: true });
  edit(copy, "brands/oakleaf/brand.ts", (text) => text.replace('name: "Funly"', 'name: "Oakleaf"'));
  for (const file of ["tokens.css", "games.css"])
    edit(copy, `brands/oakleaf/${file}`, (text) =>
      text.replaceAll('[data-brand="funly"]', '[data-brand="oakleaf"]'),
    );
  edit(copy, "brands/oakleaf/blocks.json", (text) =>
    text.replaceAll("/art/brands/funly/", "/art/brands/oakleaf/"),
  );
  for (const file of filesIn(copy, "brands/oakleaf/texts"))
    edit(copy, file, (text) => text.replaceAll('"hero_funly_', '"hero_oakleaf_'));
  edit(copy, "brands/oakleaf/texts/en.json", (text) =>
    text.replace(/("hero_oakleaf_headline": )"[^"]*"/, '$1"Under the old oak"'),
  );
  for (const file of filesIn(copy, "content/promotions"))
    edit(copy, file, (text) => text.replace('"FUNLY"', '"FUNLY", "OAKLEAF"'));
}

type Title = { code: string; description: string };
const WORDS_OF_TESTS = [
  "apps/server/src/testing/described-things.ts",
  "apps/server/src/content/described-numbers.test.ts",
  "apps/server/src/content/spotlight-words.test.ts",
  "apps/site/src/promotions/prize-draw-words.test.ts",
];

/** Tables of words in tests, with the English ones once more. */
const withDanishWords = (text: string): string =>
  text
    .replace('"pt", "sv"]', '"pt", "sv", "da"]')
    .replaceAll(/\bwords\((\s*)"([^",]+), ([^"]+)"/g, 'words($1"$2, $3, $2"')
    .replace(/\n {2}en: (\{[\s\S]*?\n {2}\}),/, "$&\n  da: $1,")
    .replace('en: "Six reels of brass",', '$& da: "Six reels of brass",');

/** Adds a language as docs/add-a-language.md says: a copy of English, named Danish. */
export function addLanguage(copy: string): void {
  cpSync(join(copy, "languages/en"), join(copy, "languages/da"), { recursive: true });
  edit(copy, "languages/da/language.ts", (text) =>
    text
      .replace('"English"', '"Dansk"')
      .replace('"EN"', '"DA"')
      .replace('"en-GB"', '"da-DK"')
      .replace("menuPlace: 1,", "menuPlace: 10,"),
  );
  edit(copy, "languages/da/core.json", (text) =>
    text.replace(/("shell_promotions": )"[^"]*"/, '$1"Kampagner og tilbud"'),
  );
  const descriptions = filesIn(copy, "content/catalogue").flatMap((file) =>
    (JSON.parse(readFileSync(join(copy, file), "utf8")) as Title[]).map(({ code, description }) => [
      code,
      `Dansk: ${description}`,
    ]),
  );
  writeFileSync(
    join(copy, "languages/da/descriptions.json"),
    JSON.stringify(Object.fromEntries(descriptions)),
  );
  for (const brand of foldersIn(copy, "brands"))
    for (const words of ["texts", "host"])
      cpSync(join(copy, `${brand}/${words}/en.json`), join(copy, `${brand}/${words}/da.json`));
  edit(copy, "languages/da/flag.svg", (text) => text.replace("</svg>", "<path d='M0 0h1v1z'/></svg>"));
  for (const file of WORDS_OF_TESTS) edit(copy, file, withDanishWords);
}

/** Where the pieces of docs/add-a-call.md are added: after this line of the file. */
const PLACES: Readonly<Record<string, string>> = {
  "packages/contract/src/calls/index.ts": "export const calls = {\n",
  "packages/contract/src/example-inputs.ts": "export const exampleInputs = {\n",
  "apps/gate/src/support/routes.ts": "): void {\n",
  "apps/gate/src/testing/record-examples.ts": '  const { player } = await make("signup");\n',
};

/** Adds the example call of docs/add-a-call.md. */
export function addCall(copy: string): void {
  const guide = readFileSync(join(copy, "docs/add-a-call.md"), "utf8");
  for (const [, path = "", code = ""] of guide.matchAll(/```ts (\S+)\n([\s\S]*?)```/g)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), code);
  }
  for (const [, path = "", code = ""] of guide.matchAll(/```ts add (\S+)\n([\s\S]*?)```/g)) {
    const [imports = "", lines = ""] = code.startsWith("import") ? code.split("\n\n") : ["", code];
    const place = PLACES[path] ?? "";
    edit(copy, path, (text) => `${imports}\n${text.replace(place, () => `${place}${lines}`)}`);
  }
}

/** Adds the example promotion of docs/add-a-promotion.md to the copy. */
export function addPromotion(copy: string): void {
  const guide = readFileSync(join(copy, "docs/add-a-promotion.md"), "utf8");
  const [file = "", words = ""] = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => json);
  const { name } = JSON.parse(file) as { name: string };
  writeFileSync(join(copy, `content/promotions/${name}.json`), file);
  for (const language of foldersIn(copy, "languages"))
    edit(copy, `${language}/promotions.json`, (text) =>
      JSON.stringify({ ...(JSON.parse(text) as object), ...(JSON.parse(words) as object) }),
    );
}
