import { expect, it } from "vitest";
import { mechanics } from "../mechanics/index.ts";
import { findModel } from "../models/model.ts";
import { releasedModels } from "../models/released-models.ts";
import { chipsOnSpots } from "./random-bet.ts";

const models = releasedModels();
const shared = [...models.values()].filter(({ rules }) => rules.kind === "shared" && !rules.run);

it.each(shared.map(({ id }) => id))(
  "%s accepts 100 random bets of a house player, each of at least 5.00",
  (id) => {
    const { rules, mechanic } = findModel(models, id);
    if (rules.kind !== "shared") throw new Error(`${id} is not shared`);
    const { houseBet } = mechanics.find((each) => each.id === mechanic) ?? {};
    const table = { stakes: rules.stakes.map(String), layout: rules.layout(1n), minimumStakeMinor: 500n };
    let state = 7;
    const random = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % below;
    };
    for (let bets = 0; bets < 100; bets += 1) {
      const bet = houseBet?.(table, random);
      if (!bet) throw new Error(`no bet for ${id}`);
      expect(BigInt(bet.stakeMinor)).toBeGreaterThanOrEqual(500n);
      rules.accept(BigInt(bet.stakeMinor), bet.input).checkOffer(1n);
    }
  },
);

it("a table whose minimum is above every chip gets no bet, and neither does one whose spots take less than the chip", () => {
  const layout = { kind: "race", spots: [{ spot: "win-1", maximumBetMinor: "1000" }] };
  expect(chipsOnSpots({ stakes: ["100"], layout, minimumStakeMinor: 500n }, () => 0)).toBeUndefined();
  expect(chipsOnSpots({ stakes: ["2000"], layout, minimumStakeMinor: 500n }, () => 0)).toBeUndefined();
});
