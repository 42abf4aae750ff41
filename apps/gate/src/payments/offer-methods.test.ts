import { DAY_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { gateSince, limitedPlay, MONDAY } from "../testing/limited-play.ts";
import { residentOf } from "../testing/resident-of.ts";

const gate = await gateSince(MONDAY);

describe("deposits offered within the player's deposit limits", () => {
  const { change, logIn, passTime, someone } = limitedPlay(gate);
  const offered = async (player: { session: string }, type: "D" | "W" = "D") => {
    const { methods, suggested_amounts, welcome_bonus, deposit_room } = await gate.call(
      "paymentMethods",
      { type },
      player.session,
    );
    const [{ minimum, maximum } = {}] = methods;
    return { minimum, maximum, suggested: suggested_amounts, hasBonus: welcome_bonus !== null, deposit_room };
  };
  const daysFromMonday = (days: number) =>
    new Date(MONDAY.getTime() + days * DAY_MS).toISOString().slice(0, 10);

  it("deposits offered within the player's deposit limits without a limit have the bounds of the market, and payouts have no room of deposits", async () => {
    const player = await someone();
    expect(await offered(player)).toMatchObject({ maximum: "2000.00", deposit_room: null });
    await change(player, "set", "deposit", 1, "15.00");
    expect(await offered(player, "W")).toMatchObject({ deposit_room: null });
  });

  it("deposits offered within the player's deposit limits with 60.00 left go up to 60.00, in the suggested sums too, with the bonus", async () => {
    const player = await someone();
    await change(player, "set", "deposit", 1, "60.00");
    const offer = await offered(player);
    expect(offer).toMatchObject({
      minimum: "10.00",
      maximum: "60.00",
      hasBonus: true,
      deposit_room: { left: "60.00" },
    });
    expect(offer.suggested).toEqual(["20.00", "50.00"]);
    expect(offer.deposit_room?.renews_at).toContain(`${daysFromMonday(0)}T22:00:00`);
  });

  it("deposits offered within the player's deposit limits with nothing left of the day and the week name the end of the week, and offer no sum and no bonus until then", async () => {
    const player = await someone();
    await change(player, "set", "deposit", 1, "12.00");
    await change(player, "set", "deposit", 7, "15.00");
    await gate.deposit(player, "12.00");
    const offer = await offered(player);
    expect(offer).toMatchObject({ suggested: [], hasBonus: false, deposit_room: { left: "0.00" } });
    expect(offer.deposit_room?.renews_at).toContain(`${daysFromMonday(6)}T22:00:00`);
    passTime(7 * DAY_MS);
    const later = { session: await logIn(player) };
    expect(await offered(later)).toMatchObject({ deposit_room: { left: "12.00" } });
  });

  it("deposits offered within the player's deposit limits with a limit of 5.00, below the smallest deposit, name no moment", async () => {
    const player = await someone();
    await change(player, "set", "deposit", 30, "5.00");
    expect((await offered(player)).deposit_room).toEqual({ left: "5.00", renews_at: null });
  });

  it.each([
    ["FI", "TRUSTLY", "minutes"],
    ["DE", "BANKIBAN", "day"],
    ["DE", "CREDITCARD", "days"],
    ["NO", "BANKINTL", "week"],
  ])("a payout in %s by %s takes %s, and a deposit states no such time", async (country, code, time) => {
    const player = await gate.player(undefined, { ...residentOf(country), lastname: `Payout ${country}` });
    const timeOf = async (type: "D" | "W") =>
      (await gate.call("paymentMethods", { type }, player.session)).methods.find((each) => each.code === code)
        ?.payout_time;
    expect([await timeOf("W"), await timeOf("D")]).toEqual([time, null]);
  });
});
