import type { HiLoEvent } from "@bellwether/games/mechanics/hi-lo/wire.ts";
import { expect, it } from "vitest";
import { choicesOf } from "./choices.ts";

it("finds the guess or skip that led to each card after the first", () => {
  const events: HiLoEvent[] = [
    { type: "card-shown", card: "8H" },
    { type: "card-shown", card: "KD" },
    { type: "card-shown", card: "9S" },
    { type: "guess-right", side: "lower", guesses: 1, multiplierHundredths: 110, worthMinor: "110" },
    { type: "card-shown", card: "2C" },
    { type: "guess-wrong", side: "higher" },
  ];
  const choices = choicesOf(events);
  expect(events.map((event) => choices.get(event))).toEqual([
    ...[undefined, "skip", "lower"],
    ...[undefined, "higher", undefined],
  ]);
});
