import { randomUUID } from "node:crypto";
import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { gateSince, limitedPlay, MONDAY } from "../testing/limited-play.ts";
import { keepLimits } from "./keep-limits.ts";

const gate = await gateSince(MONDAY);

describe("limits", () => {
  const { change, game, logIn, passTime, someone, swede } = limitedPlay(gate);

  describe("time", () => {
    it("a session ends when the login limit of 60 minutes is used up, and the next login is refused until midnight", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      await change(player, "set", "login", 1, 60);
      const { bet } = await game(player);
      const heard = gate.listen(player);
      for (const minutes of [29, 29]) {
        passTime(minutes * MINUTE_MS);
        expect(await bet(1)).toMatchObject({ status: "RS_OK" });
      }
      passTime(2 * MINUTE_MS);
      const atEnd = await bet(1);
      expect([atEnd.status, atEnd.cause]).toEqual(["RS_ERROR_LIMIT_REACHED", undefined]);
      await keepLimits(gate.deps);
      expect(heard.at(-1)).toEqual({ type: "session_ended", reason: "login_limit" });
      await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({
        data: { reason: "login_limit" },
      });
      await expect(logIn(player)).rejects.toMatchObject({ code: "login_limit_reached" });
      gate.clock.at = new Date("2026-11-17T00:00:00Z");
      player.session = await logIn(player);
      expect((await gate.call("profile", {}, player.session)).timeout_limit).toBe(true);
    });

    it("a session ends at its limit of 60 minutes even when ending another one fails", async () => {
      const players = [await someone(), await someone()];
      for (const player of players) await change(player, "set", "login", 1, 60);
      const [stuck, behind] = players.map((player) => gate.listen(player));
      const { push } = gate.deps;
      const publish: typeof push.publish = (address, message) => {
        if (address.endsWith(players[0]!.channel)) throw new Error("not this one");
        push.publish(address, message);
      };
      passTime(HOUR_MS);
      await expect(keepLimits({ ...gate.deps, push: { ...push, publish } })).rejects.toThrow("items failed");
      expect(stuck).toEqual([]);
      expect(behind!.at(-1)).toEqual({ type: "session_ended", reason: "login_limit" });
    });

    it("play keeps the session alive; 30 idle minutes end it for stakes too", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      const { bet } = await game(player);
      passTime(29 * MINUTE_MS);
      expect(await bet(1)).toMatchObject({ status: "RS_OK" });
      passTime(29 * MINUTE_MS);
      expect(await bet(1)).toMatchObject({ status: "RS_OK" });
      passTime(30 * MINUTE_MS);
      expect(await bet(1)).toMatchObject({ status: "RS_ERROR_TOKEN_EXPIRED" });
    });

    it("no stake of a Swedish player is accepted 4 minutes after the last activity: 2 until the question, 1 to answer and 1 of tolerance", async () => {
      const player = await swede();
      for (const days of [1, 7, 30] as const) await change(player, "set", "deposit", days, "1000");
      await gate.deposit(player, "500.00");
      const { bet } = await game(player);
      passTime(4 * MINUTE_MS - 1);
      expect(await bet(1)).toMatchObject({ status: "RS_OK" });
      passTime(4 * MINUTE_MS);
      expect(await bet(1)).toMatchObject({ status: "RS_ERROR_TOKEN_EXPIRED" });
      await gate.call("balance", {}, player.session);
      expect(await bet(1)).toMatchObject({ status: "RS_OK" });
    });
  });

  describe("the reality check", () => {
    it("the reality check pauses games when due, shows time and money, and continues when acknowledged", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      const set = await gate.call("setRealityCheck", { interval_minutes: 20 }, player.session);
      expect(set).toMatchObject({
        interval_minutes: 20,
        is_required: false,
        is_due: false,
        elapsed_minutes: 0,
      });
      const { bet, win } = await game(player);
      const id = randomUUID();
      const round = randomUUID();
      await bet(10, { transaction_uuid: id, round, round_closed: false });
      const heard = gate.listen(player);
      passTime(20 * MINUTE_MS);
      expect(await bet(1)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED", cause: "reality_check" });
      expect(await win(id, round, 4)).toMatchObject({ status: "RS_OK" });
      await keepLimits(gate.deps);
      await keepLimits(gate.deps);
      const figures = {
        elapsed_minutes: 20,
        elapsed_seconds: 1_200,
        staked: "10.00",
        paid: "4.00",
        net_result: "-6.00",
        currency: "EUR",
      };
      expect(heard.filter(({ type }) => type === "reality_check")).toEqual([
        { type: "reality_check", ...figures },
      ]);
      expect(await gate.call("readRealityCheck", {}, player.session)).toMatchObject({
        ...figures,
        is_due: true,
      });
      expect(await gate.call("acknowledgeRealityCheck", {}, player.session)).toMatchObject({ is_due: false });
      expect(await bet(1)).toMatchObject({ status: "RS_OK" });
    });

    it("the reality check counts from 0 seconds at a login, and starts again with the next one", async () => {
      const player = await someone();
      const elapsed = async () => (await gate.call("readRealityCheck", {}, player.session)).elapsed_seconds;
      expect(await elapsed()).toBe(0);
      passTime(90_000);
      expect(await elapsed()).toBe(90);
      player.session = await logIn(player);
      expect(await elapsed()).toBe(0);
    });

    it("the reality check is 0 minutes (none) by default, and 60 minutes in Sweden, where it cannot be turned off or made longer", async () => {
      const finn = await someone();
      expect(await gate.call("readRealityCheck", {}, finn.session)).toMatchObject({
        interval_minutes: 0,
        due_at: null,
      });
      const { session } = await swede();
      expect(await gate.call("readRealityCheck", {}, session)).toMatchObject({
        interval_minutes: 60,
        is_required: true,
      });
      for (const interval_minutes of [0, 61])
        await expect(gate.call("setRealityCheck", { interval_minutes }, session)).rejects.toMatchObject({
          data: { fields: { interval_minutes: "core.error_reality_check_required" } },
        });
      expect(await gate.call("setRealityCheck", { interval_minutes: 15 }, session)).toMatchObject({
        interval_minutes: 15,
      });
    });
  });
});
