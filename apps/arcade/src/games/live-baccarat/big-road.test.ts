import { expect, it } from "vitest";
import { bigRoad } from "./big-road.ts";

const roadOf = (letters: string) =>
  bigRoad([...letters].map((letter) => (letter === "P" ? "player" : letter === "B" ? "banker" : "tie"))).map(
    ({ column, row, winner, ties }) =>
      `${winner === "player" ? "P" : "B"}${column}${row}${ties > 0 ? `t${ties}` : ""}`,
  );

it("begins a column for each new winner, and goes down in a streak of three", () => {
  expect(roadOf("PPPBP")).toEqual(["P00", "P01", "P02", "B10", "P20"]);
});

it("counts two ties on the round before them, and leaves out a tie before the first winner", () => {
  expect(roadOf("TPTTB")).toEqual(["P00t2", "B10"]);
});

it("continues a streak across a tie", () => {
  expect(roadOf("BTB")).toEqual(["B00t1", "B01"]);
});

it("turns a streak of eight to the right after six rows", () => {
  expect(roadOf("PPPPPPPP").slice(5)).toEqual(["P05", "P15", "P25"]);
});

it("turns to the right above a cell that an earlier streak has taken", () => {
  expect(roadOf("PPPPPPPBBBBBBB").slice(6)).toEqual(["P15", "B10", "B11", "B12", "B13", "B14", "B24", "B34"]);
});

it("begins the next column in the first free one of the upper row", () => {
  expect(roadOf("PB").at(-1)).toBe("B10");
});
