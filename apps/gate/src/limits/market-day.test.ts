import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { gateSince, limitedPlay } from "../testing/limited-play.ts";

/** 10 at night on Monday the 16th in Toronto, where midnight is 05:00 UTC; 3 in the morning of the 17th in UTC. */
const EVENING = new Date("2026-11-17T03:00:00Z");
const BEFORE_MIDNIGHT = new Date("2026-11-17T04:59:59Z");
const MIDNIGHT = new Date("2026-11-17T05:00:00Z");

const gate = await gateSince(EVENING);
const canadian = { country: "CA", phone: "+1 416 555 0199", zip: "M5V 2T6", city: "Toronto" };

describe("a player's day is their market's", () => {
  const { change, game, logIn, someone } = limitedPlay(gate);
  const inToronto = async () => {
    const phone = `+1 416 55${String(randomInt(100_000)).padStart(5, "0")}`;
    const player = await someone({ ...canadian, phone });
    await gate.deposit(player, "100.00", "CREDITCARD");
    return player;
  };
  const at = async (moment: Date, player: Awaited<ReturnType<typeof inToronto>>) => {
    gate.clock.at = moment;
    player.session = await logIn(player);
    return game(player);
  };
  const limitsOf = (player: { session: string }) => gate.call("getPlayerLimits", {}, player.session);

  it("a daily limit on stakes of 30 begins again at Toronto's midnight, not at 0:00 UTC, and a stake of before it that is rolled back frees nothing of the new day", async () => {
    const player = await inToronto();
    await change(player, "set", "maxwager", 1, "30");
    const { bet } = await game(player);
    const [id, round] = [randomUUID(), randomUUID()];
    expect(await bet(30, { transaction_uuid: id, round, round_closed: false })).toMatchObject({
      status: "RS_OK",
    });
    const evening = await at(BEFORE_MIDNIGHT, player);
    expect(await evening.bet(1)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" });
    const { daily } = (await limitsOf(player)).limit_duration.maxwager;
    expect(daily).toMatchObject({
      used: "30.00",
      period_starts_at: "2026-11-16T05:00:00.000Z",
      period_ends_at: "2026-11-17T05:00:00.000Z",
    });
    const night = await at(MIDNIGHT, player);
    expect(await night.bet(20)).toMatchObject({ status: "RS_OK" });
    expect(await night.rollback(id, round)).toMatchObject({ status: "RS_OK" });
    expect(await night.bet(10.01)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" });
    expect(await night.bet(10)).toMatchObject({ status: "RS_OK" });
    expect((await limitsOf(player)).limit_duration.maxwager.daily.used).toBe("30.00");
  });

  it("a daily deposit limit and 7 days of a weekly one begin at Toronto's midnight", async () => {
    const player = await inToronto();
    await change(player, "set", "deposit", 1, "150");
    await change(player, "set", "deposit", 7, "500");
    await at(BEFORE_MIDNIGHT, player);
    const before = (await limitsOf(player)).limit_plain.limits_deposit;
    expect([before.daily.used, before.weekly.period_ends_at]).toEqual(["100.00", "2026-11-23T05:00:00.000Z"]);
    await at(MIDNIGHT, player);
    const after = (await limitsOf(player)).limit_plain.limits_deposit;
    expect([after.daily.used, after.weekly.used]).toEqual(["0.00", "100.00"]);
  });

  it("play over time, the filters of histories and the sessions of play count Toronto's days", async () => {
    const player = await inToronto();
    const { bet } = await game(player);
    await bet(10);
    const night = await at(MIDNIGHT, player);
    await night.bet(5);
    const { days } = await gate.call("playOverTime", { days: 30 }, player.session);
    expect(days.map(({ day, staked, deposited }) => [day, staked, deposited])).toEqual([
      ["2026-11-16", "10.00", "100.00"],
      ["2026-11-17", "5.00", "0.00"],
    ]);
    for (const [day, stake, payments] of [
      ["2026-11-16", "10.00", 1],
      ["2026-11-17", "5.00", 0],
    ] as const) {
      const span = { from: day, until: day };
      const { items } = await gate.call("gameHistory", span, player.session);
      expect(items.map((each) => each.stake)).toEqual([stake]);
      const { sessions } = await gate.call("playSessions", span, player.session);
      expect(sessions).toHaveLength(1);
      const history = await gate.call(
        "paymentHistory",
        { id: player.id, from: day, to: day },
        player.session,
      );
      expect(history.payments).toHaveLength(payments);
    }
  });

  it("the week of missions begins on Toronto's Monday", async () => {
    const player = await inToronto();
    expect(await gate.call("missions", {}, player.session)).toMatchObject({
      week: "2026-11-16",
      ends_at: "2026-11-23T05:00:00.000Z",
    });
    await at(new Date("2026-11-23T04:59:59Z"), player);
    expect((await gate.call("missions", {}, player.session)).week).toBe("2026-11-16");
  });

  it("a person whose birthday has begun in Toronto is 19 once it has begun in Vancouver", async () => {
    const born = { ...canadian, year: "2007", month: "11", day: "17" };
    gate.clock.at = new Date("2026-11-17T06:00:00Z");
    await expect(someone(born)).rejects.toMatchObject({
      data: { fields: { year: "core.error_too_young" } },
    });
    gate.clock.at = new Date("2026-11-17T08:00:00Z");
    expect((await someone(born)).id).toBeTruthy();
  });
});
