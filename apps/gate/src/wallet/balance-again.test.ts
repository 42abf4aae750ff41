import { calls } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";

type Player = Awaited<ReturnType<GateFixture["stranger"]>>;

describe("the cached balance response", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  /** The call's response, and the cached one. */
  const ask = async ({ session }: { session: string }) => {
    const body = JSON.stringify({ session });
    const response = await gate.app.request(`http://gate.test${calls.balance.path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return { text: await response.text(), again: () => gate.gate.balanceAgain(body, "BELLWETHER") };
  };
  const funded = async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    return player;
  };

  it("the cached balance response is the same text as before, and counted as a call", async () => {
    const { text, again } = await ask(await funded());
    const before = gate.figures.value("gate_calls_total", { call: "balance", code: "ok" });
    expect(JSON.parse(text).event.data.player_balance_amount).toBe("50.00");
    expect(again()).toBe(text);
    expect(gate.figures.value("gate_calls_total", { call: "balance", code: "ok" })).toBe(before! + 1);
  });

  it("the cached balance response is dropped before a provider's bet, win or rollback is answered", async () => {
    const player = await funded();
    const seat = await takeSeat(gate, player);
    const won = await seat.bet(2);
    const lost = await seat.bet(2);
    const moves = [() => seat.bet(2), () => seat.win(won, 3), () => seat.rollback(lost)];
    for (const move of moves) {
      const { again } = await ask(player);
      expect(again()).toBeDefined();
      expect((await move()).status).toBe("RS_OK");
      expect(again()).toBeUndefined();
    }
    expect(JSON.parse((await ask(player)).text).event.data.player_balance_amount).toBe("49.00");
  });

  it("the cached balance response is dropped before a deposit's transfer is answered", async () => {
    const player = await funded();
    const { again } = await ask(player);
    await gate.deposit(player, "20.00");
    expect(again()).toBeUndefined();
    expect(JSON.parse((await ask(player)).text).event.data.player_balance_amount).toBe("70.00");
  });

  it.each([
    ["logging out", (player: Player) => gate.call("logout", {}, player.session)],
    [
      "a login elsewhere",
      ({ email }: Player) => gate.call("login", { nickname: email, password: "correct horse battery" }),
    ],
    [
      "an exclusion for 24 hours",
      (player: Player) => gate.call("selfExclude", { duration: "24h" }, player.session),
    ],
  ])("the cached balance response is not returned to a session that was ended by %s", async (_, end) => {
    const player = await funded();
    const { again } = await ask(player);
    expect(again()).toBeDefined();
    await end(player);
    expect(again()).toBeUndefined();
    expect(JSON.parse((await ask(player)).text).event.status).toBe("session_error");
  });

  it("the cached balance response is not stored for an unknown session", async () => {
    const { text, again } = await ask({ session: "none" });
    expect(JSON.parse(text).event.status).toBe("session_error");
    expect(again()).toBeUndefined();
  });
});
