import { afterAll, beforeAll, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { openDesk } from "../testing/office-desk.ts";

let gate: GateFixture;
beforeAll(async () => {
  gate = await createGateFixture();
});
afterAll(() => gate.close());

it("a person saves screens with their filters, 20 at most, gives them other names and removes them; nobody else sees them", async () => {
  const desk = await openDesk(gate, "payments");
  const path = "/withdrawals?state=decided";
  await desk.call("keepView", { title: "Decided", path });
  const { views } = await desk.call("keepView", { title: "What was decided", path });
  expect(views.map(({ title }) => title)).toEqual(["What was decided"]);
  for (let number = 2; number <= 20; number += 1)
    await desk.call("keepView", { title: `View ${number}`, path: `/audit?operator=${number}` });
  const over = desk.call("keepView", { title: "One more", path: "/audit?operator=21" });
  await expect(over).rejects.toMatchObject({ code: "conflict" });
  expect((await desk.call("savedViews", {})).views).toHaveLength(20);
  const other = await openDesk(gate, "support");
  expect((await other.call("savedViews", {})).views).toEqual([]);
  await other.call("dropView", { view_id: views[0]?.id ?? "" });
  const left = (await desk.call("dropView", { view_id: views[0]?.id ?? "" })).views;
  expect(left).toHaveLength(19);
});

it.each(["/players?q=ann@example.org", "https://elsewhere.example/", "//elsewhere", "/audit?x=<b>", "audit"])(
  "%j is no view: it names a player, or no screen of the office",
  async (path) => {
    const desk = await openDesk(gate, "support");
    const kept = desk.call("keepView", { title: "A view", path });
    await expect(kept).rejects.toMatchObject({ code: "invalid_param" });
  },
);
