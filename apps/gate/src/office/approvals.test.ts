import { DomainError, GateError } from "@bellwether/contract";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { Approval, ApprovalAction } from "@bellwether/contract/office/index.ts";
import { createLedger } from "@bellwether/ledger";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { operatorActor } from "../actor.ts";
import { decideRequest, runDueApprovals } from "../approvals/index.ts";
import { verifyAuditChain } from "../audit/index.ts";
import { dyingAfter } from "../testing/dying-after.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { DESK_PASSWORD, type Desk, openDesk } from "../testing/office-desk.ts";
import { createApprovalKinds } from "./approval-kinds.ts";

let gate: GateFixture;
let asker: Desk;
let decider: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  asker = await openDesk(gate, "payments", "safety");
  decider = await openDesk(gate, "payments", "safety");
});
afterAll(() => gate.close());
beforeEach(async () => {
  for (const desk of [asker, decider]) await desk.signIn();
});

/** What the job `approvals` does. */
const runDue = () => runDueApprovals({ ...gate.deps, approvalKinds: createApprovalKinds(gate.deps) });

type Shown = z.output<typeof Approval>;

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const later = (ms: number) => {
  gate.clock.at = new Date(gate.clock.at.getTime() + ms);
};

const ask = async (action: ApprovalAction, input: Record<string, unknown>, runAt?: Date) => {
  const wish = { action, input, reason: "the player has a point", run_at: runAt?.toISOString() };
  return (await asker.call("askApproval", wish)).approval;
};
const decide = (
  { id, version }: Pick<Shown, "id" | "version">,
  decision: "approve" | "refuse" = "approve",
  desk = decider,
) => desk.call("decideApproval", { approval_id: id, version, decision, reason: "looked at it" });

const credit = (playerId: string, amount = "12.50") => ({ player_id: playerId, direction: "credit", amount });
const cashOf = async (playerId: string) =>
  (await decider.call("playerPage", { player_id: playerId })).player.money.cash.amount;

describe("a correction of a balance", () => {
  it("a correction of 12.50 is shown before it is asked, booked once when another approves, and in the player's payments", async () => {
    const player = await gate.player();
    const { preview } = await asker.call("previewApproval", {
      action: "balance.correct",
      input: credit(player.id),
    });
    expect(preview.diff).toEqual([{ name: "cash", before: "0.00 EUR", after: "12.50 EUR" }]);
    const heard = gate.listen(player);
    const request = await ask("balance.correct", credit(player.id));
    expect(await cashOf(player.id)).toBe("0.00");
    const { approval, result } = await decide(request);
    expect(approval).toMatchObject({ state: "done", decided_by: { id: decider.id } });
    expect(result).toEqual({ cash: "12.50 EUR" });
    expect(heard).toContainEqual(expect.objectContaining({ type: "balance", cash: "12.50" }));
    expect(await answerOf(decide(request))).toBe("conflict");
    expect(await cashOf(player.id)).toBe("12.50");
    const { payments } = await gate.call("paymentHistory", { id: player.id }, player.session);
    expect(payments).toMatchObject([{ type: "D", kind: "correction", amount: "12.50", state: "success" }]);
    expect(await gate.violations()).toEqual([]);
  });

  it("a correction counts neither as a deposit towards limits and promotions nor as one paid out", async () => {
    const player = await gate.player();
    await decide(await ask("balance.correct", credit(player.id)));
    const { player: page } = await decider.call("playerPage", { player_id: player.id });
    expect(page.money).toMatchObject({
      deposited: { amount: "0.00" },
      withdrawn: { amount: "0.00" },
      deposits: 0,
    });
  });

  it("a debit takes what is there and never more, also when the money was spent after it was asked", async () => {
    const player = await gate.player();
    const debit = { player_id: player.id, direction: "debit", amount: "30.00" };
    expect(await answerOf(ask("balance.correct", debit))).toBe("insufficient_funds");
    await gate.deposit(player, "40.00");
    const request = await ask("balance.correct", debit);
    await decide(await ask("balance.correct", { ...debit, amount: "20.00" }));
    expect(await answerOf(decide(request))).toBe("insufficient_funds");
    const { approvals } = await decider.call("approvals", {});
    expect(approvals.find(({ id }) => id === request.id)).toMatchObject({ state: "open", is_stale: true });
    expect(await cashOf(player.id)).toBe("20.00");
    expect(await gate.violations()).toEqual([]);
  });

  it.each(["0", "0.00", "-5", "1.234", "1e3", "", "12,50", "99999999999"])(
    "an amount of %j is refused",
    async (amount) => {
      const player = await gate.player();
      expect(await answerOf(ask("balance.correct", credit(player.id, amount)))).toBe("invalid_param");
    },
  );

  it("twenty approvals of one request at once book it once", async () => {
    const player = await gate.player();
    const request = await ask("balance.correct", credit(player.id));
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerOf(decide(request))));
    expect(answers.sort()).toEqual([...Array(19).fill("conflict"), "done"]);
    expect(await cashOf(player.id)).toBe("12.50");
  });
});

describe("a process that dies while it approves", () => {
  it("has booked the correction or not, whichever statement was its last, and never half or twice", async () => {
    const player = await gate.player();
    const request = await ask("balance.correct", credit(player.id));
    const wish = {
      id: request.id,
      version: request.version,
      decision: "approve" as const,
      reason: "looked at it",
    };
    let deaths = 0;
    for (let hasEnded = false; !hasEnded; deaths += 1) {
      const database = dyingAfter(gate.database, deaths);
      const deps = { ...gate.deps, database, ledger: createLedger(database) };
      const ports = { database, now: gate.deps.now, approvalKinds: createApprovalKinds(deps) };
      hasEnded = await decideRequest(ports, wish, operatorActor(decider.id)).then(
        () => true,
        // After the commit the request is done, and only the news of it was lost.
        (error: unknown) => error instanceof DomainError && error.code === "conflict",
      );
      const { approvals: waiting } = await decider.call("approvals", {});
      const isOpen = waiting.some(({ id }) => id === request.id);
      expect(await cashOf(player.id)).toBe(isOpen ? "0.00" : "12.50");
    }
    expect(deaths).toBeGreaterThan(8);
    expect(await cashOf(player.id)).toBe("12.50");
    expect(await gate.violations()).toEqual([]);
    expect((await verifyAuditChain(gate.deps)).problems).toEqual([]);
  });
});

describe("two persons", () => {
  it("nobody decides about their own request, not even to refuse it; they take it back", async () => {
    const player = await gate.player();
    const request = await ask("balance.correct", credit(player.id));
    expect(request).toMatchObject({ is_own: true, can_decide: false });
    expect(await answerOf(decide(request, "approve", asker))).toBe("own_request");
    expect(await answerOf(decide(request, "refuse", asker))).toBe("own_request");
    expect(await answerOf(decider.call("withdrawApproval", { approval_id: request.id }))).toBe("forbidden");
    const { approval } = await asker.call("withdrawApproval", { approval_id: request.id });
    expect(approval.state).toBe("withdrawn");
    expect(await answerOf(decide(request))).toBe("conflict");
  });

  it("an edited request is approved anew: a decision about what was read before is refused", async () => {
    const player = await gate.player();
    const request = await ask("balance.correct", credit(player.id, "5.00"));
    const edit = { approval_id: request.id, version: request.version, reason: "it was more" };
    const { approval } = await asker.call("editApproval", { ...edit, input: credit(player.id, "500.00") });
    expect(await answerOf(decide(request))).toBe("conflict");
    expect(await answerOf(asker.call("editApproval", { ...edit, input: credit(player.id) }))).toBe(
      "conflict",
    );
    expect(
      await answerOf(decider.call("editApproval", { ...edit, version: 2, input: credit(player.id) })),
    ).toBe("forbidden");
    await decide(approval);
    expect(await cashOf(player.id)).toBe("500.00");
  });

  it("a refused request has changed nothing and says who refused it and why", async () => {
    const player = await gate.player();
    const { approval } = await decide(await ask("balance.correct", credit(player.id)), "refuse");
    expect(approval).toMatchObject({
      state: "refused",
      decision_reason: "looked at it",
      decided_by: { name: decider.name },
    });
    expect(await cashOf(player.id)).toBe("0.00");
  });

  it("two persons lift a block: a second request while one is open is refused, and so is approving a request whose block has ended", async () => {
    const player = await gate.player();
    const blocked = async (until: Date | null) => {
      const { block } = await asker.call("blockPlayer", {
        ...{ player_id: player.id, scopes: ["play"], reason: "card of another" },
        until: until?.toISOString() ?? null,
      });
      return { player_id: player.id, block_id: block.id };
    };
    const input = await blocked(null);
    const first = await ask("player.unblock", input);
    expect(await answerOf(ask("player.unblock", input))).toBe("conflict");
    await decide(first);
    expect(await answerOf(gate.launch(player))).toBe("done");
    const short = await blocked(new Date(gate.clock.at.getTime() + 5 * MINUTE_MS));
    const second = await ask("player.unblock", short);
    later(6 * MINUTE_MS);
    expect(await answerOf(decide(second))).toBe("conflict");
    const support = await openDesk(gate, "support");
    const wish = { action: "player.unblock" as const, input: short, reason: "please" };
    expect(await answerOf(support.call("askApproval", wish))).toBe("forbidden");
    expect(await answerOf(decide(second, "approve", support))).toBe("forbidden");
  });

  it("a request that nobody decides about is over after 7 days", async () => {
    const player = await gate.player();
    const request = await ask("balance.correct", credit(player.id));
    later(7 * DAY_MS);
    for (const desk of [asker, decider]) await desk.signIn();
    expect(await answerOf(decide(request))).toBe("conflict");
    await runDue();
    const { approvals } = await decider.call("approvals", { state: "decided" });
    expect(approvals.find(({ id }) => id === request.id)).toMatchObject({ state: "expired" });
  });

  it("a scheduled request takes effect at its time, once on two runs of the job", async () => {
    const player = await gate.player();
    const request = await ask(
      "balance.correct",
      credit(player.id),
      new Date(gate.clock.at.getTime() + HOUR_MS),
    );
    const { approval } = await decide(request);
    expect(approval.state).toBe("approved");
    await runDue();
    expect(await cashOf(player.id)).toBe("0.00");
    later(HOUR_MS);
    for (const desk of [asker, decider]) await desk.signIn();
    await Promise.all([runDue(), runDue()]);
    expect(await cashOf(player.id)).toBe("12.50");
  });

  it("a scheduled request that cannot be done at its time has failed, with its reason, and nothing half done", async () => {
    const player = await gate.player();
    await gate.deposit(player, "20.00");
    const debit = { player_id: player.id, direction: "debit", amount: "20.00" };
    const request = await ask("balance.correct", debit, new Date(gate.clock.at.getTime() + HOUR_MS));
    await decide(request);
    await decide(await ask("balance.correct", { ...debit, amount: "1.00" }));
    later(HOUR_MS);
    for (const desk of [asker, decider]) await desk.signIn();
    await runDue();
    const { approvals } = await decider.call("approvals", { state: "decided" });
    expect(approvals.find(({ id }) => id === request.id)).toMatchObject({
      state: "failed",
      failure: "insufficient_funds",
    });
    expect(await cashOf(player.id)).toBe("19.00");
  });

  it("asking and deciding take a fresh proof", async () => {
    const player = await gate.player();
    const request = await ask("balance.correct", credit(player.id));
    later(11 * 60_000);
    for (const desk of [asker, decider]) expect(await answerOf(desk.call("me", {}))).toBe("done");
    expect(await answerOf(ask("balance.correct", credit(player.id)))).toBe("proof_required");
    expect(await answerOf(decide(request))).toBe("proof_required");
    await decider.call("prove", { password: DESK_PASSWORD, code: decider.code() });
    expect(await answerOf(decide(request))).toBe("done");
  });

  it("comments stay with the request, with name and time", async () => {
    const player = await gate.player();
    const { id } = await ask("balance.correct", credit(player.id));
    const { approval } = await decider.call("commentApproval", {
      approval_id: id,
      text: "Which round was it?",
    });
    expect(approval.comments).toMatchObject([{ by: { name: decider.name }, text: "Which round was it?" }]);
  });
});

describe("persons of the office", () => {
  it("the last administrator keeps the role and is not switched off", async () => {
    const own = await createGateFixture();
    const only = await openDesk(own, "administrator");
    const second = await openDesk(own, "administrator");
    const off = (desk: Desk, id: string) =>
      desk.call("switchOffOperator", { operator_id: id, version: 2, reason: "left" });
    expect(await answerOf(off(only, only.id))).toBe("conflict");
    const input = { operator_id: only.id, roles: ["auditor"] };
    const { approval } = await only.call("askApproval", { action: "operator.roles", input, reason: "tired" });
    await off(only, second.id);
    const { operators } = await only.call("operators", {});
    expect(operators.find(({ id }) => id === second.id)).toMatchObject({ state: "off", sessions: 0 });
    expect(approval.can_decide).toBe(false);
    await own.close();
  });

  it("an administrator decides about no change of the own roles that another has asked for", async () => {
    const own = await createGateFixture();
    const [ada, bo] = [await openDesk(own, "administrator"), await openDesk(own, "administrator")];
    const input = { operator_id: ada.id, roles: ["administrator", "payments"] };
    const { approval } = await bo.call("askApproval", {
      action: "operator.roles",
      input,
      reason: "a holiday",
    });
    const { id: approval_id, version } = approval;
    const decision = { approval_id, version, decision: "approve", reason: "yes" } as const;
    expect(await answerOf(ada.call("decideApproval", decision))).toBe("own_request");
    const [seen] = (await ada.call("approvals", {})).approvals;
    expect(seen?.can_decide).toBe(false);
    await own.close();
  });

  it("an address is invited once", async () => {
    const boss = await openDesk(gate, "administrator");
    const input = { name: "Somebody", email: boss.email, roles: ["support"] };
    const wish = { action: "operator.invite" as const, input, reason: "a new colleague" };
    expect(await answerOf(boss.call("askApproval", wish))).toBe("conflict");
  });
});
