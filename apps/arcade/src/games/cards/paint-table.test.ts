import { expect, it } from "vitest";
import { feltOf } from "./paint-table.ts";

it.each([
  ["#123c8c", "hsl(219 62% 25%)"],
  ["#7a3b00", "hsl(158 62% 25%)"],
  ["#808080", "hsl(158 62% 25%)"],
  ["#8c1250", "hsl(330 62% 25%)"],
])("the cloth of a title in %s is %s", (near, light) => {
  expect(feltOf({ near }).light).toBe(light);
});
