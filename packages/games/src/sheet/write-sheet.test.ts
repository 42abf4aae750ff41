import { describe, expect, it } from "vitest";
import { engines } from "../engines.ts";
import { summaryLine, writeSheet } from "./write-sheet.ts";

describe("npm run games:sheet", () => {
  it("prints for european-roulette 36 / 37, 18 / 37 and each kind of bet", () => {
    const sheet = writeSheet(engines["european-roulette"]);
    expect(sheet).toContain("97.297297 %");
    expect(sheet).toContain("36 / 37");
    expect(sheet).toContain("48.6486 % (18 / 37)");
    expect(sheet).toContain("six-line          pays 5 to 1, 6 of 37 pockets, 11 on the table");
  });

  it("prints for bell-lines the freshly computed figures, the paytable and the free spins", () => {
    const sheet = writeSheet(engines["bell-lines"]);
    expect(sheet).toContain("96.119371 %");
    expect(sheet).toContain("crown             5: 1000    4: 250     3: 60");
    expect(sheet).toContain("10 for 3 scatters, at most 40");
  });

  it("prints for a card the odds of each prize", () => {
    expect(writeSheet(engines["scratch-match-three"])).toContain("1 in 250000.00");
  });

  it("lists clover-cascade on one line with 95.3551 %, 35.91 %, medium and 544.15 stakes", () => {
    const line = summaryLine(engines["clover-cascade"]);
    for (const figure of ["95.3551 %", "35.91 %", "medium", "544.15 stakes"]) expect(line).toContain(figure);
  });
});
