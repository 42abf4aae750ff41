import type { TableRound } from "@bellwether/contract/studio/tables.ts";

/** A table's round 7 in this phase. It began at 12:00:00, and the phase ends 20 s later. */
export function roundInPhase(phase: TableRound["phase"]): TableRound {
  return {
    number: 7,
    phase,
    phaseEndsAt: "2026-11-23T12:00:20.000Z",
    startedAt: "2026-11-23T12:00:00.000Z",
    betsCloseAt: "2026-11-23T12:00:20.000Z",
    drawsAt: null,
    serverSeedHash: "a".repeat(64),
    betCount: null,
    root: null,
    beaconRound: null,
    beaconRandomness: null,
    runsAt: null,
    serverSeed: null,
    events: phase === "drawn" ? [{ type: "ball-landed", pocket: 17, color: "black" }] : null,
    voidReason: null,
  };
}
