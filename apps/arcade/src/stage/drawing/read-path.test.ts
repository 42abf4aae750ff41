import { expect, it } from "vitest";
import { readPath } from "./read-path.ts";

it("reads absolute and relative letters as the same steps", () => {
  const steps = [
    { kind: "M", points: [[10, 20]] },
    { kind: "L", points: [[15, 20]] },
    { kind: "L", points: [[15, 28]] },
    {
      kind: "Q",
      points: [
        [16, 30],
        [18, 31],
      ],
    },
    {
      kind: "C",
      points: [
        [19, 31],
        [20, 32],
        [21, 33],
      ],
    },
    { kind: "Z", points: [] },
  ];
  expect(readPath("M10 20H15V28Q16 30 18 31C19 31 20 32 21 33Z")).toEqual(steps);
  expect(readPath("m10,20h5v8q1 2 3 3c1 0 2 1 3 2z")).toEqual(steps);
});

it("goes on with lines after the first point of a move, and reads numbers without spaces", () => {
  expect(readPath("M1-2 3.5.5")).toEqual([
    { kind: "M", points: [[1, -2]] },
    { kind: "L", points: [[3.5, 0.5]] },
  ]);
});

it("continues from a closed shape's beginning", () => {
  expect(readPath("M4 4h6zl1 1").at(-1)).toEqual({ kind: "L", points: [[5, 5]] });
});

it("refuses an arc", () => expect(() => readPath("M0 0A1 1 0 0 1 2 2")).toThrow("a path has A"));
