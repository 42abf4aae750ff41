import type { Round } from "@bellwether/contract/studio/round.ts";
import { expect, it } from "vitest";
import type { Game } from "../play/game.ts";
import type { Controls } from "./build-controls.ts";
import { StakeChoice } from "./stake-choice.ts";

/** The stake control of a table with an ante of 50 cents and a side bet of `sideMinor`. */
function openTable(sideMinor: bigint) {
  return openGame({
    stakes: ["50"],
    game: {
      hasAnte: true,
      choice: (selectedMinor) => ({ stakeMinor: selectedMinor + sideMinor, input: {} }),
    },
  });
}

function openGame({
  stakes: offered,
  game = {},
  anteBet,
  freeRounds = null,
}: {
  stakes: string[];
  game?: Partial<Game>;
  anteBet?: object;
  freeRounds?: object | null;
}) {
  const stake = {
    caption: { textContent: "" },
    name: "stake",
    value: { textContent: "", setAttribute: () => {} },
    down: { disabled: false },
    up: { disabled: false },
  };
  let fitted = 0;
  const bar = {
    stake,
    fitStakes(characters: number) {
      fitted = characters;
    },
  };
  const controls = { bar, money: String, isPlaced: false } as unknown as Controls;
  const session = { sheet: { family: "cards", stakes: offered, anteBet }, freeRounds } as never;
  const t = (key: string, params?: object) => `${key} ${params ? JSON.stringify(params) : ""}`.trim();
  const stakes = new StakeChoice(controls, session, t as never, {
    game: () => game,
    isAtRest: () => true,
    stakeShown: () => {},
  });
  stakes.show();
  return {
    stakes,
    steps: () => [!stake.down.disabled, !stake.up.disabled],
    shown: () => [stake.caption.textContent, stake.value.textContent],
    fitted: () => fitted,
  };
}

it("shows an ante of 50 by its name, with the total of 250 beside it", () => {
  const { shown } = openTable(200n);
  expect(shown()).toEqual(['ante_and_total {"amount":"250"}', "50"]);
});

it("calls the 1000 of a replayed round the stake then, that of a bought feature its price, and shows the next stake after it", () => {
  const { shown, stakes } = openTable(0n);
  stakes.showPast({ stakeMinor: 1000n, isBought: false });
  expect(shown()).toEqual(["replay_stake", "1000"]);
  stakes.showPast({ stakeMinor: 5000n, isBought: true });
  expect(shown()).toEqual(["price", "5000"]);
  stakes.showPast(undefined);
  expect(shown()).toEqual(['ante_and_total {"amount":"50"}', "50"]);
});

it("with the stake of a past round, 1000, has no steps; after it has both again", () => {
  const { shown, steps, stakes } = openGame({ stakes: ["20", "50", "75", "100"] });
  expect(steps()).toEqual([true, true]);
  stakes.showPast({ stakeMinor: 1000n, isBought: false });
  expect([shown()[1], ...steps()]).toEqual(["1000", false, false]);
  stakes.showPast(undefined);
  expect([shown()[1], ...steps()]).toEqual(["75", true, true]);
  expect(shown()[0]).toBe("stake");
});

it("plays the next round for 50 after a resumed round of 50 with a further stake of 50", () => {
  const { stakes } = openGame({ stakes: ["20", "50", "75", "100"] });
  expect(stakes.next().stakeMinor).toBe(75n);
  stakes.chooseAgain(resumed({ stakeMinor: "100", firstStakeMinor: "50" }), {});
  expect(stakes.next().stakeMinor).toBe(50n);
});

it("selects the ante of 50 of a resumed round that began with 70, of which 20 are a side bet", () => {
  let sideMinor = 0n;
  const game: Partial<Game> = {
    choice: (selectedMinor) => ({ stakeMinor: selectedMinor + sideMinor, input: {} }),
    chooseAgain({ side }, stakeMinor) {
      sideMinor = BigInt(String(side));
      return stakeMinor - sideMinor;
    },
  };
  const { stakes } = openGame({ stakes: ["20", "50", "75", "100"], game });
  stakes.chooseAgain(resumed({ stakeMinor: "120", firstStakeMinor: "70" }), { side: "20" });
  expect([stakes.selectedMinor, stakes.next().stakeMinor]).toEqual([50n, 70n]);
});

it("keeps the selected stake of 75 after a resumed free round of 20", () => {
  const { stakes } = openGame({ stakes: ["20", "50", "75", "100"] });
  stakes.chooseAgain(resumed({ stakeMinor: "20", firstStakeMinor: "20", rewardId: "spins" }), {});
  expect(stakes.next().stakeMinor).toBe(75n);
});

function resumed(round: Partial<Round>): Round {
  return { rewardId: null, ...round } as Round;
}

it("keeps room for the longest stake, 10000 of 5 characters, while 75 is selected", () => {
  expect(openGame({ stakes: ["20", "50", "75", "10000"] }).fitted()).toBe(5);
});

const ANTE_BET = { coins: 30, stakeCoins: 20 };

it("with the ante bet of 30 coins in place of 20 asks for 150 at a stake of 100, after it is off for 100 again, and leaves room for 1500", () => {
  const { stakes, shown, fitted } = openGame({ stakes: ["20", "60", "100", "1000"], anteBet: ANTE_BET });
  expect(stakes.next()).toMatchObject({ stakeMinor: 100n, input: {} });
  stakes.turnAnteBet(true);
  expect(stakes.next()).toMatchObject({ stakeMinor: 150n, input: { ante: true } });
  expect([shown()[1], fitted(), stakes.selectedMinor]).toEqual(["150", 4, 100n]);
  stakes.turnAnteBet(false);
  expect(stakes.next()).toMatchObject({ stakeMinor: 100n, input: {} });
});

it("buys for 23 stakes of 100 without the ante bet while that is on", () => {
  const { stakes } = openGame({ stakes: ["20", "60", "100"], anteBet: ANTE_BET });
  stakes.turnAnteBet(true);
  expect(stakes.purchase({ id: "free-spins", price: 23 } as never)).toMatchObject({
    stakeMinor: 2300n,
    input: { buy: "free-spins" },
  });
});

it("selects the 60 of a resumed round of 90 with the ante bet, which is off for the next one", () => {
  const { stakes } = openGame({ stakes: ["20", "60", "100"], anteBet: ANTE_BET });
  stakes.chooseAgain(resumed({ stakeMinor: "90" }), { ante: true });
  expect(stakes.next()).toMatchObject({ stakeMinor: 60n, input: {} });
});

it("plays a free round of 20 without the ante bet that is on", () => {
  const freeRounds = { rewardId: "spins", stakeMinor: "20", roundsLeft: 1 };
  const { stakes } = openGame({ stakes: ["20", "60", "100"], anteBet: ANTE_BET, freeRounds });
  stakes.turnAnteBet(true);
  expect(stakes.next()).toMatchObject({ stakeMinor: 20n, input: {}, rewardId: "spins" });
  expect(stakes.hasAnteBet).toBe(false);
});
