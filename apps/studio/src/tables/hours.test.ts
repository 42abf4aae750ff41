import { expect, it } from "vitest";
import { isOpenAt, isOpenUntil } from "./hours.ts";

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

it.each([
  ["20:00", "03:00", "02:50", "02:59", true],
  ["20:00", "03:00", "02:50", "03:00", false],
  ["20:00", "03:00", "23:50", "00:20", true],
  ["10:00", "18:00", "17:50", "18:10", false],
  ["10:00", "18:00", "18:00", "18:00", false],
  // It closes in between, and then all rounds ahead are void.
  ["03:10", "03:00", "02:50", "03:20", false],
  ["10:00", "10:00", "09:50", "10:20", true],
])("a table open from %s to %s at %s stays open until %s: %s", (opensAt, closesAt, from, until, isOpen) => {
  const at = (time: string, day: number) => new Date(`2026-11-${day}T${time}:00Z`);
  expect(isOpenUntil({ opensAt, closesAt }, at(from, 23), at(until, until < from ? 24 : 23))).toBe(isOpen);
});

it("a table without hours is always open", () => {
  expect(isOpenAt(undefined, new Date("2026-11-23T03:00:00Z"))).toBe(true);
});
