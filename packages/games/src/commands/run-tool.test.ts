import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, inject, it } from "vitest";
import { generateModels } from "../generate/generate-models.ts";
import { mechanics } from "../mechanics/index.ts";
import { searches } from "../mechanics/searches.ts";
import { ofCodes } from "../search/orders.ts";

const folder = mkdtempSync(join(tmpdir(), "data-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "broken.json"), "{\nnonsense\n");
writeFileSync(join(folder, "refused.json"), "{}");

/** Runs a command of the games in the folder of the files. */
function run(command: "generate" | "models" | "sheet", words: readonly string[]) {
  const program = fileURLToPath(new URL(`../${command}/main.ts`, import.meta.url));
  const { status, stderr, stdout } = spawnSync(process.execPath, [program, ...words], {
    ...{ cwd: folder, encoding: "utf8" },
  });
  return { status, stdout, complaint: stderr.trimEnd() };
}

const SHEET = "npm run games:sheet -- [model] [--out folder]";
const GENERATE = "npm run games:generate -- {mechanic} [how many]";

type BadInput = [command: Parameters<typeof run>[0], words: string[], reason: RegExp | string];
const refused: BadInput[] = [
  ["sheet", ["nope"], /^There is no model "nope": npm run games:sheet lists all \d+$/],
  ["models", ["roulette", "x-new", "broken.json"], /^broken\.json: .*JSON.*$/],
  ["generate", ["classic", "-1"], `Unknown option '-1'\n${GENERATE}`],
];
/** Each takes a second, so the short runs have one of each command. */
const refusedAtFullSize: BadInput[] = [
  ["sheet", ["blackjack-classic", "--json"], `Unknown option '--json'\n${SHEET}`],
  ["sheet", ["--help"], `Unknown option '--help'\n${SHEET}`],
  ["sheet", ["blackjack-classic", "foo"], `Unexpected argument 'foo'\n${SHEET}`],
  ["sheet", ["--out", "."], "--out: name the model that is written"],
  ["models", ["roulette", "x-new", "refused.json"], /^refused\.json: chips: .*$/],
  ["models", ["roulette", "x-new", "none.json"], "none.json: the file cannot be read (ENOENT)"],
  ["models", ["roulette", "X", "broken.json"], '"X" is no id: small letters, digits and single hyphens'],
  ["models", ["roulette", "x-new", "broken.json", "foo"], /^Unexpected argument 'foo'\nnpm run games:model /],
  ["generate", ["classic", "abc"], '"abc" is not how many models to find: a whole number from 1'],
  ["generate", ["classic", "0"], '"0" is not how many models to find: a whole number from 1'],
  ["generate", ["pinball"], /^There is no search for "pinball"\. Searches: .*$/],
];

describe("a command of the games refuses bad input in a sentence, without a stack trace and with exit code 1:", () => {
  it.each([...refused, ...(inject("isFullSize") ? refusedAtFullSize : [])])(
    "%s %j",
    (command, words, reason) => {
      const { status, stdout, complaint } = run(command, words);
      expect(complaint).toMatch(reason);
      expect(complaint).not.toContain("    at ");
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    },
  );
});

it("games:generate says that nothing is left to search when every title has its model", () => {
  const classic = mechanics.find(({ id }) => id === "classic")!;
  const ofNoTitle = { ...searches.classic!, choice: ofCodes([], (code) => code) };
  const written: string[] = [];
  generateModels(classic, ofNoTitle, 1, { write: (text) => written.push(text) });
  expect(written).toEqual(["Nothing is left to search: all titles of classic have their models.\n"]);
});
