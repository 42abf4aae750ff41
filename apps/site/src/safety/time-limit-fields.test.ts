import { expect, test } from "vitest";
import { minutesOf } from "./time-limit-fields.tsx";

test.each([
  ["2", "30", 150],
  ["", "45", 45],
  ["1", "", 60],
  ["0", "0", 0],
  ["1.5", "", Number.NaN],
  ["", "ten", Number.NaN],
])("%j hours and %j minutes are %d minutes", (hours, minutes, expected) => {
  expect(minutesOf({ hours, minutes })).toBe(expected);
});
