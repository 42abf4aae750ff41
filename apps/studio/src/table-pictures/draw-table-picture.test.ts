import { describe, expect, it } from "vitest";
import { drawTablePicture } from "./draw-table-picture.ts";
import type { DrawEvent } from "./picture-size.ts";

const picture = (events: readonly DrawEvent[], name = "salon") =>
  drawTablePicture({ name, room: "salon" }, events);
const figuresOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe("the picture of a table", () => {
  it("of roulette shows the wheel with 17 as the large number", () => {
    const svg = picture([{ type: "ball-landed", pocket: 17 }]);
    expect(svg).toContain('font-size="40" fill="#fff">17</text>');
    expect(figuresOf(svg)).toHaveLength(37);
  });

  it("of baccarat shows five cards and the points 3 and 9", () => {
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

  it("of a race shows the first four runners, the winner in front", () => {
    expect(figuresOf(picture([{ type: "race-run", order: [3, 1, 6, 2, 4] }]))).toEqual(["2", "6", "1", "3"]);
  });

  it("of a match shows the score 2:1, and of a run the multiplier 7.31", () => {
    expect(figuresOf(picture([{ type: "match-ended", home: 2, away: 1 }]))).toEqual(["2", ":", "1"]);
    expect(figuresOf(picture([{ type: "crashed", atHundredths: 731 }]))).toEqual(["7.31×"]);
  });

  it("before the first result shows an empty table, in a shade of its own", () => {
    expect(figuresOf(picture([]))).toEqual([]);
    expect(picture([])).toBe(picture([]));
    expect(picture([], "brass")).not.toBe(picture([]));
  });
});
