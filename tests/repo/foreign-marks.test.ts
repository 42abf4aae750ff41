import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/**
 * Names of games, features and draws that are marks of other firms (decision 117). Names of games by their rules, such as casino hold'em or
 * three card poker, and of firms that the product connects are no part of it.
 */
const MARKS =
  /(?<!\p{L})(?:mega ?ways|mega ?clusters|aviator|slingo|x(?:ways|nudge|split)|infinity reels|hold ?(?:&|and|n|’n’) ?win|crazy ?time|dream ?catcher|monopoly|mega ?ball|lightning (?:roulette|baccarat|dice|storm)|cash or crash|spaceman|jetx|plinko|drops? ?(?:&|and) ?wins|must hit by|mega ?moolah|book of (?:ra|dead)|starburst|gonzo(?:’s quest)?|sweet bonanza|big bass|gates of olympus|rainbow riches|powerball|euro ?millions|eurojackpot|viking ?lotto|mega ?millions|scrabble|cluedo|yahtzee)(?!\p{L})/iu;

/** Fields that say what a thing is for programs. Addresses and ids stay as the specification names them ([2.20], [2.25], [3.15]). */
const NOT_SHOWN = new Set(["slug", "code", "gameCode", "model", "kind", "type"]);

/** All shown texts of a JSON file. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    NOT_SHOWN.has(key) ? [] : textsIn(each, `${path}: ${key}`),
  );
}

const files = ["languages", "brands", "content"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && !file.startsWith("models"))
    .map((file) => join(folder, file)),
);
/** What players type to find a kind of game is never shown, but for the first of its words, which names it. */
const isOnlyTyped = (path: string) => /search\.json: \w+: [1-9]\d*$/.test(path);
const texts = files
  .flatMap((file) => textsIn(JSON.parse(readFileSync(file, "utf8")), file))
  .filter(([path]) => !isOnlyTyped(path));

it("no text in nine languages, of three brands or of the content has a mark of another firm", () => {
  expect(texts.length).toBeGreaterThan(20_000);
  expect(texts.filter(([, text]) => MARKS.test(text))).toEqual([]);
});

it.each(["Megaways", "AVIATOR", "Play Slingo now", "Hold & Win", "a Lightning Roulette table", "Book of Ra"])(
  "finds the mark in %s",
  (text) => {
    expect(text).toMatch(MARKS);
  },
);

it.each(["aviators", "in many ways", "hold and wait", "lightning struck"])("finds no mark in %s", (text) => {
  expect(text).not.toMatch(MARKS);
});
