import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { takeSeat } from "../../testing/provider-seat.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { settleDrawsAt, settleOnFiveNodes } from "../../testing/settle-draws-at.ts";
import { settleUnderKills } from "../../testing/settle-under-kills.ts";
import { exampleSpinsDraw } from "../../testing/test-promotions.ts";
import { settleRewards } from "../settle-rewards.ts";

const promotion = exampleSpinsDraw().name;
/** Midnight (UTC) at the beginning of a day of November, which may be after its end. */
const midnight = (day: number) => Date.UTC(2026, 10, day);
const CLOSE = Date.parse("2026-12-14T00:00:00Z");

describe("the free spins of the handfuls draw", () => {
  let gate: GateFixture;
  beforeEach(async () => {
    gate = await createGateFixture({
      promotions: [exampleSpinsDraw()],
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
    at(midnight(26));
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  const at = (ms: number) => {
    gate.clock.at = new Date(ms);
  };
  const come = (thousands = 0, country = "FI", lastname?: string) =>
    rewardVisitors(gate).come({ country, thousands, ...(lastname && { lastname }) });
  type Visitor = Awaited<ReturnType<typeof come>>;
  const unwrap = ({ session }: Visitor) => gate.call("openDoor", { promotion }, session);
  const unwrapOn = async (player: Visitor, days: readonly number[]) => {
    for (const day of days) {
      at(midnight(day) + HOUR_MS);
      await unwrap(player);
    }
  };
  const settleAt = (ms: number) => settleDrawsAt(gate, ms);
  const spinsOf = async (player: Visitor) => (await player.rewards()).spins;
  const decided = async (player: Visitor) =>
    (await player.rewards()).given.map(({ state, gives }) => [state, gives]);
  const choose = ({ session }: Visitor, id: string, gameId: number) =>
    gate.call("chooseSpinsGame", { id, game_id: gameId }, session);

  it("the free spins of the handfuls draw give 20 spins of the game most played to a player who came on three days, and another before the first spin; what they win is cash", async () => {
    const player = await come(1);
    await unwrapOn(player, [27, 30]);
    expect((await player.rewards()).running).toMatchObject([{ kind: "prize-draw", entries: 0 }]);
    // The sweet of a day counts until its last moment, and once.
    at(midnight(43) + DAY_MS - 1);
    await player.lose(1, 10);
    await player.lose(2, 11);
    await unwrap(player);
    await unwrap(player);
    expect((await player.rewards()).running).toMatchObject([
      {
        entries: 1,
        doors: ["2026-11-27", "2026-11-30", "2026-12-13"],
        ends_at: new Date(CLOSE).toISOString(),
      },
    ]);
    const heard = gate.listen(player);
    expect(await settleAt(CLOSE)).toBe(1);
    expect(await settleAt(CLOSE)).toBe(0);
    expect(heard.filter(({ type }) => type === "award")).toMatchObject([
      { data: [{ reward: [{ description: "promo.campaign_reward_spins", type: "prize-draw" }] }] },
    ]);
    const [spins] = await spinsOf(player);
    expect(spins).toMatchObject({
      game_id: 2,
      choices: [1, 2],
      spins_left: 20,
      stake: "0.20",
      expires_at: "2026-12-29T00:00:00.000Z",
    });
    const { spins: after } = await choose(player, spins!.id, 1);
    expect(after).toMatchObject([{ id: spins!.id, game_id: 1 }]);
    const cash = await player.cash();
    const seat = await takeSeat(gate, player, 1);
    expect((await (await takeSeat(gate, player, 2)).spin(spins!.id)).status).not.toBe("RS_OK");
    await seat.playSpin(spins!.id, 3);
    expect(await player.cash()).toBe(cash + 3);
    expect(await spinsOf(player)).toMatchObject([{ game_id: 1, choices: [], spins_left: 19 }]);
    await expect(choose(player, spins!.id, 2)).rejects.toMatchObject({ code: "bonus_not_available" });
  });

  it("the free spins of the handfuls draw are for the first game if the player played none of them; a game that is not named, and a choice for somebody else, are refused", async () => {
    const [player, other] = [await come(), await come()];
    await unwrapOn(player, [26, 28, 29]);
    expect(await settleAt(CLOSE)).toBe(1);
    const [spins] = await spinsOf(player);
    expect(spins).toMatchObject({ game_id: 1 });
    await expect(choose(player, spins!.id, 3)).rejects.toMatchObject({ code: "bonus_not_available" });
    await expect(choose(other, spins!.id, 2)).rejects.toMatchObject({ code: "not_found" });
    at(Date.parse("2026-12-29T00:00:00Z"));
    await expect(choose(player, spins!.id, 2)).rejects.toMatchObject({ code: "bonus_not_available" });
    expect(await spinsOf(player)).toEqual([]);
  });

  it("the free spins of the handfuls draw give nothing for two days, from Sweden, to a player who turned rewards off, or before and after the days", async () => {
    const [two, off, swede] = [await come(), await come(), await come(0, "SE")];
    at(midnight(1));
    await expect(unwrap(two)).rejects.toMatchObject({ code: "bonus_not_available" });
    at(midnight(26));
    await expect(unwrap(swede)).rejects.toMatchObject({ code: "bonus_not_available" });
    await unwrapOn(off, [26, 27, 28]);
    await unwrapOn(two, [27, 28]);
    await gate.call("updateSettings", { takes_rewards: "0" }, off.session);
    at(CLOSE);
    await expect(unwrap(two)).rejects.toMatchObject({ code: "bonus_not_available" });
    expect(await settleAt(CLOSE)).toBe(0);
    for (const each of [two, off, swede]) expect(await decided(each)).toEqual([]);
  });

  it("the free spins of the handfuls draw are given once by five nodes at the same moment, and to one of two accounts of a person", async () => {
    const players = [await come(), await come(0, "FI", "Kaksonen"), await come(0, "FI", "Kaksonen")];
    for (const day of [26, 27, 28]) for (const player of players) await unwrapOn(player, [day]);
    expect(await settleDrawsAt(gate, CLOSE, settleOnFiveNodes)).toBe(2);
    const held = await Promise.all(players.map(spinsOf));
    expect(held.map(({ length }) => length).sort()).toEqual([0, 1, 1]);
  });

  it("the free spins of the handfuls draw are given once, and none is lost, whichever statement a killed node did not reach", async () => {
    const player = await come();
    await unwrapOn(player, [26, 27, 28]);
    expect(await settleDrawsAt(gate, CLOSE, settleUnderKills)).toBeGreaterThan(15);
    await settleRewards(gate.deps);
    expect(await decided(player)).toEqual([["given", "spins"]]);
    expect(await spinsOf(player)).toMatchObject([{ spins_left: 20 }]);
  });
});
