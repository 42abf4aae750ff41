import { createGateFixture, type GateFixture } from "@bellwether/gate/testing/gate-fixture.ts";
import { openDesk } from "@bellwether/gate/testing/office-desk.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { liveInChat } from "./sample-chats.ts";
import { samplePeople } from "./sample-people.ts";
import type { SampleVisitor } from "./sample-visitor.ts";

let gate: GateFixture;
beforeAll(async () => {
  gate = await createGateFixture({ settings: { chatIsAlwaysOpen: true } });
});
afterAll(() => gate.close());

it("the sample has a chat that was answered and rated, and a ticket that waits", async () => {
  const carl = await openDesk(gate, "support");
  const visitors: SampleVisitor[] = [];
  for (const person of samplePeople(gate.clock.at).slice(0, 2)) {
    const { id, session } = await gate.player();
    visitors.push({ person, gate: gate.clientOf(session), id, session });
  }
  await liveInChat(visitors, carl);
  expect((await carl.call("chats", { view: "ended" })).chats).toMatchObject([{ kind: "live", rating: 5 }]);
  expect((await carl.call("chats", { view: "tickets" })).chats).toMatchObject([
    { player: { id: visitors[1]?.id }, state: "waiting", taken_by: null },
  ]);
  expect((await carl.call("tasks", {})).tasks).toHaveLength(1);
});
