import { GateError } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

let gate: GateFixture;
let eero: Desk;
let fay: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  eero = await openDesk(gate, "support");
  fay = await openDesk(gate, "payments");
});
afterAll(() => gate.close());
beforeEach(async () => {
  // The budget is a month's, so each test has one.
  gate.clock.at = new Date(gate.clock.at.getTime() + 32 * DAY_MS);
  for (const desk of [eero, fay]) await desk.signIn();
});

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) =>
      error instanceof GateError ? (error.data.fields?.amount ?? error.code) : String(error),
  );
const give = (playerId: string, amount: string, desk = eero) =>
  desk.call("grantBonus", { player_id: playerId, amount, reason: "a round was slow" });
const ask = async (playerId: string, amount: string) => {
  const input = { player_id: playerId, amount };
  return (await eero.call("askApproval", { action: "bonus.give", input, reason: "a loyal player" })).approval;
};
const approve = ({ id, version }: { id: string; version: number }) =>
  fay.call("decideApproval", { approval_id: id, version, decision: "approve", reason: "looked at it" });
const bonusOf = async (player: Parameters<GateFixture["deposit"]>[0]) =>
  (await gate.call("bonuses", {}, player.session)).bonuses;
const giveUp = async (player: Parameters<GateFixture["deposit"]>[0]) => {
  const bonus = (await bonusOf(player)).find(({ state }) => state === "active");
  await gate.call("giveUpBonus", { id: bonus!.bonus_id }, player.session);
};

describe("a bonus by hand", () => {
  it("20.00 by one person is bonus money to stake 10 times in 60 days, named and in the audit", async () => {
    const player = await gate.player();
    const { bonus_id: id } = await give(player.id, "20.00");
    expect(await bonusOf(player)).toMatchObject([
      {
        ...{ bonus_id: id, name: "promo.campaign_by_hand", state: "active", amount: "20.00" },
        ...{ wagering_required: "200.00", maximum_stake: "5.00" },
        expires_at: new Date(gate.clock.at.getTime() + 60 * DAY_MS).toISOString(),
      },
    ]);
    const { player: page } = await eero.call("playerPage", { player_id: player.id });
    expect(page.money.bonus.amount).toBe("20.00");
    const { rows } = await gate.database.query<{ action: string; detail: string }>(
      "SELECT a.action, d.detail::text AS detail FROM office_audit a JOIN office_audit_detail d USING (position) WHERE a.subject = $1",
      [`player:${player.id}`],
    );
    expect(rows).toMatchObject([{ action: "bonus.give" }]);
    expect(rows[0]?.detail).toContain("a round was slow");
    expect(await gate.violations()).toEqual([]);
  });

  it("more than 20.00 in 30 days takes a second person, also in two parts; after 30 days one may again", async () => {
    const player = await gate.player();
    expect(await answerOf(give(player.id, "20.01"))).toBe("approval_required");
    await give(player.id, "15.00");
    await giveUp(player);
    expect(await answerOf(give(player.id, "5.01", fay))).toBe("approval_required");
    expect(await answerOf(give(player.id, "5.00", fay))).toBe("done");
    await giveUp(player);
    gate.clock.at = new Date(gate.clock.at.getTime() + 30 * DAY_MS);
    await eero.signIn();
    expect(await answerOf(give(player.id, "20.00"))).toBe("done");
  });

  it("60.00 is shown with what is left of the budget, and given once when another approves", async () => {
    const player = await gate.player();
    const input = { player_id: player.id, amount: "60.00" };
    const { preview } = await eero.call("previewApproval", { action: "bonus.give", input });
    expect(preview.diff).toEqual([
      { name: "bonus", before: null, after: "60.00 EUR" },
      { name: "budget left", before: "100.00 EUR", after: "40.00 EUR" },
    ]);
    const request = await ask(player.id, "60.00");
    const answers = await Promise.all(Array.from({ length: 5 }, () => answerOf(approve(request))));
    expect(answers.sort()).toEqual(["conflict", "conflict", "conflict", "conflict", "done"]);
    expect(await bonusOf(player)).toMatchObject([{ amount: "60.00", state: "active" }]);
    expect(await gate.violations()).toEqual([]);
  });

  it("a month gives 100.00 in all: what is over it is refused, also when it was asked before, and the next month gives again", async () => {
    const [first, second, third] = [await gate.player(), await gate.player(), await gate.player()];
    const request = await ask(first.id, "60.00");
    const other = await ask(second.id, "60.00");
    await approve(request);
    expect(await answerOf(approve(other))).toBe("core.error_bonus_budget_spent");
    expect(await bonusOf(second)).toEqual([]);
    gate.clock.at = new Date(gate.clock.at.getTime() + 32 * DAY_MS);
    await eero.signIn();
    expect(await answerOf(give(third.id, "20.00"))).toBe("done");
    expect(await gate.violations()).toEqual([]);
  });

  it("ten persons who give one player 20.00 at once give it once", async () => {
    const player = await gate.player();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => answerOf(give(player.id, "20.00", index % 2 ? eero : fay))),
    );
    expect(answers.filter((answer) => answer === "done")).toHaveLength(1);
    expect(await bonusOf(player)).toHaveLength(1);
    expect(await gate.violations()).toEqual([]);
  });

  it("a player with another bonus, who is held, excluded, blocked from bonuses or wants no rewards gets none", async () => {
    const busy = await gate.player();
    await give(busy.id, "5.00");
    expect(await answerOf(give(busy.id, "5.00"))).toBe("core.error_bonus_already_active");
    const blocked = await gate.player();
    await eero.call("blockPlayer", {
      player_id: blocked.id,
      scopes: ["bonus"],
      until: null,
      reason: "a test",
    });
    expect(await answerOf(give(blocked.id, "5.00"))).toBe("core.error_account_blocked");
    const gone = await gate.player();
    await eero.call("excludeFromPlay", { player_id: gone.id, duration: "6m", reason: "a test" });
    expect(await answerOf(give(gone.id, "5.00"))).toBe("core.error_account_excluded");
    expect(await answerOf(give("nobody", "5.00"))).toBe("not_found");
  });

  it.each(["0.00", "-1", "1.234", "", "5,00"])("an amount of %j is refused", async (amount) => {
    const player = await gate.player();
    expect(await answerOf(give(player.id, amount))).toBe("core.error_amount_invalid");
  });

  it("content, safety and the auditor may not give one", async () => {
    const player = await gate.player();
    for (const role of ["content", "safety", "auditor"] as const)
      expect(await answerOf(give(player.id, "5.00", await openDesk(gate, role)))).toBe("forbidden");
  });
});
