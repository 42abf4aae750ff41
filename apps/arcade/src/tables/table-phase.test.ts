import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import { expect, it } from "vitest";
import { shownPhase } from "./table-phase.ts";
import type { TableState } from "./table-state.ts";
import { roundInPhase } from "./testing/round-in-phase.ts";

const at = (phase: TableRound["phase"], waitsFor: TableState["waitsFor"] = null): TableState => ({
  tableId: "brass",
  seq: 1,
  at: "2026-11-23T12:00:00.000Z",
  arrivedMs: 0,
  waitsFor,
  results: [],
  round: roundInPhase(phase),
});

it.each([
  ["betting", 0, 6, "betting", 20_000],
  ["betting", 14_999, 6, "betting", 5_001],
  ["betting", 15_000, 6, "closing", 5_000],
  ["closed", 21_000, 6, "drawing", 0],
  ["drawn", 0, 6, "drawing", 0],
  ["drawn", 0, 7, "result", 0],
  ["paid", 17_000, 7, "result", 3_000],
  ["void", 17_000, 6, "void", 3_000],
] as const)(
  "shows the phase %s of round 7 at %i ms, after the ball of round %i has landed, as %s with %i ms left",
  (phase, nowMs, landed, shown, leftMs) => {
    expect(shownPhase(at(phase), landed, nowMs)).toMatchObject({ phase: shown, leftMs });
  },
);

it("shows a pause when the last round is over and the table waits, and before the first round", () => {
  expect(shownPhase(at("paid", "hours"), 7, 19_999).phase).toBe("result");
  expect(shownPhase(at("paid", "hours"), 7, 20_000).phase).toBe("pause");
  expect(shownPhase({ ...at("paid"), round: null }, 0, 0).phase).toBe("pause");
});
