import { expect, it } from "vitest";
import { isOpenAt } from "./hours.ts";

it.each([
  ["10:00", "18:00", "09:59", false],
  ["10:00", "18:00", "10:00", true],
  ["10:00", "18:00", "18:00", false],
  ["20:00", "02:00", "23:59", true],
  ["20:00", "02:00", "01:59", true],
  ["20:00", "02:00", "02:00", false],
])("a table open from %s to %s is at %s open: %s", (opensAt, closesAt, time, isOpen) => {
  expect(isOpenAt({ opensAt, closesAt }, new Date(`2026-11-23T${time}:00Z`))).toBe(isOpen);
});

it("a table without hours is always open", () => {
  expect(isOpenAt(undefined, new Date("2026-11-23T03:00:00Z"))).toBe(true);
});
