import type { VideoPokerEvent } from "@bellwether/games/mechanics/video-poker/wire.ts";
import { expect, it } from "vitest";
import { advance, newRound } from "./round-state.ts";

const events: VideoPokerEvent[] = [
  { type: "hand-dealt", cards: ["KS", "TS", "KD", "7C", "4H"], line: "jacks-or-better" },
  { type: "cards-held", hold: [true, false, true, false, false] },
  { type: "cards-drawn", cards: ["KS", "2C", "KD", "9H", "AS"], line: "jacks-or-better" },
];

it("deals a hand, holds some cards and draws the rest", () => {
  const states = events.map((_, index) => events.slice(0, index + 1).reduce(advance, newRound));
  expect(states[0]).toMatchObject({ line: "jacks-or-better", isDrawn: false });
  expect(states[1]).toMatchObject({
    cards: ["KS", "TS", "KD", "7C", "4H"],
    hold: [true, false, true, false, false],
  });
  expect(states[2]).toMatchObject({ cards: ["KS", "2C", "KD", "9H", "AS"], isDrawn: true });
});

it("starts the next round with no held cards", () => {
  const after = [...events, { type: "hand-dealt", cards: ["2S", "3S", "4S", "6S", "8D"] } as VideoPokerEvent];
  expect(after.reduce(advance, newRound)).toEqual({
    cards: ["2S", "3S", "4S", "6S", "8D"],
    hold: [false, false, false, false, false],
    line: undefined,
    isDrawn: false,
  });
});
