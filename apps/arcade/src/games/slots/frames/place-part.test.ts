import { expect, it } from "vitest";
import { placePart } from "./place-part.ts";

const part = (data: Record<string, string> = {}) => ({
  name: "",
  data,
  box: { left: 0, top: 0, right: 0, bottom: 0 },
  children: [],
});
const room = { left: -8, right: 712, bottom: 946, sign: 112, roof: 50, foot: 20, wing: 0 };

function placed(data?: Record<string, string>) {
  const placement = placePart(part(data), room);
  if (!placement) throw new Error("the part has no place");
  return placement;
}

it("a body keeps 120 units at its left and right edge, and the field between is stretched", () => {
  const { x } = placed();
  expect([6, 126, 468, 810, 930].map(x)).toEqual([-8, 112, 352, 592, 712]);
});

it("a higher field keeps its top 150 units and its bottom 165 units unstretched", () => {
  const { y } = placed();
  expect([0, 150, 575, 740].map(y)).toEqual([0, 150, 781, 946]);
});

it("a sign keeps 20 units at its upper and lower edge unstretched", () =>
  expect([-100, -80, -20, 0].map(placed().y)).toEqual([-112, -92, -20, 0]));

it("a roof that needs 200 units is lowered to 50 where there is room for 50, and one that needs 40 is not", () => {
  expect(placed({ roof: "200" }).y(-300)).toBe(-162);
  expect(placed({ roof: "40" }).y(-140)).toBe(-152);
});

it("a lowered roof keeps the height of the 40 units that are marked as kept", () => {
  const { y } = placed({ roof: "200", kept: "-300 -260" });
  expect([-300, -280, -260].map(y)).toEqual([-162, -142, -122]);
});

it("stretches an arch across the sign evenly", () => {
  const { y } = placed({ roof: "200", even: "-300 0" });
  expect([-300, -200, -100, 0].map(y)).toEqual([-162, -108, -54, 0]);
});

it("keeps the upper 40 of an arch, and stretches the rest evenly", () => {
  const { y } = placed({ roof: "200", kept: "-300 -260", even: "-300 0" });
  expect([-300, -260, -130, 0].map(y)).toEqual([-162, -122, -61, 0]);
});

it("draws wings in to 6 on a phone, and a foot to the room below the field", () => {
  expect(placed({ wing: "42" }).x(6 - 48)).toBe(-8 - 6);
  expect(placed({ foot: "80" }).y(740 + 80)).toBe(946 + 20);
});

it("leaves out what needs a roof of 61 in a room of 50", () => {
  expect(placePart(part({ needs: "roof 61" }), room)).toBeUndefined();
  expect(placePart(part({ needs: "roof 50" }), room)).toBeDefined();
});
