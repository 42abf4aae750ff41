import { describe, expect, it } from "vitest";
import { toNumber } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { pickMoments } from "./compute-figures.ts";
import { PickLinesData } from "./data.ts";
import { pickLines } from "./manifest.ts";
import { pickLinesRound } from "./play.ts";
import { pickPayouts } from "./win-chances.ts";

const data = releasedData(pickLines, "madame-mothball-pick");
const STAKE = 2000n;

/** A pick whose boxes hold these prizes in coins, 0 for an empty box. A coin is a 20th of the stake. */
function pickOf(contents: readonly number[], stakeMinor = STAKE) {
  const round = pickLinesRound(data, stakeMinor);
  const state = { contents, opened: [], payoutMinor: 4000n, pickMinor: 0n, isOver: false };
  return { round, state };
}

const open = (box: number) => ({ type: "open", box });
const noDraws = drawsFromWords(() => 0);

describe("a pick", () => {
  it("a pick pays the spin's 40.00 and the prizes of 1.00 and 2.00 that come before the first empty box", () => {
    const { round, state } = pickOf([1, 2, 0, ...Array<number>(9).fill(5)]);
    const first = round.act(state, open(1), noDraws);
    expect(first.events).toEqual([{ type: "prize-won", box: 1, payoutMinor: "200", totalMinor: "200" }]);
    expect(first.choices.map(({ action }) => action.box)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const second = round.act(first.state, open(0), noDraws);
    const last = round.act(second.state, open(2), noDraws);
    expect(last.events.map(({ type }) => type)).toEqual(["box-empty", "boxes-shown", "round-ended"]);
    expect(last.payoutMinor).toBe(4300n);
    expect(last.choices).toEqual([]);
  });

  it("a pick shows boxes of 1.00 and 2.00 as 5.00 and 10.00 when the stake is 5 times as high", () => {
    const contents = [1, 2, 0, ...Array<number>(9).fill(5)];
    const endedAt = (stakeMinor: bigint) => {
      const { round, state } = pickOf(contents, stakeMinor);
      return round.act(state, open(2), noDraws).events.find((event) => event.type === "boxes-shown");
    };
    expect(endedAt(STAKE)).toMatchObject({ contentsMinor: ["100", "200", "0", ...Array(9).fill("500")] });
    expect(endedAt(STAKE * 5n)).toMatchObject({
      contentsMinor: ["500", "1000", "0", ...Array(9).fill("2500")],
    });
  });

  it("a pick ends when all 11 prizes are found and only the empty box is left", () => {
    const { round, state } = pickOf([...Array<number>(11).fill(3), 0]);
    let step = round.act(state, open(0), noDraws);
    for (let box = 1; box < 11; box += 1) step = round.act(step.state, open(box), noDraws);
    expect(step.payoutMinor).toBe(4000n + 3300n);
    expect(step.choices).toEqual([]);
  });

  it.each([
    ["a box that is open", open(0)],
    ["box 12, because the last box is 11", open(12)],
    ["another action", { type: "collect" }],
  ])("a pick refuses %s", (_, action) => {
    const { round, state } = pickOf([1, 0, ...Array<number>(10).fill(5)]);
    const { state: opened } = round.act(state, open(0), noDraws);
    expect(() => round.act(opened, action, noDraws)).toThrow(
      expect.objectContaining({ code: "invalid_action" }),
    );
  });

  it("a pick opens the first closed box for an absent player", () => {
    const { round, state } = pickOf([1, 2, ...Array<number>(10).fill(0)]);
    expect(round.forfeit(state)).toEqual(open(0));
    expect(round.forfeit(round.act(state, open(0), noDraws).state)).toEqual(open(1));
  });

  it("a pick has the mean and mean square of all orders of its boxes", () => {
    const prizes = [1, 2, 4, 8, 16, 32, 64, 128, 256];
    const { mean, square } = pickMoments({ pick: { prizes } });
    let sum = 0;
    let squares = 0;
    let weight = 0;
    // The prizes are powers of two, so each sum belongs to one set of prizes.
    for (const [coins, share] of pickPayouts({ pick: { prizes } })) {
      weight += share;
      sum += share * coins;
      squares += share * coins ** 2;
    }
    expect(weight).toBeCloseTo(1, 12);
    expect(toNumber(mean)).toBeCloseTo(sum, 9);
    expect(toNumber(square)).toBeCloseTo(squares, 6);
  });
});

it("refuses a model with 12 prizes, which would have no empty box", () => {
  const { prizes } = PickLinesData.shape.pick.shape;
  expect(prizes.safeParse(Array<number>(11).fill(5)).success).toBe(true);
  expect(prizes.safeParse(Array<number>(12).fill(5)).success).toBe(false);
});
