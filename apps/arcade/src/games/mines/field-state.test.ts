import type { MinesEvent } from "@bellwether/games/mechanics/mines/wire.ts";
import { describe, expect, it } from "vitest";
import { advanceField, newField } from "./field-state.ts";

const fold = (...events: MinesEvent[]) => events.reduce(advanceField, newField(3));

const laid: MinesEvent = { type: "field-laid", mines: 2, nextHundredths: 105 };
const opened: MinesEvent = {
  type: "tile-opened",
  tile: 7,
  opened: 1,
  multiplierHundredths: 105,
  worthMinor: "210",
  nextHundredths: 115,
};

describe("the visible state of a field", () => {
  it("the visible state of a field starts with every tile closed", () => {
    const state = fold(laid);
    expect(state.tiles).toHaveLength(25);
    expect(new Set(state.tiles)).toEqual(new Set(["closed"]));
    expect(state).toMatchObject({ mines: 2, worthMinor: 0n, nextHundredths: 105 });
  });

  it("the visible state of a field shows an opened tile and its worth", () => {
    const state = fold(laid, opened);
    expect(state.tiles[7]).toBe("safe");
    expect(state).toMatchObject({ opened: [7], worthMinor: 210n, nextHundredths: 115 });
  });

  it("the visible state of a field shows the mine that was hit, and the mines that were not opened", () => {
    const state = fold(laid, opened, { type: "mine-hit", tile: 3 }, { type: "mines-shown", tiles: [3, 24] });
    expect(state.tiles[3]).toBe("hit");
    expect(state.tiles[24]).toBe("missed");
    expect(state).toMatchObject({ worthMinor: 0n, nextHundredths: null });
  });

  it("the visible state of a field starts a new round with a new field", () => {
    expect(fold(laid, opened, { type: "round-ended", payoutMinor: "210" }, laid)).toEqual(fold(laid));
  });
});
