import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { announceAward } from "../../push/index.ts";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { openSocket } from "../../testing/open-socket.ts";
import { keepUnseenAward, sweepUnseenAwards } from "./unseen-awards.ts";

describe("the note of an award on the player's screen", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  const awardOf = (taskId: string) => ({ taskId, reward: [{ description: "promo.a", type: "cashback" }] });
  const give = async (player: { id: string; channel: string }, taskId: string) => {
    await keepUnseenAward(gate.database, player.id, awardOf(taskId), gate.clock.at);
    announceAward(gate.deps, player, awardOf(taskId));
  };
  const notes = (frames: Awaited<ReturnType<typeof openSocket>>) =>
    frames.flatMap(({ body }) => (body?.type === "award" ? [body.data] : []));
  const isNoted = async ({ id }: { id: string }) => {
    const { rows } = await gate.database.query("SELECT 1 FROM reward_unseen_award WHERE player_id = $1", [
      id,
    ]);
    return rows.length === 0;
  };

  it("the note of an award on the player's screen is shown once, at the next connection, to a player who was away", async () => {
    const player = await gate.player();
    await give(player, "one-2026-11-26");
    await give(player, "two-2026-11-26");
    const first = await openSocket(gate, player);
    expect(notes(first)).toEqual([[awardOf("one-2026-11-26"), awardOf("two-2026-11-26")]]);
    await expect.poll(() => isNoted(player)).toBe(true);
    expect(notes(await openSocket(gate, player))).toEqual([]);
  });

  it("the note of an award on the player's screen is shown at once to a player whose screen is open, and not again at the next connection", async () => {
    const player = await gate.player();
    const open = await openSocket(gate, player);
    await give(player, "one-2026-11-27");
    expect(notes(open)).toEqual([[awardOf("one-2026-11-27")]]);
    await expect.poll(() => isNoted(player)).toBe(true);
    expect(notes(await openSocket(gate, player))).toEqual([]);
  });

  it("the note of an award on the player's screen is not shown after 30 days", async () => {
    const player = await gate.player();
    await give(player, "one-2026-11-28");
    const at = gate.clock.at;
    expect(await sweepUnseenAwards(gate.deps)).toBe(0);
    expect(await sweepUnseenAwards({ ...gate.deps, now: () => new Date(at.getTime() + 31 * DAY_MS) })).toBe(
      1,
    );
    expect(notes(await openSocket(gate, player))).toEqual([]);
  });
});
