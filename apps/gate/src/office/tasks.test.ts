import { GateError } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

let gate: GateFixture;
let eero: Desk;
let fay: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  eero = await openDesk(gate, "support");
  fay = await openDesk(gate, "safety");
});
afterAll(() => gate.close());
beforeEach(async () => {
  for (const desk of [eero, fay]) await desk.signIn();
});

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const inDays = (days: number) => new Date(gate.clock.at.getTime() + days * DAY_MS).toISOString();
const write = async (
  more: { player_id?: string; owner_id?: string | null; due_at?: string; title?: string } = {},
) => {
  const plan = { title: "Call back", owner_id: null, due_at: null, player_id: null, ...more };
  return (await eero.call("addTask", plan)).task;
};
const titlesOf = async (desk: Desk, view: "mine" | "open" | "done", playerId?: string) =>
  (await desk.call("tasks", { view, ...(playerId && { player_id: playerId }) })).tasks.map(
    ({ title }) => title,
  );

describe("a task of the office", () => {
  it("a task about a player is written for a colleague, stands among theirs and on the player's page, and is ended by them", async () => {
    const player = await gate.player();
    const due = inDays(2);
    const task = await write({
      player_id: player.id,
      owner_id: fay.id,
      due_at: due,
      title: "Ask for the bill",
    });
    expect(task).toMatchObject({
      ...{ owner: { id: fay.id, name: fay.name }, due_at: due, is_own: false, end: null },
      ...{ player: { id: player.id, name: "Aino V." }, written_by: { id: eero.id } },
    });
    expect(await titlesOf(fay, "mine")).toContain("Ask for the bill");
    expect(await titlesOf(eero, "mine")).not.toContain("Ask for the bill");
    expect(await titlesOf(eero, "open", player.id)).toEqual(["Ask for the bill"]);
    expect((await fay.call("queues", {})).tasks?.waiting).toBeGreaterThan(0);
    await fay.call("finishTask", { task_id: task.id, version: task.version });
    expect(await titlesOf(eero, "open", player.id)).toEqual([]);
    expect(await titlesOf(eero, "done", player.id)).toEqual(["Ask for the bill"]);
    const { entries } = await eero.call("playerTimeline", { player_id: player.id, kinds: "act" });
    expect(entries.map(({ title }) => title)).toEqual(["task.finish", "task.add"]);
  });

  it("open tasks are listed by the time at which they are due, those without one last, 50 on a page without losing one", async () => {
    const player = await gate.player();
    for (let each = 0; each < 60; each += 1)
      await write({
        player_id: player.id,
        title: `Task ${each}`,
        ...(each < 30 && { due_at: inDays(60 - each) }),
      });
    const first = await eero.call("tasks", { view: "open", player_id: player.id });
    const second = await eero.call("tasks", { view: "open", player_id: player.id, before: first.next! });
    const numbers = [...first.tasks, ...second.tasks].map(({ title }) => Number(title.slice(5)));
    expect(first.tasks).toHaveLength(50);
    expect(second.next).toBeNull();
    const byTime = Array.from({ length: 30 }, (_, index) => 29 - index);
    expect(numbers).toEqual([...byTime, ...Array.from({ length: 30 }, (_, index) => 30 + index)]);
  });

  it("of 2 who change a task at once one is told that it has changed, and a task that is done cannot be changed", async () => {
    const { id: task_id, version } = await write();
    const plan = { title: "Call back", due_at: null };
    const answers = await Promise.all([
      answerOf(eero.call("changeTask", { ...plan, task_id, version, owner_id: eero.id })),
      answerOf(fay.call("changeTask", { ...plan, task_id, version, owner_id: fay.id })),
    ]);
    expect(answers.sort()).toEqual(["conflict", "done"]);
    await eero.call("finishTask", { task_id, version: version + 1 });
    expect(await answerOf(eero.call("finishTask", { task_id, version: version + 2 }))).toBe("conflict");
    expect(await answerOf(eero.call("finishTask", { task_id: "999999", version: 1 }))).toBe("not_found");
  });

  it("a task for somebody unknown or without tasks, about nobody, or of two letters is refused", async () => {
    const auditor = await openDesk(gate, "auditor");
    expect(await answerOf(write({ owner_id: "nobody" }))).toBe("invalid_param");
    expect(await answerOf(write({ owner_id: auditor.id }))).toBe("invalid_param");
    expect(await answerOf(write({ player_id: "nobody" }))).toBe("not_found");
    expect(await answerOf(write({ title: "  ab " }))).toBe("invalid_param");
    expect(await answerOf(auditor.call("tasks", {}))).toBe("forbidden");
    expect(await answerOf(eero.call("tasks", { before: "nonsense" }))).toBe("invalid_param");
  });
});

describe("a player's tags", () => {
  it("a tag is given once, is in the player's own tags and in the audit, and is taken away", async () => {
    const player = await gate.player();
    const tag = (is_set: boolean, desk = eero) =>
      desk.call("tagPlayer", { player_id: player.id, tag: "vip_host", is_set });
    expect((await tag(true)).tags).toEqual(["vip_host"]);
    expect((await tag(true, fay)).tags).toEqual(["vip_host"]);
    expect((await gate.call("playerAutoTags", {}, player.session)).tags).toEqual(["vip_host"]);
    expect((await tag(false)).tags).toEqual([]);
    const { entries } = await eero.call("playerTimeline", { player_id: player.id, kinds: "act" });
    expect(entries.map(({ title }) => title)).toEqual(["player.untag", "player.tag"]);
  });

  it.each(["", "a", "VIP", "two words", "x".repeat(41), "ä"])("%j is no tag", async (tag) => {
    const player = await gate.player();
    const wish = { player_id: player.id, tag, is_set: true };
    expect(await answerOf(eero.call("tagPlayer", wish))).toBe("invalid_param");
  });
});
