import { expect, it } from "vitest";
import { rulesOf } from "./game-rules.ts";
import { releasedModels } from "./models/released-models.ts";
import { sheetFor } from "./sheet-for.ts";

const models = releasedModels();

it("the rules of bell-lines contain its figures: 10 lines, 3 scatters for 10 free spins, at most 40, multipliers 2 to 5", () => {
  expect(rulesOf(sheetFor(models.get("bell-lines")!, "EUR"))).toEqual([
    { key: "rules_lines", params: { lines: 10 } },
    { key: "rules_free_spins", params: { scatters: 3, spins: 10, maximum: 40, first: 2, last: 5 } },
  ]);
});

it.each([...models.values()].map((model) => [model.id, model] as const))("%s has rules", (_, model) => {
  expect(rulesOf(sheetFor(model, "EUR")).length).toBeGreaterThan(0);
});

it("a mechanic that this version does not know has no rules", () => {
  expect(rulesOf({ mechanic: "pinball", layout: { kind: "pinball" } })).toEqual([]);
});
