import { describe, expect, it } from "vitest";
import { drawTablePicture } from "./draw-table-picture.ts";
import type { DrawEvent } from "./picture-size.ts";

const picture = (events: readonly DrawEvent[], name = "salon") =>
  drawTablePicture({ name, room: "salon" }, events);
const figuresOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe("the picture of a table", () => {
  it("the picture of a table of roulette shows the wheel with 17 as the large number", () => {
    const svg = picture([{ type: "ball-landed", pocket: 17 }]);
    expect(svg).toContain('font-size="40" fill="#fff">17</text>');
    expect(figuresOf(svg)).toHaveLength(37);
  });

  it("the picture of a table of baccarat shows five cards and the points 3 and 9", () => {
    const dealt = [
      ["player", "TS"],
      ["banker", "9C"],
      ["player", "KH"],
      ["banker", "QS"],
      ["player", "3D"],
    ].map(([to, card]) => ({ type: "card-dealt", to, card }));
    const compared = { type: "hands-compared", winner: "banker", playerPoints: 3, bankerPoints: 9 };
    expect(figuresOf(picture([...dealt, compared]))).toEqual(["10", "K", "3", "3", "9", "Q", "9"]);
  });

  it("the picture of a table of blackjack shows the dealer's three cards and the total 22, of hold'em nine cards", () => {
    const blackjack = [
      { type: "card-dealt", to: "dealer", card: "TS", total: 10 },
      { type: "seat-dealt", seat: 1, card: "2H", total: 2 },
      { type: "hole-turned", card: "4D", total: 14 },
      { type: "card-dealt", to: "dealer", card: "8C", total: 22 },
    ];
    expect(figuresOf(picture(blackjack))).toEqual(["10", "4", "8", "22"]);
    const holdem = [
      { type: "player-dealt", cards: ["AS", "KD"] },
      { type: "flop-dealt", cards: ["2C", "3C", "4C"] },
      { type: "board-completed", cards: ["5C", "6C"] },
      { type: "hands-shown", dealerCards: ["QS", "QD"], winner: "tie" },
    ];
    expect(figuresOf(picture(holdem))).toEqual(["Q", "Q", "2", "3", "4", "5", "6", "A", "K"]);
  });

  it("the picture of a table of a race shows the first four runners, the winner in front", () => {
    expect(figuresOf(picture([{ type: "race-run", order: [3, 1, 6, 2, 4] }]))).toEqual(["2", "6", "1", "3"]);
  });

  it("the picture of a table of a match shows the score 2:1, and of a run the multiplier 7.31", () => {
    expect(figuresOf(picture([{ type: "match-ended", home: 2, away: 1 }]))).toEqual(["2", ":", "1"]);
    expect(figuresOf(picture([{ type: "crashed", atHundredths: 731 }]))).toEqual(["7.31×"]);
  });

  it("the picture of a table of a wheel shows its number 20, and the best value of a bonus round, 50", () => {
    const stop = (name: string) => ({ type: "wheel-stopped", segment: 3, name, multiplier: 1 });
    expect(figuresOf(picture([stop("20")]))).toEqual(["20"]);
    const boxes = { type: "boxes-opened", spot: "luggage", values: [10, 50, 5] };
    expect(figuresOf(picture([stop("luggage"), boxes]))).toEqual(["50×"]);
  });

  it("the picture of a table of a top card shows both cards, of a wall its prizes, and of dice their pips and their sum", () => {
    const dealt = [
      { type: "corner-dealt", to: "red", card: "AS" },
      { type: "corner-dealt", to: "blue", card: "TD" },
      { type: "cards-compared", winner: "red", suited: false },
    ];
    expect(figuresOf(picture(dealt))).toEqual(["A", "10"]);
    const prizes = Array.from({ length: 70 }, (_, index) => (index === 16 ? 20 : 0));
    expect(figuresOf(picture([{ type: "wall-opened", prizes }]))).toEqual(["20"]);
    const dice = picture([{ type: "dice-stopped", dice: [1, 2, 6], sum: 9 }]);
    expect(figuresOf(dice)).toEqual(["9"]);
    expect(dice.match(/r="9"/g)).toHaveLength(9);
  });

  it("before the first result shows an empty table, in a shade of its own", () => {
    expect(figuresOf(picture([]))).toEqual([]);
    expect(picture([])).toBe(picture([]));
    expect(picture([], "brass")).not.toBe(picture([]));
  });
});
