import { expect, it } from "vitest";
import type { Controls } from "./build-controls.ts";
import { StakeChoice } from "./stake-choice.ts";

/** The stake control of a table with an ante of 50 cents and a side bet of `sideMinor`. */
function openTable(sideMinor: bigint) {
  const stake = {
    caption: { textContent: "" },
    value: { textContent: "", setAttribute: () => {} },
    down: { disabled: false },
    up: { disabled: false },
  };
  const controls = { bar: { stake }, money: String, isPlaced: false } as unknown as Controls;
  const session = { sheet: { family: "cards", stakes: ["50"] }, freeRounds: null } as never;
  const game = {
    hasAnte: true,
    choice: (selectedMinor: bigint) => ({ stakeMinor: selectedMinor + sideMinor, input: {} }),
  };
  const t = (key: string, params?: object) => `${key} ${params ? JSON.stringify(params) : ""}`.trim();
  const stakes = new StakeChoice(controls, session, t as never, { game: () => game, isAtRest: () => true });
  stakes.show();
  return { stakes, shown: () => [stake.caption.textContent, stake.value.textContent] };
}

it("shows an ante of 50 by its name, with the total of 250 beside it", () => {
  const { shown } = openTable(200n);
  expect(shown()).toEqual(['ante_and_total {"amount":"250"}', "50"]);
});

it("shows the stake of 1000 of a replayed round, and the next round's after the replay", () => {
  const { shown, stakes } = openTable(0n);
  stakes.showReplayed(1000n);
  expect(shown()).toEqual(["stake", "1000"]);
  stakes.showReplayed(undefined);
  expect(shown()).toEqual(['ante_and_total {"amount":"50"}', "50"]);
});
