import { expect, it } from "vitest";
import { releasedModels } from "../models/released-models.ts";
import { figureNamesOf, rulesOf } from "./game-rules.ts";
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
  ["of an even chance at a French table too, where half is no win", "french-roulette", "hit_rate_roulette"],
  ["of a straight-up bet where numbers are struck", "st-elmo", "hit_rate_lightning"],
  ["of a bet on the banker in baccarat", "punto-banco", "hit_rate_baccarat"],
])("the hit rate is that %s", (_, id, usualHitRate) => {
  expect(figureNamesOf(sheetFor(models.get(id)!, "EUR"))).toEqual({ usualHitRate, stakes: "chips_range" });
});

it.each([
  ...["blackjack-low", "casino-holdem", "high-card-tavern", "live-blackjack-parlour", "live-holdem-club"],
  ...["plinko-pegs", "three-card-parlour", "wheel-spokes"],
])("the hit rate of %s, in which a stake can come back, is named by what is above the stake", (id) => {
  expect(figureNamesOf(sheetFor(models.get(id)!, "EUR")).hitRate).toBe("hit_rate_above_stake");
});

it.each(["casino-holdem", "three-card-parlour", "live-holdem-club"])("the stakes of %s are antes", (id) => {
  expect(figureNamesOf(sheetFor(models.get(id)!, "EUR"))).toMatchObject({ stakes: "antes_range" });
});

it.each([
  ["wheel-of-weather", "chips_range"],
  ["lotto-saturday", "price_of_line"],
  ["pick-three-pigeons", "price_of_play"],
  ["sunday-raffle", "price_of_number"],
  ["moonlight-bingo", "price_of_card"],
])("the stakes of %s are named for what they buy: %s", (id, stakes) => {
  expect(figureNamesOf(sheetFor(models.get(id)!, "EUR"))).toMatchObject({ stakes });
});

it("other games and mechanics that this version does not know have the usual names of figures", () => {
  expect(figureNamesOf(sheetFor(models.get("bell-lines")!, "EUR"))).toEqual({});
  expect(figureNamesOf({ mechanic: "pinball", layout: { kind: "pinball" } })).toEqual({});
});
