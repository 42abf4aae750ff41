import { expect, it } from "vitest";
import type { DrawnGroup } from "./drawing.ts";
import { fitGroup, placeChildren, stretch } from "./placement.ts";

/** Twice as wide and half as high as it was drawn. */
const placement = { x: (drawn: number) => drawn * 2, y: (drawn: number) => drawn / 2, scale: 1 };
const box = { left: 10, top: 20, right: 30, bottom: 60 };
const group = (data: Record<string, string>, children: DrawnGroup["children"] = []): DrawnGroup => ({
  name: "",
  data,
  box,
  children,
});
const cornersOf = (fit: string) => {
  const { x, y } = fitGroup(group({ fit }), placement);
  return [x(box.left), y(box.top), x(box.right), y(box.bottom)];
};

it("stretches between guides, and goes on beyond the outer ones", () => {
  const place = stretch([
    [0, 0],
    [10, 10],
    [20, 40],
  ]);
  expect([-5, 5, 10, 15, 20, 25].map(place)).toEqual([-5, 5, 10, 25, 40, 55]);
});

it.each([
  ["keep", [30, 0, 50, 40]],
  ["stand", [30, -10, 50, 30]],
  ["width", [30, 10, 50, 30]],
  ["height", [20, 0, 60, 40]],
  ["shrink", [35, 10, 45, 30]],
])("fits a group of 20 by 40 by «%s»", (fit, corners) => expect(cornersOf(fit)).toEqual(corners));

it("places a row of five as nine things from the first to the last where there is twice the room", () => {
  const children = [0, 10, 20, 30, 40].map((left) => ({
    ...group({}),
    name: `${left}`,
    box: { left, top: 0, right: left + 4, bottom: 4 },
  }));
  const placed = placeChildren(group({ row: "across" }, children), placement);
  const middles = placed.map(({ child, placement: { x } }) => x((child.box.left + child.box.right) / 2));
  expect(middles).toEqual([4, 14, 24, 34, 44, 54, 64, 74, 84]);
  expect(placed[5]?.child).toBe(children[0]);
});

it("places two tiles from edge to edge as four, or with «all» as two of twice the width", () => {
  const children = [10, 20].map((left) => ({ ...group({}), box: { ...box, left, right: left + 10 } }));
  const edgesOf = (tiles: string) =>
    placeChildren(group({ tiles }, children), placement).map(({ child, placement: { x } }) => [
      x(child.box.left),
      x(child.box.right),
    ]);
  expect(edgesOf("across")).toEqual([
    [20, 30],
    [30, 40],
    [40, 50],
    [50, 60],
  ]);
  expect(edgesOf("across all")).toEqual([
    [20, 40],
    [40, 60],
  ]);
});

it("places tiles down as one where there is half the room", () => {
  const children = [20, 40].map((top) => ({ ...group({}), box: { ...box, top, bottom: top + 20 } }));
  const placed = placeChildren(group({ tiles: "down" }, children), placement);
  expect(placed.map(({ placement: { y } }) => [y(20), y(40)])).toEqual([[10, 30]]);
});
