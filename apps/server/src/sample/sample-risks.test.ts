import { createGateFixture, type GateFixture } from "@bellwether/gate/testing/gate-fixture.ts";
import { openDesk } from "@bellwether/gate/testing/office-desk.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { samplePeople } from "./sample-people.ts";
import { liveAtRisk } from "./sample-risks.ts";
import type { SampleVisitor } from "./sample-visitor.ts";

let gate: GateFixture;
beforeAll(async () => {
  gate = await createGateFixture();
  gate.clock.at = new Date();
});
afterAll(() => gate.close());

it("the sample has players at risk: one with words of distress, one with two raised limits, and one to look at again today", async () => {
  const carl = await openDesk(gate, "support");
  const visitors: SampleVisitor[] = [];
  for (const person of samplePeople(gate.clock.at).slice(0, 3)) {
    const { id, session } = await gate.player();
    visitors.push({ person, gate: gate.clientOf(session), id, session });
  }
  await liveAtRisk(visitors, carl);
  const [writing, raising, telling] = visitors.map(({ id }) => id);
  const { risks } = await carl.call("playersAtRisk", {});
  expect(risks).toMatchObject([
    { player_id: writing, score: 6, demand: { kind: "strong" } },
    { player_id: telling, score: 4, follow_up_on: gate.clock.at.toISOString().slice(0, 10) },
  ]);
  expect((await carl.call("queues", {})).risks?.waiting).toBe(2);
  const raises = await gate.database.query("SELECT 1 FROM limit_loosened WHERE player_id = $1", [raising]);
  expect(raises.rows).toHaveLength(2);
});
