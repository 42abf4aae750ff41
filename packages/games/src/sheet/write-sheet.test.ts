import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rational } from "../exact/rational.ts";
import { findModel } from "../models/model.ts";
import { bindModel } from "../models/read-models.ts";
import { releasedModels } from "../models/released-models.ts";
import { plotSpread } from "./plot-spread.ts";
import { sheetJson } from "./sheet-json.ts";
import { spreadOfWins } from "./spread-of-wins.ts";
import { differences, figuresByData, summaryLines, writeSheet } from "./write-sheet.ts";

const models = releasedModels();
const ROUNDS = 2_000;
const sheetOf = (id: string) => {
  const model = findModel(models, id);
  return writeSheet(model, model.figures, spreadOfWins(model, ROUNDS));
};

describe("npm run games:sheet", () => {
  it("npm run games:sheet prints 36 / 37, 18 / 37 and each kind of bet for european-roulette", () => {
    const sheet = sheetOf("european-roulette");
    expect(sheet).toContain("97.297297 %");
    expect(sheet).toContain("36 / 37");
    expect(sheet).toContain("48.6486 % (18 / 37)");
    expect(sheet).toContain("kind straight, pockets 17, pays 35");
  });

  it("npm run games:sheet prints the freshly computed figures, the paytable and the free spins for bell-lines", () => {
    const sheet = sheetOf("bell-lines");
    expect(sheet).toContain("96.119371 %");
    expect(sheet).toContain("symbol crown, count 5, coins 1000");
    expect(sheet).toContain("scatters 3, spins 10, maximumSpins 40");
  });

  it("npm run games:sheet prints the odds of each prize for a card", () => {
    expect(sheetOf("scratch-match-three")).toContain("multiple 10000, oneIn 250000.00");
  });

  it("npm run games:sheet prints no odds of a raffle, whose wins depend on the other tickets: the return of 93 % and the largest win by the rules alone", () => {
    const sheet = sheetOf("sunday-raffle");
    expect(sheet).toContain("93.000000 %");
    expect(sheet).toContain("4650.00 stakes");
    const [line] = summaryLines([findModel(models, "sunday-raffle")]);
    for (const text of [sheet, line]) {
      expect(text).toContain("depend on the other bets");
      expect(text).not.toMatch(/hit|volatility|once in/);
    }
  });

  it("npm run games:sheet lists clover-cascade on one line with 95.3551 %, 35.91 %, medium and 544.15 stakes", () => {
    const [line] = summaryLines([findModel(models, "clover-cascade")]);
    for (const figure of ["95.3551 %", "35.91 %", "medium", "544.15 stakes"]) expect(line).toContain(figure);
  });

  it("npm run games:sheet lists all models with the return at least two spaces after the longest id, in one column", () => {
    const lines = summaryLines([...models.values()]);
    const longest = Math.max(...[...models.keys()].map((id) => id.length));
    expect(new Set(lines.map((line) => line.search(/ [\d.]+ %/)))).toEqual(new Set([longest + 1]));
    expect(lines.map((line) => line.split(" ")[0])).toEqual([...models.keys()]);
  });

  it("npm run games:sheet refuses a model whose file says 97 % when its data give 97.297297 %", () => {
    const { figures } = findModel(models, "european-roulette");
    expect(differences(figures, figures)).toEqual([]);
    expect(differences({ ...figures, returnToPlayer: rational(97n, 100n) }, figures)).toEqual([
      "returnToPlayer is 97 / 100 in the file and 36 / 37 by its data",
    ]);
  });

  it("npm run games:sheet refuses a file whose bought free spins return 99 %, and one without them", () => {
    const { figures, changed } = openFile("lines/moonlit-wolves-buy.json");
    const purchases = [{ ...figures.purchases[0], returnToPlayer: "99/100" }];
    expect(changed({ purchases })).toEqual([
      expect.stringMatching(
        /^purchases is free-spins: 12 at ×1, 99 \/ 100 for 38 stakes, .+ in the file and free-spins: 12 at ×1, \d+ \/ \d+ for 38 stakes, /,
      ),
    ]);
    expect(changed({ purchases: undefined })).toEqual([
      expect.stringMatching(/^purchases is none in the file/),
    ]);
  });

  it("npm run games:sheet refuses a file whose ante bet brings free spins in every second round, and one that leaves it out", () => {
    const { figures, changed } = openFile("lines/dolphin-deal-makers-menu.json");
    expect(changed({ anteBet: { ...figures.anteBet, freeSpins: "1/2" } })).toEqual([
      expect.stringMatching(/^anteBet is .+, 1 \/ 2 for 25 coins in place of 20 in the file and /),
    ]);
    expect(changed({ anteBet: undefined })).toEqual([expect.stringMatching(/^anteBet is none in the file/)]);
  });

  it("npm run games:sheet refuses a file whose straight bet wins once in 3.7, and one that leaves out the chance of 2 stakes", () => {
    const { figures, changed } = openFile("roulette/european-roulette.json");
    const { reachable, atLeast } = figures.winChances;
    expect(changed({ winChances: { reachable: { ...reachable, chance: 0.27027 }, atLeast } })).toEqual([
      "winChances.reachable.chance is 0.27027 in the file and 0.027027 by its data",
    ]);
    expect(changed({ winChances: { reachable, atLeast: atLeast.slice(0, -1) } })).toEqual([
      expect.stringMatching(/^winChances.atLeast is /),
    ]);
  });

  it("npm run games:sheet counts every round in one class of the spread (red pays 1–2 stakes on 18 of 37), and writes JSON and SVG", () => {
    const model = findModel(models, "european-roulette");
    const spread = spreadOfWins(model, ROUNDS);
    expect(spread.classes.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(ROUNDS);
    const wins = spread.classes.find(({ name }) => name === "1–2")?.rounds ?? 0;
    expect(Math.abs(wins / ROUNDS - 18 / 37)).toBeLessThan(0.05);
    const json = JSON.parse(sheetJson(model, model.figures, spread));
    expect(json).toMatchObject({ returnToPlayer: "36/37", hash: model.hash, spread: { rounds: ROUNDS } });
    expect(plotSpread("european-roulette", spread)).toMatch(/^<svg .*<\/svg>\n$/s);
  });
});

it("counts wins of blackjack in first stakes, as its odds do: every hand that pays returns at least one", () => {
  const { classes } = spreadOfWins(findModel(models, "blackjack-classic"), 500);
  const roundsOf = (...names: string[]) =>
    classes.reduce((sum, { name, rounds }) => (names.includes(name) ? sum + rounds : sum), 0);
  expect(roundsOf("0–1")).toBe(0);
  expect(roundsOf("2–5")).toBeGreaterThan(0);
});

/** A model's file. `changed` is what the sheet says of the file with other figures. */
function openFile(path: string) {
  const file = JSON.parse(
    readFileSync(new URL(`../../../../content/models/${path}`, import.meta.url), "utf8"),
  );
  const bound = bindModel(file, path);
  const computed = bound.figures.purchases ? bound.figures : figuresByData(bound);
  return {
    figures: file.figures,
    changed: (figures: object) => {
      const model = bindModel({ ...file, figures: { ...file.figures, ...figures } }, path);
      return differences(model.figures, computed);
    },
  };
}
