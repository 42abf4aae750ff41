import { GateError } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verifyAuditChain } from "../audit/index.ts";
import { runErasures } from "../erasure/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

let gate: GateFixture;
let support: Desk;
let safety: Desk;
let payments: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  support = await openDesk(gate, "support");
  safety = await openDesk(gate, "safety");
  payments = await openDesk(gate, "payments");
});
afterAll(() => gate.close());
beforeEach(async () => {
  for (const desk of [support, safety, payments]) await desk.signIn();
});

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const reason = "wrote a letter";
const ask = (id: string, desk = support) =>
  desk.call("askApproval", { action: "player.erase", input: { player_id: id }, reason });
const decide = async (id: string, desk = safety) => {
  const { approval } = await ask(id);
  return desk.call("decideApproval", {
    ...{ approval_id: approval.id, version: approval.version, decision: "approve", reason: "identity seen" },
  });
};
const erasureOf = async (id: string) =>
  (await support.call("erasures", {})).erasures.find(({ player_id }) => player_id === id);

describe("an export at the office", () => {
  it("has the player's data, and is in the audit with its reason; without a reason or for nobody it is refused", async () => {
    const player = await gate.stranger();
    const { data } = await support.call("exportPlayer", { player_id: player.id, reason });
    expect(data.sections).toMatchObject({ account: { email: player.email } });
    const { entries } = await support.call("playerTimeline", { player_id: player.id });
    expect(entries).toContainEqual(
      expect.objectContaining({ title: "player.export", facts: [{ name: "reason", value: reason }] }),
    );
    expect(await answerOf(support.call("exportPlayer", { player_id: player.id, reason: "" }))).toBe(
      "invalid_param",
    );
    expect(await answerOf(support.call("exportPlayer", { player_id: "nobody", reason }))).toBe("not_found");
    expect(await answerOf(payments.call("exportPlayer", { player_id: player.id, reason }))).toBe("forbidden");
  });

  it("needs a fresh proof", async () => {
    const player = await gate.stranger();
    gate.clock.at = new Date(gate.clock.at.getTime() + 11 * MINUTE_MS);
    expect(await answerOf(support.call("exportPlayer", { player_id: player.id, reason }))).toBe(
      "proof_required",
    );
  });
});

describe("an erasure at the office", () => {
  it("takes two persons; the preview says until when the law keeps what; the list says what it waits for", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "20.00");
    const { payments: paid } = await gate.call("paymentHistory", { id: player.id }, player.session);
    expect(paid).toHaveLength(1);
    expect(await answerOf(ask(player.id))).toBe("erasure_waits");
    const out = await gate.beginWithdrawal(player, "20.00");
    const { authCode } = await out.authorize();
    await out.transfer(authCode);
    const { preview } = await support.call("previewApproval", {
      ...{ action: "player.erase", input: { player_id: player.id } },
    });
    expect(preview.effect.join(" ")).toMatch(/kept by law until 2031-11-2\d/);
    expect(await answerOf(ask(player.id, payments))).toBe("forbidden");
    await decide(player.id);
    expect(await erasureOf(player.id)).toMatchObject({ state: "running", waits_for: "asked" });
    await gate.database.query("UPDATE message SET sent_at = $1 WHERE sent_at IS NULL", [gate.clock.at]);
    await runErasures(gate.deps);
    const shown = await erasureOf(player.id);
    expect(shown).toMatchObject({ state: "waiting", waits_for: "law", asked_by: { shown: safety.name } });
    expect(shown?.until).toMatch(/^2031-11-2/);
    const { player: page } = await support.call("playerPage", { player_id: player.id });
    expect(page).toMatchObject({ status: "closed" });
    expect(page.marks).toContain("erased");
    expect(await answerOf(ask(player.id))).toBe("conflict");
    expect((await support.call("findPlayers", { q: player.email })).players).toEqual([]);
    expect((await verifyAuditChain(gate.deps)).problems).toEqual([]);
    expect(await gate.violations()).toEqual([]);
  });

  it("its asker cannot approve it, and money that came meanwhile stops it with nothing done", async () => {
    const player = await gate.stranger();
    const { approval } = await ask(player.id);
    const wish = {
      approval_id: approval.id,
      version: approval.version,
      decision: "approve" as const,
      reason,
    };
    expect(await answerOf(support.call("decideApproval", wish))).toBe("own_request");
    await gate.deposit(player, "20.00");
    expect(await answerOf(safety.call("decideApproval", wish))).toBe("erasure_waits");
    expect(await erasureOf(player.id)).toBeUndefined();
    expect((await gate.call("profile", {}, player.session)).player_id).toBe(player.id);
  });

  it("the list goes on after its last row, and refuses a place that it has not given", async () => {
    for (let count = 0; count < 3; count += 1) await decide((await gate.stranger()).id);
    const { erasures, next } = await support.call("erasures", {});
    expect(next).toBeNull();
    const last = erasures.at(-2)!;
    const rest = await support.call("erasures", { before: `${last.asked_at}~${last.player_id}` });
    expect(rest.erasures.map(({ player_id }) => player_id)).toEqual([erasures.at(-1)!.player_id]);
    expect(await answerOf(support.call("erasures", { before: "x" }))).toBe("invalid_param");
  });
});
