import { PushMessage, pushAddress } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { UpcomingDraw } from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { z } from "zod";
import { nextDraw } from "../testing/draw-examples.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { sendReminders } from "./send-reminders.ts";

const CODE = "bell-one";
let gate: GateFixture;
let next: UpcomingDraw | undefined;
beforeAll(async () => {
  gate = await createGateFixture({
    deps: {
      drawTables: {
        tables: new Map([[CODE, "lotto"]]),
        coming: async () => ({ next: next ?? null, awaited: null }),
        before: async () => [],
        find: async () => undefined,
      },
    },
  });
});
afterAll(() => gate.close());

const draw = (minutes: number, number: number): UpcomingDraw => ({
  ...nextDraw,
  number,
  drawsAt: new Date(gate.clock.at.getTime() + minutes * MINUTE_MS).toISOString(),
});
const remind = (player: { session: string }, number: number, is_on = true) =>
  gate.call("setDrawReminder", { code: CODE, number, is_on }, player.session);
const send = () => sendReminders(gate.deps, new AbortController().signal);
const pass = (minutes: number) => {
  gate.clock.at = new Date(gate.clock.at.getTime() + minutes * MINUTE_MS);
};
/** Signs up a player whose page is open. `pushed` collects the messages that reach the page. */
async function listening() {
  const player = await gate.player();
  const { channel } = (
    await gate.database.query<{ channel: string }>("SELECT channel FROM player WHERE id = $1", [player.id])
  ).rows[0]!;
  const pushed: z.infer<typeof PushMessage>[] = [];
  gate.deps.push.subscribe(pushAddress(channel), {
    receive: ({ message }) => pushed.push(PushMessage.parse(message)),
  });
  return { ...player, pushed };
}
const letters = async (player: { email: string }) =>
  (await lettersTo(gate, player.email)).filter(({ body }) => body.includes("/lottery-results/"));

it("15 minutes before the draw the player gets one letter and one message on the open page", async () => {
  const player = await listening();
  next = draw(40, 5);
  const answer = { reminders: [{ code: CODE, number: 5, draws_at: next.drawsAt }] };
  expect(await remind(player, 5)).toEqual(answer);
  expect(await remind(player, 5)).toEqual(answer);
  expect(await gate.call("drawReminders", {}, player.session)).toEqual(answer);
  pass(24);
  expect(await send()).toBe(0);
  pass(1);
  expect([await send(), await send()]).toEqual([1, 0]);
  expect(player.pushed.filter(({ type }) => type === "draw_reminder")).toMatchObject([
    { game_code: CODE, number: 5, draws_at: next.drawsAt },
  ]);
  const [letter, ...more] = await letters(player);
  expect(more).toEqual([]);
  expect(letter?.body).toContain(`/lottery-results/${CODE}/5`);
  expect(await gate.call("drawReminders", {}, player.session)).toEqual({ reminders: [] });
});

it("no reminder is sent if the player has taken it back, or if the draw is no longer on sale", async () => {
  const [back, gone] = [await listening(), await listening()];
  next = draw(30, 6);
  await remind(back, 6);
  expect(await remind(back, 6, false)).toEqual({ reminders: [] });
  await remind(gone, 6);
  next = undefined;
  pass(20);
  expect(await send()).toBe(1);
  expect([...back.pushed, ...gone.pushed]).toEqual([]);
  expect([...(await letters(back)), ...(await letters(gone))]).toEqual([]);
});

it.each(["excluded", "closed"])("a player whose account is %s gets no reminder", async (status) => {
  const player = await listening();
  next = draw(10, 7);
  await remind(player, 7);
  await gate.database.query(
    "UPDATE player SET status = $2, closed_at = CASE WHEN $2 = 'closed' THEN $3::timestamptz END WHERE id = $1",
    [player.id, status, gate.clock.at],
  );
  expect(await send()).toBe(1);
  expect(player.pushed).toEqual([]);
  expect(await letters(player)).toEqual([]);
});

it("a reminder for a draw that is not the next one is refused as not_found, and for an unknown game as unknown_game", async () => {
  const player = await listening();
  next = draw(60, 8);
  await expect(remind(player, 9)).rejects.toMatchObject({ code: "not_found" });
  await expect(
    gate.call("setDrawReminder", { code: "no-such-game", number: 8, is_on: true }, player.session),
  ).rejects.toMatchObject({ code: "unknown_game" });
});
