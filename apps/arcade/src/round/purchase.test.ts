import type { Purchase } from "@bellwether/contract/studio/game-sheet.ts";
import { expect, it } from "vitest";
import { loadTexts } from "../texts/texts.ts";
import { soldName } from "./purchase.ts";

const purchases = [
  { id: "free-spins", spins: 12, multiplier: 1 },
  { id: "higher-multiplier", spins: 12, multiplier: 3 },
] as Purchase[];

it.each([
  [{}, undefined],
  [undefined, undefined],
  [{ buy: true }, "12 free spins"],
  [{ buy: "free-spins" }, "12 free spins"],
  [{ buy: "higher-multiplier" }, "12 free spins starting at ×3"],
  [{ buy: "gone" }, undefined],
  [{ ante: true }, "With the ante bet"],
])("what was bought with the input %j is called %s", async (input, name) => {
  expect(soldName(input, purchases, await loadTexts("en"))).toBe(name);
});
