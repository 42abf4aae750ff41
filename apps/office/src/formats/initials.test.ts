import { expect, it } from "vitest";
import { initials } from "./initials.ts";

it.each([
  ["Ann Lee", "AL"],
  ["Maria del Mar Ruiz", "MR"],
  ["åsa", "Å"],
  ["  ", ""],
])("%s has the initials %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
