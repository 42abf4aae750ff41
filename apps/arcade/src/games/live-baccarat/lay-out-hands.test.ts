import { expect, it } from "vitest";
import { layOutHands } from "./lay-out-hands.ts";

it.each([
  [1440, 420],
  [1280, 360],
  [768, 420],
  [390, 380],
  [320, 300],
  [844, 270],
])(
  "keeps both hands apart and on a stage of %i × %i pixels, with cards at least 44 pixels high",
  (width, height) => {
    const hands = layOutHands({ width, height }, 1);
    if (!hands) throw new Error("no hands");
    const { player, banker } = hands;
    expect(player.x).toBeGreaterThanOrEqual(0);
    expect(player.x + player.width).toBeLessThanOrEqual(banker.x);
    expect(banker.x + banker.width).toBeLessThanOrEqual(width);
    expect(player.y).toBeGreaterThan(46);
    expect(player.y + player.height).toBeLessThanOrEqual(height);
    expect(player.cards.height).toBeGreaterThanOrEqual(44);
  },
);

it("shows no hands on a strip of 390 × 134 pixels", () => {
  expect(layOutHands({ width: 390, height: 134 }, 1)).toBeUndefined();
});
