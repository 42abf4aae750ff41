import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { createGateFixture, signupOf } from "../testing/gate-fixture.ts";
import { gateInSteps } from "../testing/gate-in-steps.ts";

const { gate, later, nextEmail } = await gateInSteps("player");

describe("identity", () => {
  describe("signup", () => {
    it("signup opens an account in the country's currency and starts a session", async () => {
      const { data, session } = await gate
        .clientOf()
        .send("signup", signupOf(nextEmail(), { country: "NO", phone: "40612345" }));
      expect(data.player).toMatchObject({
        player_currency: "NOK",
        player_balance_amount: "0.00",
        player_activated: false,
        player_fullname: "Aino Virtanen",
      });
      expect((await gate.call("profile", {}, session)).player_id).toBe(data.player.player_id);
    });

    it("signup opens it with the terms accepted and a phone number set, both true, and a reality check of 0 minutes [3.01]", async () => {
      const { data } = await gate.clientOf().send("signup", signupOf(nextEmail()));
      expect(data).toMatchObject({ need_terms_acceptance: false, reality_check_interval_minutes: 0 });
      expect(data.player).toMatchObject({ accepted_tos: true, player_phone_set: true });
    });

    it.each([
      ["email", "", "core.error_email_required"],
      ["email", "aino@", "core.error_email_invalid"],
      ["phone", "", "core.error_phone_required"],
      ["phone", "12", "core.error_phone_invalid"],
      ["password", "short", "core.error_password_minimum"],
      ["password", "x".repeat(129), "core.error_password_maximum"],
      ["password", "password123", "core.error_password_common"],
      ["firstname", "  ", "core.error_firstname_required"],
      ["lastname", "", "core.error_lastname_required"],
      ["address", "", "core.error_address_required"],
      ["address", "a".repeat(101), "core.error_maximum_characters"],
      ["zip", "", "core.error_zip_required"],
      ["city", "", "core.error_city_required"],
      ["year", "19x0", "core.error_numbers_only"],
      ["year", "2010", "core.error_too_young"],
      ["day", "31", "core.error_birthdate_invalid", { month: "2" }],
      ["gender", "none", "core.error_gender_required"],
      ["newsletter", "perhaps", "core.error_newsletter_required"],
      ["currency", "SEK", "core.error_currency_follows_country"],
      ["country", "US", "core.error_signup_not_allowed"],
      [
        "personal_number",
        "",
        "core.error_personal_number_required",
        { country: "SE", phone: "070 123 45 67" },
      ],
    ])(
      "signup answers %s %j with %s",
      async (field: string, value: string, message: string, more: object = {}) => {
        const { status, body } = await gate.raw("POST", "/gate/api/actionable/signup", {
          ...signupOf(nextEmail(), more),
          [field]: value,
        });
        expect(status).toBeGreaterThanOrEqual(400);
        expect(body.event.status).toBe("user_error");
        expect(body.event.data.fields).toMatchObject({ [field]: message });
      },
    );

    it.each([
      "email",
      "phone",
      "country",
      "password",
      "firstname",
      "lastname",
      "address",
      "zip",
      "city",
      "year",
      "month",
      "day",
      "gender",
      "currency",
    ])(
      "signup refuses a form whose %s, one of the 14 required fields, is missing, empty or not text",
      async (field) => {
        for (const value of [undefined, "", 7, true]) {
          const form = { ...signupOf(nextEmail()), [field]: value };
          const { body } = await gate.raw("POST", "/gate/api/actionable/signup", form);
          expect(body.event.data.fields, String(value)).toHaveProperty([field]);
        }
      },
    );

    it("signup accepts someone on the 18th birthday and not the day before", async () => {
      const at = gate.clock.at;
      const [year, month, day] = [
        String(at.getUTCFullYear() - 18),
        String(at.getUTCMonth() + 1),
        String(at.getUTCDate()),
      ];
      await expect(
        gate.clientOf().call("signup", signupOf(nextEmail(), { year, month, day: String(Number(day) + 1) })),
      ).rejects.toMatchObject({ code: "invalid_param" });
      await expect(
        gate.clientOf().call("signup", signupOf(nextEmail(), { year, month, day })),
      ).resolves.toBeDefined();
    });

    it("signup refuses an address that has an account at this brand, in any case, and accepts it at another brand", async () => {
      const address = nextEmail();
      await gate.clientOf().call("signup", signupOf(address));
      await expect(gate.clientOf().call("signup", signupOf(address.toUpperCase()))).rejects.toMatchObject({
        code: "signup_refused",
      });
      await expect(
        gate.clientOf(undefined, { "x-brand": "FUNLY" }).call("signup", signupOf(address)),
      ).resolves.toBeDefined();
    });

    it("signup opens one account for twenty copies of the same form sent at the same moment", async () => {
      const address = nextEmail();
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, () => gate.clientOf().call("signup", signupOf(address))),
      );
      expect(results.filter((each) => each.status === "fulfilled")).toHaveLength(1);
    });
  });

  describe("login", () => {
    it("login ends the player's other session with reason SignedInToAnotherSystem", async () => {
      const player = await gate.player(nextEmail());
      const heard = gate.listen(player);
      const { session } = await gate
        .clientOf()
        .send("login", { nickname: player.email.toUpperCase(), password: "correct horse battery" });
      await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({
        status: "session_error",
        data: { reason: "SignedInToAnotherSystem" },
      });
      await expect(gate.call("profile", {}, session)).resolves.toBeDefined();
      expect(heard).toContainEqual(
        expect.objectContaining({ type: "session_ended", reason: "SignedInToAnotherSystem" }),
      );
    });

    it("login works for a client that sends its expired session along, as the specified client does with every POST", async () => {
      const player = await gate.player(nextEmail());
      await gate.call("logout", {}, player.session);
      const form = { nickname: player.email, password: "correct horse battery" };
      const answer = await gate.clientOf(player.session).send("login", form);
      expect(answer.session).toEqual(expect.any(String));
      await expect(
        gate.clientOf(player.session).send("signup", signupOf(nextEmail())),
      ).resolves.toBeDefined();
    });

    it("login gives a wrong password and an unknown address the same answer", async () => {
      const player = await gate.player(nextEmail());
      const wrong = await gate.raw("POST", "/gate/api/actionable/login", {
        nickname: player.email,
        password: "not this one",
      });
      const unknown = await gate.raw("POST", "/gate/api/actionable/login", {
        nickname: "nobody@example.org",
        password: "not this one",
      });
      expect(wrong).toEqual(unknown);
      expect(wrong.body.event.data.message).toBe("core.error_wrong_password");
    });

    it("login rate-limits after 5 failures in 15 minutes from one address, and not from other addresses", async () => {
      const player = await gate.player(nextEmail());
      const from = (address: string, password: string) =>
        gate.raw(
          "POST",
          "/gate/api/actionable/login",
          { nickname: player.email, password },
          { "x-client-address": address },
        );
      for (let failure = 0; failure < 5; failure += 1)
        expect((await from("10.0.0.1", "wrong")).status).toBe(422);
      expect((await from("10.0.0.1", "correct horse battery")).status).toBe(429);
      expect((await from("10.0.0.2", "correct horse battery")).status).toBe(200);
      later(12 * MINUTE_MS);
      // The remaining minutes, not always 15.
      expect((await from("10.0.0.1", "correct horse battery")).body.event.data).toMatchObject({
        params: { minutes: "3" },
        retry_after_seconds: 180,
      });
      later(3 * MINUTE_MS);
      expect((await from("10.0.0.1", "correct horse battery")).status).toBe(200);
    });
  });

  describe("a session", () => {
    it("a session ends after 30 minutes without a call, and continues with one", async () => {
      const player = await gate.player(nextEmail());
      later(29 * MINUTE_MS);
      await gate.call("profile", {}, player.session);
      later(29 * MINUTE_MS);
      await gate.call("profile", {}, player.session);
      later(30 * MINUTE_MS);
      await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({
        data: { reason: "idle_logout" },
      });
    });

    it.each([5, 60])(
      "a session ends after %d idle seconds where that is set, and continues while calls arrive",
      async (seconds) => {
        const short = await createGateFixture({ settings: { idleTimeoutMs: seconds * 1_000 } });
        const player = await short.player(nextEmail());
        const after = (ms: number) => {
          short.clock.at = new Date(short.clock.at.getTime() + ms);
          return short.call("profile", {}, player.session);
        };
        for (let called = 0; called < 10; called += 1) await after(seconds * 800);
        await expect(after(seconds * 1_000)).rejects.toMatchObject({ data: { reason: "idle_logout" } });
        await short.close();
      },
    );

    it("a session returns the time of the previous login in seconds, and 0 at the first", async () => {
      const email = nextEmail();
      const { data } = await gate.clientOf().send("signup", signupOf(email));
      expect(data.last_login).toBe(0);
      const signedUpAt = gate.clock.at.getTime();
      later(90_000);
      const again = await gate
        .clientOf()
        .send("login", { nickname: email, password: "correct horse battery", mobile: false });
      expect(again.data.last_login).toBe(Math.floor(signedUpAt / 1000));
      later(90_000);
      expect((await gate.call("profile", {}, again.session)).last_login).toBe(Math.floor(signedUpAt / 1000));
    });

    it("a session is invalid after logout, and the player's other pages are told that it was logged_out", async () => {
      const player = await gate.player(nextEmail());
      const heard = gate.listen(player);
      await gate.call("logout", {}, player.session);
      expect(heard).toContainEqual({ type: "session_ended", reason: "logged_out" });
      await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({
        status: "session_error",
      });
    });

    it("a session that a page ends for inactivity is ended as idle, on the player's other pages too", async () => {
      const player = await gate.player(nextEmail());
      const heard = gate.listen(player);
      await gate.call("logout", { reason: "idle_logout" }, player.session);
      expect(heard).toContainEqual({ type: "session_ended", reason: "idle_logout" });
      await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({
        data: { reason: "idle_logout" },
      });
    });

    it("a session is read from the header or the body, never from a cookie", async () => {
      const player = await gate.player(nextEmail());
      const path = "/gate/api/actionable/account/profile";
      expect((await gate.raw("GET", path, undefined, { cookie: `session=${player.session}` })).status).toBe(
        401,
      );
      expect((await gate.raw("GET", path, undefined, { "x-session-data": player.session })).status).toBe(200);
    });

    it.each(["", "forged", "x".repeat(5_000)])("a session is refused when its token is %j", async (token) => {
      expect(
        (
          await gate.raw("GET", "/gate/api/actionable/account/profile", undefined, {
            "x-session-data": token,
          })
        ).status,
      ).toBe(401);
    });
  });

  describe("any call", () => {
    it.each([
      ["not JSON", "{", 400, "malformed_body"],
      ["an array", "[]", 400, "malformed_body"],
      ["more than 100 kB", JSON.stringify({ nickname: "x".repeat(100_001) }), 413, "body_too_large"],
      [
        "nested 40,000 deep",
        `{"nickname":${"[".repeat(40_000)}${"]".repeat(40_000)},"password":"x"}`,
        400,
        "invalid_param",
      ],
      [
        "a privileged field",
        JSON.stringify({ nickname: "a@b.co", password: "x", balance: "1000" }),
        400,
        "invalid_param",
      ],
      [
        "a polluted prototype",
        '{"nickname":"a@b.co","password":"wrong","__proto__":{"admin":true}}',
        422,
        "wrong_password",
      ],
    ])("any call answers a body that is %s with %s", async (_, body, status, code) => {
      const answer = await gate.raw("POST", "/gate/api/actionable/login", body);
      expect([answer.status, answer.body.event.data.errorCode]).toEqual([status, code]);
    });

    it("any call answers an unknown path with the envelope and 404", async () => {
      expect(await gate.raw("GET", "/gate/api/nothing")).toMatchObject({
        status: 404,
        body: { event: { status: "user_error" } },
      });
    });
  });
});
