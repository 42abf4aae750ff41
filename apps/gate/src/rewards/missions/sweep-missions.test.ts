import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { sweepMissions } from "./sweep-missions.ts";

describe("completed missions", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  const daysAgo = (days: number) => new Date(gate.clock.at.getTime() - days * DAY_MS);

  it("completed missions are kept for 90 days and then deleted, whatever the player did since", async () => {
    const player = await gate.player();
    const rows = [
      ["three_games", daysAgo(90.01)],
      ["two_kinds", daysAgo(90)],
      ["two_makers", daysAgo(1)],
    ] as const;
    for (const [mission, at] of rows)
      await gate.database.query(
        "INSERT INTO mission_done (player_id, mission, week, done_at) VALUES ($1, $2, '2026-08-17', $3)",
        [player.id, mission, at],
      );
    expect(await sweepMissions(gate.deps)).toBe(1);
    expect(await sweepMissions(gate.deps)).toBe(0);
    const left = await gate.database.query("SELECT mission FROM mission_done ORDER BY mission");
    expect(left.rows).toEqual([{ mission: "two_kinds" }, { mission: "two_makers" }]);
  });
});
