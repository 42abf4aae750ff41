import { findModel, releasedModels } from "@bellwether/games";
import { expect, it } from "vitest";
import { loadTexts } from "../texts/texts.ts";
import type { DrawEvents } from "../tickets/draw-stage.ts";
import { loadStage } from "./load-stage.ts";

const layoutOf = (id: string) => findModel(releasedModels(), id).rules.layout(1n);

const lotto = [
  { type: "balls-drawn", numbers: [38, 7, 12, 45, 23, 31], bonus: 19, lines: 2_118 },
] as unknown as DrawEvents;
const digits = [{ type: "digits-drawn", digits: "407", sold: 12 }] as unknown as DrawEvents;
const raffle = [
  {
    type: "raffle-drawn",
    sold: 900,
    winners: [
      { number: 3_119, permille: 500 },
      { number: 7, permille: 100 },
    ],
  },
] as unknown as DrawEvents;

it.each([
  [
    "lotto",
    "lotto-saturday",
    lotto,
    ["38", "7", "12", "45", "23", "31", "19"],
    49,
    /^Drawn: 7, 12, 23, 31, 38, 45/,
  ],
  ["pick-n", "pick-three-pigeons", digits, ["4", "0", "7"], 10, /4 0 7/],
  ["raffle", "sunday-raffle", raffle, ["7", "3119"], 34, /3119/],
])(
  "a draw of %s (%s) is watched with its balls in the order of the show, without ticket or player",
  async (mechanic, model, events, balls, turning, words) => {
    const stage = (await loadStage(mechanic))(layoutOf(model), await loadTexts("en"));
    expect(stage.balls(events).map(({ text }) => text)).toEqual(balls);
    expect(stage.drum.texts).toHaveLength(turning);
    expect(stage.describe(events)).toMatch(words);
  },
);

it("a mechanic without a stage is refused", async () => {
  await expect(loadStage("roulette")).rejects.toThrow("no stage");
});
