import { GateError } from "@bellwether/contract";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

let gate: GateFixture;
let hanna: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  hanna = await openDesk(gate, "safety");
});
afterAll(() => gate.close());
beforeEach(() => hanna.signIn());

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const inDays = (days: number) => new Date(gate.clock.at.getTime() + days * DAY_MS).toISOString();
const impose = (player: Player, amount: string, until = inDays(90), type: "deposit" | "login" = "deposit") =>
  hanna.call("limitPlayer", {
    ...{ player_id: player.id, type, days: 7, amount, until, reason: "lost the rent" },
  });
const change = (player: Player, action: "set" | "cancel" | "cooloff_confirm", amount?: string) =>
  gate.call(
    "changeLimit",
    { type: "deposit", action, duration: 7, ...(amount && { amount }) },
    player.session,
  );
const weekly = async (player: Player) =>
  (await gate.call("getPlayerLimits", {}, player.session)).limit_plain.limits_deposit.weekly;
const logIn = async (player: Player) => {
  const { session } = await gate
    .clientOf()
    .send("login", { nickname: player.email, password: "correct horse battery" });
  player.session = session!;
};

describe("what the house does for a player whose play worries it", () => {
  it("a limit of 50.00 a week counts at once, stands on the page and the timeline, and 1 letter says until when", async () => {
    const player = await gate.stranger();
    const { player: page } = await impose(player, "50.00");
    expect(page.limits).toContainEqual({ kind: "deposit", period: "7 d", amount: "50.00" });
    await expect(gate.beginDeposit(player, "60.00")).rejects.toMatchObject({ code: "deposit_limit_reached" });
    await gate.deposit(player, "50.00");
    const letters = await lettersTo(gate, player.email);
    expect(letters.filter(({ body }) => body.includes("asettaneet sinulle rajan"))).toHaveLength(1);
    const { entries } = await hanna.call("playerTimeline", { player_id: player.id });
    expect(entries.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["limit.imposed.active", "player.impose_limit"]),
    );
    expect(await gate.violations()).toEqual([]);
  });

  it("an imposed limit cannot be raised or removed by the player before its 90 days, lowered at any time, and raised back to it as usual", async () => {
    const player = await gate.stranger();
    await impose(player, "50.00");
    const end = Date.parse(inDays(90));
    await change(player, "set", "100.00");
    const waiting = (await weekly(player)).active!;
    expect(Date.parse(waiting.effective_at)).toBe(end);
    await change(player, "set", "20.00");
    expect((await weekly(player)).value).toBe(20);
    await change(player, "set", "50.00");
    expect(Date.parse((await weekly(player)).active!.effective_at)).toBeLessThan(end);
    await change(player, "set", "80.00");
    expect(Date.parse((await weekly(player)).active!.effective_at)).toBe(end);
    await change(player, "cancel");
    expect((await weekly(player)).state).toBe("cancelling");
    gate.clock.at = new Date(end - HOUR_MS);
    await logIn(player);
    expect(await answerOf(change(player, "cooloff_confirm"))).toBe("limit_too_early");
    gate.clock.at = new Date(end);
    await logIn(player);
    await change(player, "cooloff_confirm");
    expect((await weekly(player)).value).toBeNull();
  });

  it("an imposed limit is set over a higher one of the player's, drops their waiting raise, and never loosens a lower one", async () => {
    const player = await gate.stranger();
    await change(player, "set", "40.00");
    await change(player, "set", "500.00");
    expect(await answerOf(impose(player, "60.00"))).toBe("conflict");
    await impose(player, "30.00");
    expect(await weekly(player)).toMatchObject({ value: 30, state: "active" });
    expect(await answerOf(impose(player, "30.00"))).toBe("conflict");
    await impose(player, "30.00", inDays(200));
    await impose(player, "10.00", inDays(20));
    await change(player, "set", "11.00");
    expect(Date.parse((await weekly(player)).active!.effective_at)).toBe(Date.parse(inDays(200)));
  });

  it.each([
    ["0.00", 90],
    ["99999999.00", 90],
    ["50.00", -1],
    ["50.00", 400],
  ])("a limit of %s for %d days is refused", async (amount, days) => {
    const player = await gate.stranger();
    expect(await answerOf(impose(player, amount, inDays(days)))).toBe("invalid_param");
    expect((await weekly(player)).value).toBeNull();
  });

  it("a limit of 60 minutes a week is set in whole minutes", async () => {
    const player = await gate.stranger();
    expect(await answerOf(impose(player, "60.50", inDays(30), "login"))).toBe("invalid_param");
    const { player: page } = await impose(player, "60", inDays(30), "login");
    expect(page.limits).toContainEqual({ kind: "login", period: "7 d", amount: "60 min" });
  });

  it("an exclusion by the house ends sessions at once, at every account of the person, with a letter that does not say that the player asked", async () => {
    const player = await gate.stranger();
    const { player: page } = await hanna.call("excludeFromPlay", {
      ...{ player_id: player.id, duration: "6m", reason: "spoke of debts" },
    });
    expect(page).toMatchObject({ status: "excluded", sessions: 0 });
    await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({
      data: { reason: "excluded" },
    });
    expect(await answerOf(logIn(player))).toBe("account_excluded");
    const letters = await lettersTo(gate, player.email);
    expect(letters.filter(({ body }) => body.includes("Olemme estäneet pelaamisesi"))).toHaveLength(1);
    const { entries } = await hanna.call("playerTimeline", { player_id: player.id, kinds: "limit" });
    expect(entries[0]?.title).toBe("limit.house_exclusion");
  });

  it("a shorter exclusion leaves a longer one as it is, and a closed account or an unknown one is refused", async () => {
    const player = await gate.stranger();
    const exclude = (id: string, duration: "24h" | "5y") =>
      hanna.call("excludeFromPlay", { player_id: id, duration, reason: "spoke of debts" });
    const { player: first } = await exclude(player.id, "5y");
    const { player: second } = await exclude(player.id, "24h");
    expect(second.excluded_until).toBe(first.excluded_until);
    const closed = await gate.stranger();
    await gate.call("closeAccount", { reason: "No", password: "correct horse battery" }, closed.session);
    expect(await answerOf(exclude(closed.id, "24h"))).toBe("conflict");
    expect(await answerOf(exclude("nobody", "24h"))).toBe("not_found");
    expect(await answerOf(impose({ ...player, id: "nobody" }, "10.00"))).toBe("not_found");
  });
});
