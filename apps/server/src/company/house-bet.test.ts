import { findModel, releasedModels } from "@bellwether/games";
import { expect, it } from "vitest";
import { houseBet } from "./house-bet.ts";

const models = releasedModels();
const shared = [...models.values()].filter(({ rules }) => rules.kind === "shared" && !rules.run);
const isBingo = ({ mechanic }: (typeof shared)[number]) => mechanic === "bingo";

it.each(shared.filter((model) => !isBingo(model)).map(({ id }) => id))(
  "%s accepts 100 random bets of a house player, each of at least 5.00",
  (id) => {
    const { rules } = findModel(models, id);
    if (rules.kind !== "shared") throw new Error(`${id} is not shared`);
    const sheet = { stakes: rules.stakes.map(String), layout: rules.layout(1n) as never };
    let state = 7;
    const random = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % below;
    };
    for (let bets = 0; bets < 100; bets += 1) {
      const bet = houseBet(sheet, 500n, random);
      if (!bet) throw new Error(`no bet for ${id}`);
      expect(BigInt(bet.stakeMinor)).toBeGreaterThanOrEqual(500n);
      rules.accept(BigInt(bet.stakeMinor), bet.input).checkOffer(1n);
    }
  },
);

it("no model of bingo gets a bet, because its prizes are shares of the players' pot", () => {
  const bingo = shared.filter(isBingo);
  expect(bingo.length).toBeGreaterThan(0);
  for (const { rules } of bingo)
    expect(
      houseBet({ stakes: rules.stakes.map(String), layout: rules.layout(1n) as never }, 1n, () => 0),
    ).toBeUndefined();
});

it("a game without spots gets no bet, and neither does a table whose minimum is above every chip", () => {
  const layout = { kind: "crash" } as never;
  expect(houseBet({ stakes: ["100"], layout }, 100n, () => 0)).toBeUndefined();
  const spots = { kind: "race", spots: [{ spot: "win-1", maximumBetMinor: "1000" }] } as never;
  expect(houseBet({ stakes: ["100"], layout: spots }, 500n, () => 0)).toBeUndefined();
});
