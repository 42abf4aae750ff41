import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { signupOf } from "../testing/gate-fixture.ts";
import { gateInSteps } from "../testing/gate-in-steps.ts";
import { lettersTo, tokenMailedTo } from "../testing/letters-to.ts";
import { endReceived, openSocket } from "../testing/open-socket.ts";
import { issueMailToken } from "./mail-token.ts";

const OLD = "correct horse battery";
const NEW = "staple battery horse";

const { gate, later, nextEmail } = await gateInSteps("keeper");

describe("passwords", () => {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    gate.raw("POST", `/gate/api/actionable/${path}`, body, headers);
  const logIn = (nickname: string, password: string, headers: Record<string, string> = {}) =>
    post("login", { nickname, password }, headers);
  /** A second live session of the player, as two simultaneous logins could leave one. */
  const secondSession = async (player: { id: string; email: string; session: string }) => {
    const { session } = await gate.clientOf().send("login", { nickname: player.email, password: OLD });
    await gate.database.query("UPDATE session SET ended_at = NULL, end_reason = NULL WHERE player_id = $1", [
      player.id,
    ]);
    return session!;
  };

  describe("updating", () => {
    it("updating changes the password, keeps this session, and ends every other session and its sockets at once", async () => {
      const player = await gate.player(nextEmail());
      const other = await secondSession(player);
      const here = await openSocket(gate, player);
      const there = await openSocket(gate, { ...player, session: other });
      await gate.call("updatePassword", { oldpassword: OLD, newpassword: NEW }, player.session);

      await expect(gate.call("profile", {}, player.session)).resolves.toBeDefined();
      await expect(gate.call("profile", {}, other)).rejects.toMatchObject({ status: "session_error" });
      expect(endReceived(there)).toEqual({ type: "session_ended", reason: "password_changed" });
      expect(endReceived(here)).toBeUndefined();
      expect([(await logIn(player.email, OLD)).status, (await logIn(player.email, NEW)).status]).toEqual([
        422, 200,
      ]);
      expect((await lettersTo(gate, player.email)).map(({ subject }) => subject)).toEqual([
        "Bellwether: salasanasi vaihdettiin",
      ]);
    });

    it.each([
      ["oldpassword", "", "core.error_password_required"],
      ["newpassword", "short", "core.error_password_minimum"],
      ["newpassword", "x".repeat(129), "core.error_password_maximum"],
      ["newpassword", "password123", "core.error_password_common"],
      ["oldpassword", "not this one", "core.error_password_wrong"],
    ])("updating answers %s %j with %s and changes nothing", async (field, value, message) => {
      const player = await gate.player(nextEmail());
      const { status, body } = await post("account/password/update", {
        oldpassword: OLD,
        newpassword: NEW,
        [field]: value,
        session: player.session,
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.event.data.fields).toEqual({ [field]: message });
      expect((await logIn(player.email, OLD)).status).toBe(200);
    });

    it("updating wants the next scratch code of an account that has codes, uses it up, and takes no wrong one", async () => {
      const player = await gate.player(nextEmail());
      const { codes } = await gate.call("scratchCodes", { type: "issue", password: OLD }, player.session);
      const update = (more: object = {}) =>
        gate.call("updatePassword", { oldpassword: OLD, newpassword: NEW, ...more }, player.session);
      await expect(update()).rejects.toMatchObject({ code: "scratch_code_required" });
      await expect(update({ scratch_code: codes[1]!.code })).rejects.toMatchObject({
        code: "scratch_code_wrong",
      });
      await expect(update({ scratch_code: codes[0]!.code })).resolves.toEqual({ password_updated: true });
      expect((await gate.call("scratchCodes", { type: "list" }, player.session)).codes).toHaveLength(9);
    });

    it("updating refuses a password made of the player's own name and city, at the change and at the sign-up", async () => {
      const player = await gate.player(nextEmail());
      await gate.database.query("UPDATE player SET first_name = 'Aino', city = 'Kuopio' WHERE id = $1", [
        player.id,
      ]);
      await expect(
        gate.call("updatePassword", { oldpassword: OLD, newpassword: "aino.kuopio1" }, player.session),
      ).rejects.toMatchObject({ data: { fields: { newpassword: "core.error_password_own" } } });
      const form = { ...signupOf(nextEmail()), city: "Kuopio", password: "Kuopio2026" };
      const { body } = await post("signup", form);
      expect(body.event.data.fields).toEqual({ password: "core.error_password_own" });
    });

    it("updating rate-limits guesses after 5 failures, counted together with those at login, and not from another address", async () => {
      const player = await gate.player(nextEmail());
      const guess = (address: string, oldpassword: string) =>
        post(
          "account/password/update",
          { oldpassword, newpassword: NEW, session: player.session },
          { "x-client-address": address },
        );
      for (let failure = 0; failure < 3; failure += 1)
        expect((await guess("10.1.0.1", "wrong")).status).toBe(422);
      for (let failure = 0; failure < 2; failure += 1)
        expect((await logIn(player.email, "wrong", { "x-client-address": "10.1.0.1" })).status).toBe(422);
      expect((await guess("10.1.0.1", OLD)).status).toBe(429);
      expect((await guess("10.1.0.2", OLD)).status).toBe(200);
    });

    it("updating accepts one of two changes at the same moment", async () => {
      const player = await gate.player(nextEmail());
      const results = await Promise.all(
        ["first new password", "second new password"].map((newpassword) =>
          post("account/password/update", { oldpassword: OLD, newpassword, session: player.session }),
        ),
      );
      expect(results.map(({ status }) => status).sort()).toEqual([200, 422]);
    });
  });

  describe("guessing", () => {
    it("guessing allows 5 of a hundred simultaneous guesses, and tells the others when to retry", async () => {
      const player = await gate.player(nextEmail());
      const answers = await Promise.all(Array.from({ length: 100 }, () => logIn(player.email, "wrong")));
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(95);
      expect(refused[0]!.body.event.data).toMatchObject({
        errorCode: "too_many_attempts",
        retry_after_seconds: 900,
      });
    });

    it("guessing returns the seconds until the next attempt in data and header, for known and unknown addresses alike", async () => {
      const player = await gate.player(nextEmail());
      const responses = [];
      for (const nickname of [player.email, nextEmail()]) {
        await logIn(nickname, "wrong");
        later(100_000);
        for (let failure = 0; failure < 4; failure += 1) await logIn(nickname, "wrong");
        const response = await gate.fetch("http://gate.test/gate/api/actionable/login", {
          method: "POST",
          body: JSON.stringify({ nickname, password: "wrong" }),
        });
        responses.push([response.status, response.headers.get("retry-after"), await response.json()]);
      }
      expect(responses[0]).toEqual(responses[1]);
      expect(responses[0]!.slice(0, 2)).toEqual([429, "800"]);
      later(800_000);
      expect((await logIn(player.email, OLD)).status).toBe(200);
    });

    it("guessing forgets 4 failures after a successful login", async () => {
      const player = await gate.player(nextEmail());
      for (let round = 0; round < 3; round += 1) {
        for (let failure = 0; failure < 4; failure += 1) await logIn(player.email, "wrong");
        expect((await logIn(player.email, OLD)).status).toBe(200);
      }
    });
  });

  describe("a forgotten password", () => {
    const request = (email: string, address = "10.2.0.1") =>
      post("token", { purpose: "password_reset", email }, { "x-client-address": address });

    it("a forgotten password is replaced through a link that works once, which ends every session and socket", async () => {
      const player = await gate.player(nextEmail());
      const socket = await openSocket(gate, player);
      expect((await request(player.email.toUpperCase())).body.event.data).toEqual({
        requested: true,
        expires_in_seconds: 600,
      });
      const token = await tokenMailedTo(gate, player.email);
      const [letter] = await lettersTo(gate, player.email);
      expect(letter!.body).toContain(`https://bellwether.test/fi/forgotten-password?token=${token}`);

      for (let read = 0; read < 2; read += 1)
        expect(await gate.call("readToken", { token })).toEqual({ email: player.email });
      await gate.call("resetPassword", { token, newpassword: NEW });
      await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({
        status: "session_error",
      });
      expect(endReceived(socket)).toEqual({ type: "session_ended", reason: "password_changed" });
      expect([(await logIn(player.email, OLD)).status, (await logIn(player.email, NEW)).status]).toEqual([
        422, 200,
      ]);
      await expect(gate.call("resetPassword", { token, newpassword: OLD })).rejects.toMatchObject({
        code: "token_invalid",
      });
      await expect(gate.call("readToken", { token })).rejects.toMatchObject({ code: "token_invalid" });
    });

    it("a forgotten password accepts one of 10 simultaneous uses of a link", async () => {
      const player = await gate.player(nextEmail());
      await request(player.email);
      const token = await tokenMailedTo(gate, player.email);
      const results = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          post("password/reset", { token, newpassword: `a new password ${index}` }),
        ),
      );
      expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it("a forgotten password gives a known, an unknown, a closed and a placeholder address the same body, status and time", async () => {
      const known = await gate.player(nextEmail());
      const closed = await gate.player(nextEmail());
      await gate.call(
        "closeAccount",
        { reason: "enough", password: "correct horse battery" },
        closed.session,
      );
      const placeholder = await gate.player(`placeholder${randomUUID()}@signup.null`);
      const measured = [];
      for (const email of [known.email, nextEmail(), closed.email, placeholder.email]) {
        const start = performance.now();
        const answer = await request(email);
        measured.push({ answer, ms: performance.now() - start });
      }
      for (const { answer, ms } of measured) {
        expect(answer).toEqual(measured[0]!.answer);
        expect(ms).toBeGreaterThanOrEqual(145);
      }
      expect((await lettersTo(gate, placeholder.email)).length).toBe(0);
    });

    it("a forgotten password stores only the token's hash, and refuses the token after 10 minutes", async () => {
      const player = await gate.player(nextEmail());
      await request(player.email);
      const token = await tokenMailedTo(gate, player.email);
      const { rows } = await gate.database.query("SELECT * FROM mail_token");
      expect(JSON.stringify(rows)).not.toContain(token);
      later(10 * MINUTE_MS);
      await expect(gate.call("readToken", { token })).rejects.toMatchObject({ code: "token_invalid" });
      expect((await post("password/reset", { token, newpassword: NEW })).status).toBe(422);
    });

    it("a forgotten password refuses a common new password, and the link stays valid", async () => {
      const player = await gate.player(nextEmail());
      await request(player.email);
      const token = await tokenMailedTo(gate, player.email);
      expect(
        (await post("password/reset", { token, newpassword: "password123" })).body.event.data,
      ).toMatchObject({
        fields: { newpassword: "core.error_password_common" },
      });
      await gate.call("resetPassword", { token, newpassword: NEW });
    });

    it("a forgotten password accepts a login with the new password at once, even after 5 guesses at the old one", async () => {
      const player = await gate.player(nextEmail());
      for (let failure = 0; failure < 5; failure += 1) await logIn(player.email, "wrong");
      await request(player.email, "unknown");
      const token = await tokenMailedTo(gate, player.email);
      await gate.call("resetPassword", { token, newpassword: NEW });
      expect((await logIn(player.email, NEW)).status).toBe(200);
    });

    it("a forgotten password invalidates links already sent when the password changes", async () => {
      const player = await gate.player(nextEmail());
      await request(player.email);
      const token = await tokenMailedTo(gate, player.email);
      await gate.call("updatePassword", { oldpassword: OLD, newpassword: NEW }, player.session);
      await expect(gate.call("readToken", { token })).rejects.toMatchObject({ code: "token_invalid" });
    });

    it("a forgotten password sends at most 3 emails to a mailbox in 15 minutes, however often and from wherever they are requested", async () => {
      const player = await gate.player(nextEmail());
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => request(player.email, `10.3.0.${index}`)),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await lettersTo(gate, player.email)).toHaveLength(3);
      later(15 * MINUTE_MS);
      await request(player.email);
      expect(await lettersTo(gate, player.email)).toHaveLength(4);
    });

    it("a forgotten password refuses the 11th request from a network address in 15 minutes, whatever address it names", async () => {
      for (let asked = 0; asked < 10; asked += 1)
        expect((await request(nextEmail(), "10.4.0.1")).status).toBe(200);
      const { status, body } = await request(nextEmail(), "10.4.0.1");
      expect([status, body.event.data.retry_after_seconds]).toEqual([429, 900]);
    });

    it.each(["", "forged", "x".repeat(5_000), "../../etc/passwd"])(
      "a forgotten password refuses the token %j",
      async (token) => {
        expect((await post("password/reset", { token, newpassword: NEW })).status).toBeGreaterThanOrEqual(
          400,
        );
      },
    );

    it("a forgotten password invalidates 1 link that was being created while the address changed: it was sent to the old mailbox", async () => {
      const player = await gate.player(nextEmail());
      const late = { purpose: "password_reset", playerId: player.id, email: player.email } as const;
      const email = nextEmail();
      await gate.call("setEmail", { email, password: "correct horse battery" }, player.session);
      const token = await tokenMailedTo(gate, email);
      await gate.call("confirmEmail", { token });
      const link = await issueMailToken(gate.database, late, gate.clock.at);
      await expect(gate.call("resetPassword", { token: link, newpassword: NEW })).rejects.toMatchObject({
        code: "token_invalid",
      });
    });

    it("a forgotten password refuses the token of an email change", async () => {
      const player = await gate.player(nextEmail());
      const email = nextEmail();
      await gate.call("setEmail", { email, password: "correct horse battery" }, player.session);
      const token = await tokenMailedTo(gate, email);
      await expect(gate.call("resetPassword", { token, newpassword: NEW })).rejects.toMatchObject({
        code: "token_invalid",
      });
    });
  });

  it("a login checked before the password changed leaves no valid session after it", async () => {
    const player = await gate.player(nextEmail());
    const [changed, loggedIn] = await Promise.all([
      post("account/password/update", { oldpassword: OLD, newpassword: NEW, session: player.session }),
      logIn(player.email, OLD),
    ]);
    // Either order is right; but no session of the old password may outlive the change.
    if (changed.status === 200 && loggedIn.status === 200) {
      const session = (loggedIn.body as unknown as { session: string }).session;
      await expect(gate.call("profile", {}, session)).rejects.toMatchObject({ status: "session_error" });
    }
    expect([changed.status, loggedIn.status]).toContain(200);
  });
});
