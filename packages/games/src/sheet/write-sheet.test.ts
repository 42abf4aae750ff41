import { describe, expect, it } from "vitest";
import { findModel } from "../models/model.ts";
import { releasedModels } from "../models/released-models.ts";
import { summaryLine, writeSheet } from "./write-sheet.ts";

const models = releasedModels();

describe("npm run games:sheet", () => {
  it("prints for european-roulette 36 / 37, 18 / 37 and each kind of bet", () => {
    const sheet = writeSheet(findModel(models, "european-roulette"));
    expect(sheet).toContain("97.297297 %");
    expect(sheet).toContain("36 / 37");
    expect(sheet).toContain("48.6486 % (18 / 37)");
    expect(sheet).toContain("kind straight, pockets 17, pays 35");
  });

  it("prints for bell-lines the freshly computed figures, the paytable and the free spins", () => {
    const sheet = writeSheet(findModel(models, "bell-lines"));
    expect(sheet).toContain("96.119371 %");
    expect(sheet).toContain("symbol crown, count 5, coins 1000");
    expect(sheet).toContain("scatters 3, spins 10, maximumSpins 40");
  });

  it("prints for a card the odds of each prize", () => {
    expect(writeSheet(findModel(models, "scratch-match-three"))).toContain("multiple 10000, oneIn 250000.00");
  });

  it("lists clover-cascade on one line with 95.3551 %, 35.91 %, medium and 544.15 stakes", () => {
    const line = summaryLine(findModel(models, "clover-cascade"));
    for (const figure of ["95.3551 %", "35.91 %", "medium", "544.15 stakes"]) expect(line).toContain(figure);
  });
});
