import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { expireBonuses } from "../../../apps/gate/src/bonus/end-bonus.ts";
import { send, softswissGate } from "./softswiss-client.ts";

describe("SoftSwiss certification: /freespins", () => {
  const gateOf = softswissGate();

  const loginOf = ({ email }: { email: string }) => ({
    nickname: email,
    password: "correct horse battery",
    mobile: false,
  });

  /** A player with ten free spins, and the call that settles them. */
  const issued = async () => {
    const gate = gateOf();
    const player = await gate.stranger();
    const { bonus_id } = await gate.call("claimCode", { code: "TENBELLS" }, player.session);
    const call = {
      issue_id: bonus_id,
      user_id: player.id,
      session_id: await gate.launch(player),
      total_amount: 400,
      status: "played",
    };
    const left = async () => (await gate.call("bonuses", {}, player.session)).bonuses[0]!.spins_left;
    return { gate, player, call, left };
  };

  it("Played, 4.00 won with ten spins: settled in one call, once, as bonus money", async () => {
    const { gate, player, call, left } = await issued();
    expect(await left()).toBe(10);
    for (let again = 0; again < 2; again += 1)
      expect((await send(gate, "/freespins", call)).body).toMatchObject({ balance: 400 });
    expect((await gate.call("balance", {}, player.session)).local_bonus_balance_amount).toBe("4.00");
    expect(await left()).toBe(0);
  });

  it("Played, nothing won: the spins are used up", async () => {
    const { gate, call, left } = await issued();
    expect((await send(gate, "/freespins", { ...call, total_amount: 0 })).body).toEqual({ balance: 0 });
    expect(await left()).toBe(0);
  });

  it("Played by a player who has yet to accept newer terms: settled, their winnings are paid", async () => {
    const { gate, player, call, left } = await issued();
    await gate.database.query("UPDATE player SET accepted_terms_version = NULL WHERE id = $1", [player.id]);
    expect((await send(gate, "/freespins", call)).body).toMatchObject({ balance: 400 });
    expect(await left()).toBe(0);
  });

  it.each(["logout", "selfExclude"] as const)(
    "Played before the player's %s: the winnings of 4.00 are paid",
    async (ending) => {
      const { gate, player, call } = await issued();
      await (ending === "logout"
        ? gate.call(ending, {}, player.session)
        : gate.call(ending, { duration: "24h" }, player.session));
      expect((await send(gate, "/freespins", call)).body).toMatchObject({ balance: 400 });
    },
  );

  it.each([
    ["1 minute", 1],
    ["23 hours and 59 minutes", 1_439],
  ])("Played, reported %s after the spins' end: the winnings of 4.00 are paid, once", async (_, minutes) => {
    const { gate, player, call, left } = await issued();
    const begun = gate.clock.at;
    gate.clock.at = new Date(begun.getTime() + (3 * 1_440 + minutes) * MINUTE_MS);
    await expireBonuses(gate.deps);
    for (let again = 0; again < 2; again += 1)
      expect((await send(gate, "/freespins", call)).body).toMatchObject({ balance: 400 });
    player.session = (await gate.clientOf().send("login", loginOf(player))).session!;
    expect(await left()).toBe(0);
    gate.clock.at = begun;
  });

  it("Played, reported 23 hours after the spins' end: another code waited that long, and the 4.00 are paid", async () => {
    const { gate, player, call } = await issued();
    const begun = gate.clock.at;
    gate.clock.at = new Date(begun.getTime() + (3 * 24 + 23) * HOUR_MS);
    player.session = (await gate.clientOf().send("login", loginOf(player))).session!;
    const claim = () => gate.call("claimCode", { code: "BELL25" }, player.session);
    await expect(claim()).rejects.toMatchObject({ code: "bonus_not_available" });
    expect((await send(gate, "/freespins", call)).body).toMatchObject({ balance: 400 });
    gate.clock.at = begun;
  });

  it("Never reported: a day after the spins' end another code is claimed", async () => {
    const { gate, player } = await issued();
    const begun = gate.clock.at;
    gate.clock.at = new Date(begun.getTime() + (3 * 24 + 25) * HOUR_MS);
    player.session = (await gate.clientOf().send("login", loginOf(player))).session!;
    await gate.call("claimCode", { code: "BELL25" }, player.session);
    const { bonuses } = await gate.call("bonuses", {}, player.session);
    expect(bonuses.map(({ code, state }) => [code, state])).toContainEqual(["BELL25", "waiting"]);
    gate.clock.at = begun;
  });

  it("Played, reported a day after the spins' end: refused, the bonus is over", async () => {
    const { gate, call } = await issued();
    const begun = gate.clock.at;
    gate.clock.at = new Date(begun.getTime() + 4 * DAY_MS);
    await expireBonuses(gate.deps);
    expect(await send(gate, "/freespins", call)).toMatchObject({ status: 412 });
    expect(
      (await gate.database.query("SELECT state FROM player_bonus WHERE id = $1", [call.issue_id])).rows,
    ).toEqual([{ state: "expired" }]);
    gate.clock.at = begun;
  });

  it.each(["expired", "canceled"])("%s: accepted, nothing is settled", async (status) => {
    const { gate, call, left } = await issued();
    expect(await send(gate, "/freespins", { ...call, status })).toMatchObject({
      status: 200,
      body: { balance: 0 },
    });
    expect(await left()).toBe(10);
  });

  it("An issue that is unknown, or belongs to another player: 400", async () => {
    const [one, two] = [await issued(), await issued()];
    for (const issue_id of ["none", two.call.issue_id])
      expect(await send(one.gate, "/freespins", { ...one.call, issue_id })).toMatchObject({
        status: 412,
        body: { code: 400 },
      });
    expect(await two.left()).toBe(10);
  });

  it("A bet of money in a round that a free spin began: refused, and no money moves", async () => {
    const { gate, player, call } = await issued();
    await gate.deposit(player, "10.00");
    const bet = {
      user_id: player.id,
      currency: "EUR",
      game: "bell-one",
      session_id: call.session_id,
      game_id: `${call.issue_id}:10`,
      actions: [{ action: "bet", action_id: "a further stake", amount: 100 }],
    };
    await send(gate, "/freespins", call);
    expect(await send(gate, "/play", bet)).toMatchObject({
      status: 412,
      body: { code: 500, balance: 1_400 },
    });
  });
});
