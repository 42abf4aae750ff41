import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { askDocument, listDocumentsAsked, settleDocument } from "./ask-document.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

describe("a document that an operator requests", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  const ask = ({ id }: Pick<Player, "id">, reason = "The name on the card differs") =>
    askDocument(gate.deps, { playerId: id, reason, by: commandActor("kaisa") });
  const seen = ({ id }: Pick<Player, "id">) =>
    settleDocument(gate.deps, { playerId: id, by: commandActor("otto") });
  const guardsOf = async (player: Player) => (await gate.call("guardsStatus", {}, player.session)).guards;
  const listed = async (player: Player) =>
    (await listDocumentsAsked(gate.database)).filter(({ player_id }) => player_id === player.id);

  it("a document that an operator requests is a guard that leads to the account's page until it was seen, and 1 email says so", async () => {
    const player = await gate.stranger();
    expect(await ask(player)).toEqual({ askedAt: gate.clock.at, repeated: false, isHeld: false });
    expect(await guardsOf(player)).toEqual([{ guard: "document", route: "/my-account/account-info" }]);
    expect(await lettersTo(gate, player.email)).toMatchObject([
      { body: expect.stringContaining("help@bellwether.example") },
    ]);
    await seen(player);
    expect(await guardsOf(player)).toEqual([]);
  });

  it("a document that an operator requests blocks a stake of 1.00, a game for money and a deposit until it was seen: 403", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const seat = await takeSeat(gate, player);
    const begun = await seat.bet(2);
    const authorized = await gate.beginDeposit(player, "20.00");
    await ask(player);
    const required = {
      code: "document_required",
      httpStatus: 403,
      data: { message: "core.error_document_required" },
    };
    expect((await seat.bet(1)).status).toBe("RS_ERROR_USER_DISABLED");
    await expect(takeSeat(gate, player)).rejects.toMatchObject(required);
    await expect(gate.beginDeposit(player, "20.00")).rejects.toMatchObject(required);
    expect(await authorized.authorize()).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });

    expect((await seat.win(begun, 25)).status).toBe("RS_OK");
    const payout = await gate.beginWithdrawal(player, "10.00");
    expect(await payout.authorize()).toMatchObject({ success: true });
    expect(
      await gate.call("launchUrl", { gameId: 1, language: "en", mode: "free" }, player.session),
    ).toMatchObject({
      url: expect.stringContaining("mode=free"),
    });

    await seen(player);
    expect((await seat.bet(1)).status).toBe("RS_OK");
    expect(await authorized.authorize()).toMatchObject({ success: true });
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("62.00");
    expect(await gate.violations()).toEqual([]);
  });

  it("a document that an operator requests is recorded with the reason, the operator, and the times of request and review", async () => {
    const player = await gate.stranger();
    await ask(player, "A deposit from another's card");
    await seen(player);
    await ask(player, "Once more");
    const { rows } = await gate.database.query(
      "SELECT reason, asked_by, asked_at, seen_by, seen_at FROM document_request WHERE player_id = $1 ORDER BY id",
      [player.id],
    );
    const at = gate.clock.at;
    const asked = { asked_by: "kaisa", asked_at: at };
    expect(rows).toEqual([
      { ...asked, reason: "A deposit from another's card", seen_by: "otto", seen_at: at },
      { ...asked, reason: "Once more", seen_by: null, seen_at: null },
    ]);
    await expect(gate.database.query("DELETE FROM document_request")).rejects.toThrow(/permission denied/);
  });

  it("a document that an operator requests is requested once when requested 5 times at the same moment", async () => {
    const player = await gate.stranger();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(player)));
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await lettersTo(gate, player.email)).toHaveLength(1);
    expect(await listed(player)).toHaveLength(1);
  });

  it("a document that an operator requests is listed with the waiting player and the time of the request, until it was seen", async () => {
    const player = await gate.stranger();
    await ask(player);
    expect(await listed(player)).toEqual([
      {
        player_id: player.id,
        email: player.email,
        status: "open",
        asked_at: gate.clock.at.toISOString(),
        asked_by: "kaisa",
        reason: "The name on the card differs",
      },
    ]);
    await seen(player);
    expect(await listed(player)).toEqual([]);
  });

  it("a document that an operator requests cannot be requested from an excluded, closed or unknown player, and cannot be marked as seen without a request", async () => {
    const [excluded, closed, other] = [await gate.stranger(), await gate.stranger(), await gate.stranger()];
    await gate.call("selfExclude", { duration: "24h" }, excluded.session);
    await gate.call("closeAccount", { reason: "No", password: "correct horse battery" }, closed.session);
    for (const player of [excluded, closed])
      await expect(ask(player)).rejects.toMatchObject({ code: "conflict" });
    await expect(ask({ id: "nobody" })).rejects.toMatchObject({ code: "not_found" });
    await expect(seen({ id: "nobody" })).rejects.toMatchObject({ code: "not_found" });
    await expect(seen(other)).rejects.toMatchObject({ code: "conflict" });
  });

  it("a document that an operator requests makes the cashier's kycStatus Approved once it was seen, and Pending when another is requested", async () => {
    const player = await gate.stranger();
    const { frame_url } = await gate.call(
      "startDeposit",
      { method: "TRUSTLY", amount: "20.00" },
      player.session,
    );
    const sessionId = new URL(frame_url, "http://x").searchParams.get("sessionId");
    const statusOf = async () => (await gate.piq("/verifyuser", { userId: player.id, sessionId })).kycStatus;
    expect(await statusOf()).toBe("Pending");
    await ask(player);
    expect(await statusOf()).toBe("Pending");
    await seen(player);
    expect(await statusOf()).toBe("Approved");
    await ask(player);
    expect(await statusOf()).toBe("Pending");
  });
});
