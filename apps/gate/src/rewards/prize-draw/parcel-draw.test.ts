import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { lettersTo } from "../../testing/letters-to.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { settleDrawsAt } from "../../testing/settle-draws-at.ts";
import { settleUnderKills } from "../../testing/settle-under-kills.ts";
import { exampleParcels } from "../../testing/test-promotions.ts";
import { listParcels, sendParcel } from "../parcels/send-parcel.ts";
import { sweepParcels } from "../parcels/sweep-parcels.ts";
import { settleRewards } from "../settle-rewards.ts";

const FIRST = Date.parse("2026-11-26T12:00:00Z");
const CLOSE = Date.parse("2026-12-21T00:00:00Z");
const home = { name: "Aino Virtanen", address_1: "Kauppakatu 5", zip: "33100", city: "Tampere" };
const WON = "Bellwether: you have won a parcel";

describe("parcels from above", () => {
  let gate: GateFixture;
  const open = async (change: Parameters<typeof exampleParcels>[0] = {}) => {
    gate = await createGateFixture({
      promotions: [exampleParcels(change)],
      settings: { idleTimeoutMs: 400 * DAY_MS, absoluteTimeoutMs: 400 * DAY_MS },
    });
    at(FIRST);
  };
  beforeEach(() => open());
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  const at = (ms: number) => {
    gate.clock.at = new Date(ms);
  };
  /** A player who reads English. */
  const come = async (lastname?: string) => {
    const player = await rewardVisitors(gate).come({ thousands: 1, ...(lastname && { lastname }) });
    await gate.database.query("UPDATE player SET language = 'en' WHERE id = $1", [player.id]);
    return player;
  };
  type Visitor = Awaited<ReturnType<typeof come>>;
  const settleAt = (ms: number) => settleDrawsAt(gate, ms);
  const parcelsOf = async (player: Visitor) => (await player.rewards()).parcels;
  const decided = async (player: Visitor) =>
    (await player.rewards()).given.map(({ state, gives, refusal }) => [state, refusal ?? gives]);
  const lettersOf = async ({ email }: Visitor) =>
    (await lettersTo(gate, email)).filter(({ subject }) => subject.includes("parcel"));
  const teapots = (count: number) => [{ count, parcel: "teapot", worth: 30 }];
  /** The only player of a draw of one teapot. */
  const winner = async () => {
    await gate.close();
    await open({ prizes: teapots(1) });
    const player = await come();
    await player.lose(1, 10);
    await settleAt(CLOSE);
    const [parcel] = await parcelsOf(player);
    const write = (change: object = {}) =>
      gate.call("parcelAddress", { id: parcel!.id, ...home, ...change }, player.session);
    return { player, parcel: parcel!, write };
  };

  it("parcels from above give a thing for each winning number, of 50 tickets a day at most, and one letter asks for the address", async () => {
    const player = await come();
    await player.lose(1, 9.99);
    expect((await player.rewards()).running).toMatchObject([{ kind: "prize-draw", entries: 0 }]);
    await player.lose(1, 600.01);
    at(FIRST + DAY_MS);
    await player.lose(1, 75);
    expect((await player.rewards()).running).toMatchObject([
      { promotion: "prize-drop", entries: 57, ends_at: new Date(CLOSE).toISOString() },
    ]);
    const heard = gate.listen(player);
    const cash = await player.cash();
    expect(await settleAt(CLOSE)).toBe(1);
    expect(await settleAt(CLOSE)).toBe(0);
    expect(heard.filter(({ type }) => type === "award")).toMatchObject([
      { data: [{ reward: [{ description: "promo.campaign_reward_parcel", type: "prize-draw" }] }] },
    ]);
    const { draws } = await gate.call("prizeDraws", { promotion: "prize-drop" });
    expect(draws[0]!.prizes).toEqual([
      { count: 1, prize: "parcel:e-bike" },
      { count: 10, prize: "parcel:guitar" },
      { count: 100, prize: "parcel:teapot" },
    ]);
    // The first 57 of 111 prizes.
    const { rows } = await gate.database.query(
      "SELECT thing, count(*)::int AS count FROM reward_parcel GROUP BY 1 ORDER BY 2",
    );
    expect(rows).toEqual([
      { thing: "e-bike", count: 1 },
      { thing: "guitar", count: 10 },
      { thing: "teapot", count: 46 },
    ]);
    expect(await decided(player)).toEqual([["given", "parcel"]]);
    expect(await player.cash()).toBe(cash);
    const letters = await lettersOf(player);
    expect(letters.map(({ subject }) => subject)).toEqual([WON]);
    expect(letters[0]!.body).toContain("/promotions/rewards");
  });

  it("parcels from above go to the address that the winner enters, which is editable until support has sent it, and a letter says so", async () => {
    const { player, parcel, write } = await winner();
    expect(parcel).toMatchObject({ thing: "teapot", state: "needs_address", sent_at: null, tracking: null });
    expect(parcel.address).toMatchObject({ country: "FI", city: "Helsinki" });
    await expect(write({ zip: " " })).rejects.toMatchObject({
      code: "invalid_param",
      data: { fields: { zip: "core.error_zip_required" } },
    });
    await expect(sendParcel(gate.deps, { id: parcel.id })).rejects.toMatchObject({ code: "not_found" });
    expect((await write()).parcels).toMatchObject([{ state: "ready", address: { ...home, country: "FI" } }]);
    expect((await write({ city: "Turku" })).parcels).toMatchObject([{ address: { city: "Turku" } }]);
    const other = await come();
    await expect(gate.call("parcelAddress", { id: parcel.id, ...home }, other.session)).rejects.toMatchObject(
      { code: "not_found" },
    );
    expect(await listParcels(gate.deps)).toMatchObject([
      { id: parcel.id, state: "ready", recipient: home.name, address: "Kauppakatu 5, 33100 Turku, FI" },
    ]);
    at(CLOSE + DAY_MS);
    await sendParcel(gate.deps, { id: parcel.id, tracking: "MH123" });
    await expect(sendParcel(gate.deps, { id: parcel.id })).rejects.toMatchObject({ code: "parcel_sent" });
    await expect(write()).rejects.toMatchObject({ code: "parcel_sent" });
    expect(await parcelsOf(player)).toMatchObject([{ state: "sent", tracking: "MH123" }]);
    const letters = await lettersOf(player);
    expect(letters.map(({ subject }) => subject)).toEqual([WON, "Bellwether: your parcel is on its way"]);
    expect(letters[1]!.body).toContain("Tracking: MH123");
  });

  it("parcels from above have their address deleted 90 days after the sending, and never before it", async () => {
    const { player, parcel, write } = await winner();
    await write();
    const sentAt = CLOSE + 200 * DAY_MS;
    at(sentAt);
    expect(await sweepParcels(gate.deps)).toBe(0);
    await sendParcel(gate.deps, { id: parcel.id });
    at(sentAt + 90 * DAY_MS);
    expect(await sweepParcels(gate.deps)).toBe(0);
    expect((await parcelsOf(player))[0]!.address).toMatchObject(home);
    at(sentAt + 90 * DAY_MS + 1);
    expect(await sweepParcels(gate.deps)).toBe(1);
    expect(await parcelsOf(player)).toMatchObject([{ state: "sent", address: null, tracking: null }]);
    expect(await sweepParcels(gate.deps)).toBe(0);
  });

  it("parcels from above have the address of a closed account deleted once they are sent", async () => {
    const { player, parcel, write } = await winner();
    await write();
    await gate.database.query("UPDATE player SET status = 'closed' WHERE id = $1", [player.id]);
    expect(await sweepParcels(gate.deps)).toBe(0);
    expect(await listParcels(gate.deps)).toMatchObject([{ state: "ready", recipient: home.name }]);
    await sendParcel(gate.deps, { id: parcel.id });
    expect(await sweepParcels(gate.deps)).toBe(1);
    expect(await listParcels(gate.deps)).toMatchObject([{ state: "sent", recipient: null, address: null }]);
  });

  it("parcels from above are not for another game, Sweden, play after the close, or a player who turned rewards off", async () => {
    const [other, off, late] = [await come(), await come(), await come()];
    const swede = await rewardVisitors(gate).come({ country: "SE", thousands: 0 });
    expect((await swede.rewards()).running).toEqual([]);
    await other.lose(2, 100);
    await off.lose(1, 100);
    await gate.call("updateSettings", { takes_rewards: "0" }, off.session);
    at(CLOSE);
    await late.lose(1, 100);
    expect(await settleAt(CLOSE)).toBe(0);
    for (const each of [other, off, late, swede]) expect(await decided(each)).toEqual([]);
  });

  it("parcels from above are given once by five nodes at the same moment, with one letter", async () => {
    const player = await come();
    await player.lose(1, 20);
    let given = 0;
    for (const minutes of [1, 3]) {
      at(CLOSE + minutes * MINUTE_MS);
      const each = await Promise.all(Array.from({ length: 5 }, () => settleRewards(gate.deps)));
      given += each.reduce((sum, one) => sum + one, 0);
    }
    expect(given).toBe(1);
    expect(await parcelsOf(player)).toHaveLength(2);
    expect(await lettersOf(player)).toHaveLength(1);
  });

  it("parcels from above are given once with one letter, and none is lost, whichever statement a killed node did not reach", async () => {
    const player = await come();
    await player.lose(1, 20);
    expect(await settleDrawsAt(gate, CLOSE, settleUnderKills)).toBeGreaterThan(18);
    await settleRewards(gate.deps);
    expect(await decided(player)).toEqual([["given", "parcel"]]);
    expect(await parcelsOf(player)).toHaveLength(2);
    expect(await lettersOf(player)).toHaveLength(1);
  });

  it("parcels from above give a person with two accounts the things of one, and no more than the budget of 60 pays for", async () => {
    await gate.close();
    await open({ budget: 60, prizes: teapots(4) });
    const players = [await come("Kaksonen"), await come("Kaksonen"), await come(), await come()];
    for (const player of players) await player.lose(1, 10);
    expect(await settleAt(CLOSE)).toBe(2);
    const states = (await Promise.all(players.map(decided))).flat().map(String).sort();
    expect(states).toEqual(["given,parcel", "given,parcel", "refused,budget_spent"]);
  });
});
