import { expect, it } from "vitest";
import { deliberate } from "./deliberate.ts";

it.each([
  ["a double click", [0, 120], 1],
  ["a key that is held for two seconds", Array.from({ length: 60 }, (_, index) => index * 33), 1],
  ["two presses half a second apart", [0, 500], 2],
])("%s acts as often as it is meant", (_, presses, times) => {
  let [now, acts] = [0, 0];
  const press = deliberate(
    () => void acts++,
    () => now,
  );
  for (const ms of presses) {
    now = ms;
    press();
  }
  expect(acts).toBe(times);
});
