import { expect, it } from "vitest";
import { hasHighPair } from "./has-high-pair.ts";

const row = (symbol: string, coins: number) => ({ symbol, count: 3, coins });
const layout = {
  symbols: ["seven", "bar", "bell", "lemon"].map((id) => ({ id, role: "pays" as const })),
  lines: [
    [1, 1, 1],
    [0, 1, 2],
  ],
  paytable: [row("seven", 200), row("bar", 80), row("bell", 40), row("lemon", 5)],
};
const withWild = { ...layout, symbols: [...layout.symbols, { id: "wild", role: "wild" as const }] };
const middle = (symbol: string) => ["lemon", symbol, "lemon"];

it.each([
  ["two sevens on a payline", [middle("seven"), middle("seven")], true],
  ["two bells on the diagonal", [["bell", "lemon", "lemon"], middle("bell")], true],
  ["two lemons, which pay little", [middle("lemon"), middle("lemon")], false],
  ["two sevens that share no payline", [middle("seven"), ["seven", "bar", "lemon"]], false],
  ["the symbols of one reel", [middle("seven")], false],
  ["three sevens on three reels", [middle("seven"), middle("seven"), middle("seven")], false],
])("hasHighPair of %s is %s", (_, grid, expected) => {
  expect(hasHighPair(layout, grid)).toBe(expected);
});

it("counts a wild and a bar as a high pair, but not a wild and a lemon", () => {
  expect(hasHighPair(withWild, [middle("wild"), middle("bar")])).toBe(true);
  expect(hasHighPair(withWild, [["seven", "wild", "seven"], middle("lemon")])).toBe(false);
});
