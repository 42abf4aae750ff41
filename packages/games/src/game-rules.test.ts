import { expect, it } from "vitest";
import { figureNamesOf, rulesOf } from "./game-rules.ts";
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

it.each([
  ["of an even chance in roulette", "european-roulette", "hit_rate_roulette"],
  ["of one with half back on zero at a French table", "french-roulette", "hit_rate_la_partage"],
  ["of a straight-up bet where numbers are struck", "st-elmo", "hit_rate_lightning"],
  ["of a bet on the banker in baccarat", "punto-banco", "hit_rate_baccarat"],
])("the hit rate is that %s", (_, id, hitRate) => {
  expect(figureNamesOf(sheetFor(models.get(id)!, "EUR"))).toEqual({ hitRate, stakes: "chips_range" });
});

it.each(["casino-holdem", "three-card-parlour", "live-holdem-club"])("the stakes of %s are antes", (id) => {
  expect(figureNamesOf(sheetFor(models.get(id)!, "EUR"))).toEqual({ stakes: "antes_range" });
});

it.each([
  ["wheel-of-weather", "chips_range"],
  ["lotto-saturday", "price_of_line"],
  ["pick-three-pigeons", "price_of_play"],
  ["sunday-raffle", "price_of_number"],
  ["moonlight-bingo", "price_of_card"],
])("the stakes of %s are named for what they buy: %s", (id, stakes) => {
  expect(figureNamesOf(sheetFor(models.get(id)!, "EUR"))).toEqual({ stakes });
});

it("other games and mechanics that this version does not know have the usual names of figures", () => {
  expect(figureNamesOf(sheetFor(models.get("bell-lines")!, "EUR"))).toEqual({});
  expect(figureNamesOf({ mechanic: "pinball", layout: { kind: "pinball" } })).toEqual({});
});
