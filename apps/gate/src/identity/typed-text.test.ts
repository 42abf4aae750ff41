import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { signupOf } from "../testing/gate-fixture.ts";
import { gateInSteps } from "../testing/gate-in-steps.ts";
import { lettersTo, tokenMailedTo } from "../testing/letters-to.ts";

const { gate, later, nextEmail } = await gateInSteps("typed");

const logIn = (nickname: string, password: string) =>
  gate.raw("POST", "/gate/api/actionable/login", { nickname, password });
const hashOf = async (id: string) => {
  const { rows } = await gate.database.query<{ password_hash: string }>(
    "SELECT password_hash FROM player WHERE id = $1",
    [id],
  );
  return rows[0]!.password_hash;
};

describe("a password with accents", () => {
  const composed = "käpy ja kävely";
  const decomposed = composed.normalize("NFD");

  it("a password with accents is the same in composed, decomposed and full-width letters: 6 logins count as no failure", async () => {
    const { email } = await gate.player(nextEmail(), { password: decomposed });
    for (const password of [decomposed, composed, decomposed, "ｋäｐｙ ja kävely", decomposed, composed])
      expect((await logIn(email, password)).status).toBe(200);
    expect((await logIn(email, "kapy ja kavely")).status).toBe(422);
  });

  it("a password with accents that was hashed as it was typed logs in, and is hashed anew in its one form", async () => {
    const player = await gate.player(nextEmail());
    const old = await hash(decomposed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await gate.database.query("UPDATE player SET password_hash = $2 WHERE id = $1", [player.id, old]);
    expect((await logIn(player.email, composed)).status).toBe(422);
    expect((await logIn(player.email, decomposed)).status).toBe(200);
    expect(await hashOf(player.id)).not.toBe(old);
    expect((await logIn(player.email, composed)).status).toBe(200);
  });

  it("a password with accents confirms an account whose hash is older, too", async () => {
    const player = await gate.player(nextEmail());
    const old = await hash(decomposed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await gate.database.query("UPDATE player SET password_hash = $2 WHERE id = $1", [player.id, old]);
    const change = { oldpassword: decomposed, newpassword: "another long password" };
    expect(await gate.call("updatePassword", change, player.session)).toEqual({ password_updated: true });
  });

  it("a password with accents is refused as common in full-width letters", async () => {
    const { status, body } = await gate.raw(
      "POST",
      "/gate/api/actionable/signup",
      signupOf(nextEmail(), { password: "ｐａｓｓｗｏｒｄ１２３" }),
    );
    expect([status, body.event.data.fields]).toEqual([400, { password: "core.error_password_common" }]);
  });
});

it("a login with a zero character or half a letter is refused, not an error of the server", async () => {
  for (const nickname of ["a\u0000b@example.org", "a\ud800b@example.org"])
    expect((await logIn(nickname, "any password")).status).toBe(400);
});

describe("an email address in two forms", () => {
  const forms = () => {
    const local = randomUUID();
    return { ascii: `${local}@xn--mnchen-3ya.example`, letters: `${local}@münchen.example` };
  };
  /** An account as it was opened before addresses had one form. */
  const oldAccount = async (stored: string) => {
    const player = await gate.player(nextEmail());
    await gate.database.query("UPDATE player SET email = $2 WHERE id = $1", [player.id, stored]);
    return player;
  };
  const password = "correct horse battery";

  it("an email address in two forms is one mailbox at signup and login, with invisible marks too", async () => {
    const { ascii, letters } = forms();
    await gate.player(letters);
    for (const nickname of [ascii, letters, letters.toUpperCase(), `\u202e${letters}\u200b`])
      expect((await logIn(nickname, password)).status).toBe(200);
    const again = await gate.raw("POST", "/gate/api/actionable/signup", signupOf(ascii));
    expect(again.body.event.data.errorCode).toBe("signup_refused");
  });

  it("an email address in two forms counts 5 failures of both forms together", async () => {
    const { ascii, letters } = forms();
    await gate.player(letters);
    for (const nickname of [ascii, letters, ascii, letters, ascii]) await logIn(nickname, "wrong");
    expect((await logIn(letters, password)).status).toBe(429);
  });

  it("an email address in two forms finds an old account that stored the other form: login, forgotten password, a second signup", async () => {
    const { ascii, letters } = forms();
    await oldAccount(letters);
    for (const nickname of [ascii, letters]) expect((await logIn(nickname, password)).status).toBe(200);
    await gate.call("requestToken", { purpose: "password_reset", email: ascii });
    const token = await tokenMailedTo(gate, letters);
    later(1_000);
    await gate.call("resetPassword", { token, newpassword: "a new long password" });
    expect((await logIn(ascii, "a new long password")).status).toBe(200);
    const again = await gate.raw("POST", "/gate/api/actionable/signup", signupOf(ascii));
    expect(again.body.event.data.errorCode).toBe("signup_refused");
    expect(await lettersTo(gate, ascii)).toEqual([]);
  });

  it.each(["a..b", ".a"])(
    "an email address in two forms keeps an old account with the local part %s",
    async (start) => {
      const stored = `${start}${randomUUID()}@example.org`;
      await oldAccount(stored);
      expect((await logIn(stored, password)).status).toBe(200);
      await gate.call("requestToken", { purpose: "password_reset", email: stored });
      expect(await tokenMailedTo(gate, stored)).toBeTruthy();
      const { session } = await gate.clientOf().send("login", { nickname: stored, password });
      expect(await gate.call("updateDetails", { email: stored, city: "Turku" }, session)).toMatchObject({
        city: "Turku",
        email: stored,
        email_pending: null,
      });
    },
  );

  it.each(["a..b@example.org", ".a@example.org", "a@10.20.30.40"])(
    "an email address in two forms is refused for a new account and for a change: %s",
    async (email) => {
      const signup = await gate.raw("POST", "/gate/api/actionable/signup", signupOf(email));
      expect(signup.body.event.data.fields).toEqual({ email: "core.error_email_invalid" });
      const player = await gate.player(nextEmail());
      await expect(gate.call("setEmail", { email, password }, player.session)).rejects.toMatchObject({
        data: { fields: { email: "core.error_email_invalid" } },
      });
    },
  );

  it("an email address in two forms is pending and confirmed in the one form, and no change at all where it is the own one", async () => {
    const { ascii, letters } = forms();
    const player = await gate.player(nextEmail());
    expect(await gate.call("setEmail", { email: letters, password }, player.session)).toEqual({
      email_pending: ascii,
    });
    const token = await tokenMailedTo(gate, ascii);
    expect(await gate.call("confirmEmail", { token })).toEqual({ email: ascii });
    expect(await gate.call("setEmail", { email: letters, password: "wrong" }, player.session)).toEqual({
      email_pending: null,
    });
  });
});

describe("a phone that gets no SMS", () => {
  const noSms = [
    ["a premium number", "+358 600 12345"],
    ["a landline", "+358 9 1234567"],
    ["a British service number", "+44 845 123 4567"],
    ["a British premium number", "+44 909 012 3456"],
    ["a toll-free number", "+1 800 234 5678"],
    ["a British pager", "+44 7640 123456"],
    ["a personal number", "+44 70 1234 5678"],
    ["a satellite phone", "+870 773 111 632"],
    ["another satellite phone", "+881 612 345 678"],
    ["a number for a whole company", "+44 55 1234 5678"],
    ["a number at shared cost", "+49 1806 123456"],
    ["a voicemail", "+41 860791234567"],
  ] as const;

  it.each(noSms)(
    "a phone that gets no SMS is refused at its field at signup, for a code, in the settings and when asked: %s, %s",
    async (_, phone) => {
      const fault = { phone: "core.error_phone_no_sms" };
      const signup = await gate.raw("POST", "/gate/api/actionable/signup", signupOf(nextEmail(), { phone }));
      expect(signup.body.event.data.fields).toEqual(fault);
      const player = await gate.player(nextEmail(), { activated: false });
      const [, dial = "", rest = ""] = /^(\+\d+) (.*)$/.exec(phone) ?? [];
      await expect(
        gate.call("requestActivation", { phone_country_code: dial, phone_number: rest }, player.session),
      ).rejects.toMatchObject({ code: "phone_invalid", data: { fields: { phone_number: fault.phone } } });
      await expect(gate.call("updateSettings", { phone }, player.session)).rejects.toMatchObject({
        data: { fields: fault },
      });
      expect(await gate.call("validatePhone", { phone, country: "FI" })).toEqual({
        valid: false,
        phone: null,
      });
    },
  );

  it("a phone that gets no SMS stays with an old account that has it: 1 call with the own number changes the newsletter", async () => {
    const player = await gate.player(nextEmail());
    const landline = "+35891234567";
    await gate.database.query("UPDATE player SET phone = $2 WHERE id = $1", [player.id, landline]);
    expect(
      await gate.call("updateSettings", { phone: landline, newsletter: "0" }, player.session),
    ).toMatchObject({ newsletter: "0", phone: landline });
  });

  it.each([
    ["a mobile phone", "+353 85 012 3456"],
    ["where fixed and mobile lines cannot be told apart", "+1 506 234 5678"],
  ])("a phone that gets no SMS is not %s: %s", async (_, phone) => {
    const player = await gate.player(nextEmail(), { activated: false });
    const [, dial = "", rest = ""] = /^(\+\d+) (.*)$/.exec(phone) ?? [];
    expect(
      await gate.call("requestActivation", { phone_country_code: dial, phone_number: rest }, player.session),
    ).toMatchObject({ phone: phone.replaceAll(" ", "") });
  });
});

it("a number and its code are read as they were pasted, with marks, dashes and Arabic digits", async () => {
  const player = await gate.player(nextEmail(), { activated: false });
  const asked = { phone_country_code: "\u202d+٣٥٨", phone_number: "٠٤٠\u2013٧٦٥\u20114399\u202c" };
  const { phone } = await gate.call("requestActivation", asked, player.session);
  expect(phone).toBe("+358407654399");
  await expect.poll(async () => (await lettersTo(gate, phone)).length).toBe(1);
  const code = /\d{6}/.exec((await lettersTo(gate, phone))[0]!.body)![0];
  const pasted = `\u200e${[...code].map((digit) => String.fromCodePoint(0x0660 + Number(digit))).join("")} `;
  expect(await gate.call("validateActivation", { activation_code: pasted }, player.session)).toEqual({
    player_activated: true,
  });
});
