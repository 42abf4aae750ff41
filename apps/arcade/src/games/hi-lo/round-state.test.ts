import type { HiLoEvent } from "@bellwether/games/mechanics/hi-lo/wire.ts";
import { describe, expect, it } from "vitest";
import { advance, NEW_ROUND } from "./round-state.ts";

const offer = { side: "higher", cards: 24, of: 51, countsEqual: true, multiplierHundredths: 206 } as const;
const fold = (...events: HiLoEvent[]) => events.reduce(advance, NEW_ROUND);

const begun: HiLoEvent[] = [
  { type: "card-shown", card: "8H" },
  { type: "guesses-offered", guesses: [offer], skips: 2 },
];
const right: HiLoEvent[] = [
  { type: "card-shown", card: "9S" },
  { type: "guess-right", side: "higher", guesses: 1, multiplierHundredths: 206, worthMinor: "206" },
];

describe("the visible state of a hi-lo round", () => {
  it("the visible state of a hi-lo round starts with one card, its possible guesses and no worth", () => {
    expect(fold(...begun)).toEqual({
      cards: [{ card: "8H", came: "first" }],
      offers: [offer],
      skips: 2,
      guesses: 0,
      worth: undefined,
    });
  });

  it("the visible state of a hi-lo round keeps the round's worth after each right guess", () => {
    const state = fold(...begun, ...right);
    expect(state.cards.at(-1)).toEqual({
      card: "9S",
      came: "right",
      side: "higher",
      multiplierHundredths: 206,
    });
    expect(state).toMatchObject({ guesses: 1, worth: { hundredths: 206, minor: 206n }, offers: [] });
  });

  it("the visible state of a hi-lo round does not count a replaced card as a guess", () => {
    const state = fold(...begun, { type: "card-shown", card: "KD" });
    expect(state.cards.at(-1)).toEqual({ card: "KD", came: "other" });
    expect(state.guesses).toBe(0);
  });

  it("the visible state of a hi-lo round is worth nothing after a wrong guess", () => {
    const state = fold(
      ...begun,
      ...right,
      { type: "card-shown", card: "2C" },
      { type: "guess-wrong", side: "higher" },
    );
    expect(state.cards.at(-1)).toEqual({ card: "2C", came: "wrong", side: "higher" });
    expect(state.worth).toBeUndefined();
  });
});
