import { expect, it } from "vitest";
import { promisesMuch } from "./promises-much.ts";

const row = (symbol: string, coins: number) => ({ symbol, count: 3, coins });
const layout = {
  symbols: ["seven", "bar", "bell", "lemon"].map((id) => ({ id, role: "pays" as const })),
  lines: [
    [1, 1, 1],
    [0, 1, 2],
  ],
  paytable: [row("seven", 200), row("bar", 80), row("bell", 40), row("lemon", 5)],
};
const wilder = { ...layout, symbols: [...layout.symbols, { id: "wild", role: "wild" as const }] };
const middle = (symbol: string) => ["lemon", symbol, "lemon"];

it.each([
  ["two sevens on a line", [middle("seven"), middle("seven")], true],
  ["two bells on the diagonal", [["bell", "lemon", "lemon"], middle("bell")], true],
  ["two lemons, which pay little", [middle("lemon"), middle("lemon")], false],
  ["two sevens on no line", [middle("seven"), ["seven", "bar", "lemon"]], false],
  ["one reel alone", [middle("seven")], false],
  ["all three reels", [middle("seven"), middle("seven"), middle("seven")], false],
])("19: %s are worth waiting for: %s", (_, grid, expected) => {
  expect(promisesMuch(layout, grid)).toBe(expected);
});

it("19: a wild and a bar are worth waiting for, a wild and a lemon are not", () => {
  expect(promisesMuch(wilder, [middle("wild"), middle("bar")])).toBe(true);
  expect(promisesMuch(wilder, [["seven", "wild", "seven"], middle("lemon")])).toBe(false);
});
