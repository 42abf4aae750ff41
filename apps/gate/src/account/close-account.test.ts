import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, signupOf, units } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { endReceived, openSocket } from "../testing/open-socket.ts";

describe("closing the account", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });
  const close = (session: string, reason: unknown = "I have had enough") =>
    gate.raw("POST", "/gate/api/actionable/account/close", {
      reason,
      session,
      password: "correct horse battery",
    });

  it("closing the account ends sessions and sockets at once, permanently, and says what happens to the cash", async () => {
    const player = await gate.player();
    await gate.deposit(player, "25.00");
    const socket = await openSocket(gate, player);
    const { status, body } = await close(player.session);
    expect([status, body.event.data]).toEqual([
      200,
      {
        account_closed: true,
        cash_left: "25.00",
        player_currency: "EUR",
        support_email: "help@bellwether.example",
        message: "core.account_closed_with_cash",
      },
    ]);
    expect(endReceived(socket)).toEqual({ type: "session_ended", reason: "account_closed" });
    await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({ status: "session_error" });
    await expect(
      gate.call("login", { nickname: player.email, password: "correct horse battery" }),
    ).rejects.toMatchObject({ code: "account_closed" });
    await expect(
      gate.call("login", { nickname: player.email, password: "not this one" }),
    ).rejects.toMatchObject({ code: "wrong_password" });
    const [letter] = await lettersTo(gate, player.email);
    expect(letter!.body).toContain("help@bellwether.example");
  });

  it("closing the account does not mention cash when there is none, and stores the reason", async () => {
    const player = await gate.player();
    const { body } = await close(player.session, "Moving away");
    expect(body.event.data).toMatchObject({ cash_left: "0.00", message: "core.account_closed" });
    const { rows } = await gate.database.query(
      "SELECT status, closed_reason, closed_at FROM player WHERE id = $1",
      [player.id],
    );
    expect(rows).toEqual([{ status: "closed", closed_reason: "Moving away", closed_at: gate.clock.at }]);
  });

  it("closing the account gives up both an active bonus and a waiting one", async () => {
    const wagering = await gate.player();
    await gate.deposit(wagering, "50.00", "TRUSTLY", "WELCOME100");
    const waiting = await gate.stranger();
    await gate.call("claimCode", { code: "WELCOME100" }, waiting.session);
    for (const player of [wagering, waiting]) {
      expect((await close(player.session)).status).toBe(200);
      const { rows } = await gate.database.query("SELECT state FROM player_bonus WHERE player_id = $1", [
        player.id,
      ]);
      expect(rows).toEqual([{ state: "given_up" }]);
    }
  });

  it("closing the account is allowed with an open round: its win of 5.00 is still paid, a further stake is refused", async () => {
    const player = await gate.player();
    await gate.deposit(player, "20.00");
    const token = await gate.launch(player);
    const shared = { user: player.id, token, game_code: "bell-one", currency: "EUR" };
    const bet = { ...shared, transaction_uuid: "close-bet", round: "close-round", amount: units(2) };
    expect((await gate.wallet("/transaction/bet", bet)).status).toBe("RS_OK");
    expect((await close(player.session)).body.event.data.cash_left).toBe("18.00");
    const win = {
      ...shared,
      transaction_uuid: "close-win",
      reference_transaction_uuid: "close-bet",
      round: "close-round",
      round_closed: true,
      amount: units(5),
    };
    expect(await gate.wallet("/transaction/win", win)).toMatchObject({ status: "RS_OK", balance: units(23) });
    const late = { ...bet, transaction_uuid: "close-late", round: "close-round-2" };
    expect((await gate.wallet("/transaction/bet", late)).status).toBe("RS_ERROR_USER_DISABLED");
  });

  it("closing the account succeeds for one of 5 concurrent calls and no call fails unexpectedly", async () => {
    const player = await gate.player();
    const answers = await Promise.all(Array.from({ length: 5 }, () => close(player.session)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(Math.max(...answers.map(({ status }) => status))).toBeLessThan(500);
    expect(await lettersTo(gate, player.email)).toHaveLength(1);
  });

  it("closing the account invalidates scratch codes, phone codes and mailed links", async () => {
    const player = await gate.player(undefined, { activated: false });
    const { codes } = await gate.call(
      "scratchCodes",
      { type: "issue", password: "correct horse battery" },
      player.session,
    );
    await gate.call(
      "requestActivation",
      { phone_country_code: "358", phone_number: "401234500" },
      player.session,
    );
    await gate.call("requestToken", { purpose: "password_reset", email: player.email });
    const word = { password: "correct horse battery", scratch_code: codes[0]!.code };
    await gate.call("closeAccount", { reason: "enough", ...word }, player.session);
    const { rows } = await gate.database.query(
      `SELECT (SELECT count(*) FROM scratch_code WHERE player_id = $1)::int + (SELECT count(*) FROM activation_code WHERE player_id = $1)::int
         + (SELECT count(*) FROM mail_token WHERE player_id = $1)::int AS left`,
      [player.id],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it("closing the account does not shorten an exclusion", async () => {
    const player = await gate.player();
    await gate.database.query("UPDATE player SET status = 'excluded' WHERE id = $1", [player.id]);
    expect((await close(player.session)).body.event.data.errorCode).toBe("account_excluded");
  });

  it("closing the account does not free the address for another account", async () => {
    const player = await gate.player();
    await close(player.session);
    await expect(gate.call("signup", signupOf(player.email))).rejects.toMatchObject({
      code: "signup_refused",
    });
  });

  it.each([null, "", "   ", 7, {}, ["a"], "x".repeat(501), "line\r\nbreak", "\u0000"])(
    "closing the account is refused with the reason %j, and the account stays open",
    async (reason) => {
      const player = await gate.player();
      expect((await close(player.session, reason)).status).toBe(400);
      await expect(gate.call("profile", {}, player.session)).resolves.toBeDefined();
    },
  );
});
