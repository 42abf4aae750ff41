import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { hashToken } from "../hash-token.ts";
import { issueCashierSession } from "../payments/index.ts";
import { readPlayer } from "../players/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { residentOf } from "../testing/resident-of.ts";
import { askFirst, settleDocument } from "../verification/index.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

let gate: GateFixture;
let eero: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  eero = await openDesk(gate, "payments");
});
afterAll(() => gate.close());

const method = "SKRILL";
const unproven = (more: object = {}) => gate.stranger({ ...residentOf("GB"), proven: false, ...more });
const guardsOf = async ({ session }: Player) =>
  (await gate.call("guardsStatus", {}, session)).guards.map(({ guard }) => guard);
const codeOf = (act: Promise<unknown>) => act.then(() => "done").catch(({ code }) => code as string);
const askedOf = async ({ session }: Player) => (await gate.call("documents", {}, session)).asked;
const see = ({ id }: Player) => settleDocument(gate.deps, { playerId: id, by: commandActor("otto") });

/** Activates an account as its player does, by the code of an SMS. */
async function activate(player: Player): Promise<void> {
  const local = "7400123456";
  await gate.call("requestActivation", { phone_country_code: "+44", phone_number: local }, player.session);
  const code = (await lettersTo(gate, `+44${local}`)).map(({ body }) => /\b\d{6}\b/.exec(body)?.[0]).at(-1)!;
  await gate.call("validateActivation", { activation_code: code }, player.session);
}

async function kycStatusOf({ id, session }: Player): Promise<string | undefined> {
  const player = await readPlayer(gate.database, id);
  const sessionId = await issueCashierSession(gate.deps, player, hashToken(session));
  return (await gate.piq("/verifyuser", { userId: id, sessionId })).kycStatus;
}

describe("a market that wants to know who somebody is before play", () => {
  it("is Great Britain: from the activation on the player is asked who they are, is led to the account's page, and gets no letter", async () => {
    const player = await unproven({ activated: false });
    await activate(player);
    expect(await guardsOf(player)).toEqual(["document"]);
    expect(await askedOf(player)).toEqual({ kind: "identity", asked_at: gate.clock.at.toISOString() });
    expect(await lettersTo(gate, player.email)).toEqual([]);
  });

  it("takes neither a deposit, at whichever step, nor a stake, nor opens a game, until somebody has seen it", async () => {
    const player = await unproven();
    expect(await codeOf(gate.beginDeposit(player, "20.00", { method }))).toBe("document_required");
    expect(await codeOf(gate.launch(player))).toBe("document_required");
    expect(
      await codeOf(gate.call("launchUrl", { gameId: 1, language: "en", mode: "free" }, player.session)),
    ).toBe("free_play_not_allowed");

    await askFirst(gate.deps);
    await see(player);
    await gate.deposit(player, "20.00", method);
    const seat = await takeSeat(gate, player);
    const begun = await gate.beginDeposit(player, "20.00", { method });
    expect((await seat.bet(1)).status).toBe("RS_OK");

    await gate.database.query("UPDATE player SET identity_checked_at = NULL WHERE id = $1", [player.id]);
    expect((await seat.bet(1)).status).toBe("RS_ERROR_USER_DISABLED");
    expect(await begun.authorize()).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });
    const payout = await gate.beginWithdrawal(player, "10.00", method);
    expect(await payout.authorize()).toMatchObject({ success: true });
  });

  it("asks also those who were activated before it wanted that, once and by letter, and those of whom another document was asked", async () => {
    await askFirst(gate.deps);
    const [earlier, other] = [await unproven(), await unproven()];
    await gate.database.query("UPDATE player SET document_asked_at = $2 WHERE id = $1", [
      other.id,
      gate.clock.at,
    ]);
    await gate.database.query(
      "INSERT INTO document_request (player_id, kind, reason, asked_by, asked_at, holds_payouts) VALUES ($1, 'funds', 'x', 'kaisa', $2, false)",
      [other.id, gate.clock.at],
    );
    expect(await askFirst(gate.deps)).toBe(1);
    expect(await askFirst(gate.deps)).toBe(0);
    expect((await askedOf(earlier))?.kind).toBe("identity");
    expect(await lettersTo(gate, earlier.email)).toHaveLength(1);
    await see(other);
    expect(await guardsOf(other)).toEqual(["document"]);
    expect(await askFirst(gate.deps)).toBe(1);
    expect((await askedOf(other))?.kind).toBe("identity");
  });

  it("leaves players of other markets alone", async () => {
    for (const country of ["FI", "MT", "SE"]) {
      const player = await gate.stranger({ ...residentOf(country), proven: false });
      expect(await guardsOf(player)).not.toContain("document");
    }
    expect(await askFirst(gate.deps)).toBe(0);
  });
});

describe("payouts for which the law wants to know the player", () => {
  /** A player with this much to take out. */
  async function winner(country: string): Promise<Player> {
    const player = await gate.stranger(residentOf(country));
    await gate.deposit(player, "100.00", method);
    const seat = await takeSeat(gate, player);
    await seat.win(await seat.bet(100), 3_000);
    return player;
  }
  async function withdraw(player: Player, amount: string): Promise<string> {
    const payout = await gate.beginWithdrawal(player, amount, method);
    expect(await payout.authorize()).toMatchObject({ success: true });
    return payout.transactionId;
  }
  const approve = (id: string) =>
    codeOf(eero.call("approveWithdrawal", { transaction_id: id, reason: "all is in order" }));
  const reasonsOf = async (id: string) =>
    (await eero.call("withdrawal", { transaction_id: id })).withdrawal.reasons;

  it("are those that reach 2,000.00 euros in 180 days: at 1,999.99 nothing is asked, at the next payout identity is, and no approval counts before", async () => {
    const player = await winner("MT");
    const before = await withdraw(player, "1980.00");
    expect(await approve(before)).toBe("done");
    expect(await reasonsOf(await withdraw(player, "19.99"))).not.toContain("document");
    expect(await guardsOf(player)).toEqual([]);

    const reaching = await withdraw(player, "10.00");
    expect(await reasonsOf(reaching)).toContain("document");
    expect(await guardsOf(player)).toEqual(["document"]);
    expect((await askedOf(player))?.kind).toBe("identity");
    expect(await approve(reaching)).toBe("document_required");
    await see(player);
    expect(await approve(reaching)).toBe("done");
    expect(await guardsOf(player)).toEqual([]);
  });

  it("are counted for 180 days: 1,980.00 that were paid 181 days ago ask for nothing", async () => {
    const player = await winner("MT");
    const payout = await gate.beginWithdrawal(player, "1980.00", method);
    const { authCode } = await payout.authorize();
    await payout.transfer(authCode);
    await gate.database.query(
      "UPDATE payment SET authorized_at = $2, updated_at = $2 WHERE player_id = $1 AND type = 'W'",
      [player.id, new Date(gate.clock.at.getTime() - 181 * DAY_MS)],
    );
    expect(await reasonsOf(await withdraw(player, "20.00"))).not.toContain("document");
  });

  it("wait also for an excluded player, who gets no letter about playing again", async () => {
    const player = await winner("MT");
    const payout = await gate.beginWithdrawal(player, "2000.00", method);
    await gate.call("selfExclude", { duration: "24h" }, player.session);
    await gate.database.query("DELETE FROM message WHERE recipient = $1", [player.email]);
    expect(await payout.authorize()).toMatchObject({ success: true });
    expect(await approve(payout.transactionId)).toBe("document_required");
    expect(await lettersTo(gate, player.email)).toEqual([]);
    await see(player);
    expect(await approve(payout.transactionId)).toBe("done");
  });
});

describe("kycStatus of verifyuser", () => {
  it.each(["GB", "FI", "MT", "SE"])(
    "of a player from %s is Approved only once somebody has seen who they are, and Pending again when the law asks for more",
    async (country) => {
      const player = await gate.stranger({ ...residentOf(country), proven: false });
      expect(await kycStatusOf(player)).toBe("Pending");
      await gate.database.query("UPDATE player SET identity_checked_at = $2 WHERE id = $1", [
        player.id,
        gate.clock.at,
      ]);
      expect(await kycStatusOf(player)).toBe("Approved");
      await gate.database.query("UPDATE player SET document_asked_at = $2 WHERE id = $1", [
        player.id,
        gate.clock.at,
      ]);
      expect(await kycStatusOf(player)).toBe("Pending");
    },
  );
});
