import { expect, it } from "vitest";
import { msUntil } from "./table-state.ts";

it.each([
  [5_000, 15_000],
  [9_000, 11_000],
  [60_000, 0],
])("counts 15 s from the arrival of the message at 5,000 ms: at %i ms, %i ms are left", (nowMs, leftMs) => {
  const message = { at: "2026-11-23T12:00:05.000Z", arrivedMs: 5_000 };
  expect(msUntil("2026-11-23T12:00:20.000Z", message, nowMs)).toBe(leftMs);
});
