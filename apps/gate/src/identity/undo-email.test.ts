import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { signupOf } from "../testing/gate-fixture.ts";
import { gateInSteps } from "../testing/gate-in-steps.ts";
import { lettersTo, tokenMailedTo } from "../testing/letters-to.ts";

const PASSWORD = "correct horse battery";

const { gate, later, nextEmail } = await gateInSteps("keeper");

describe("taking over an account with a stolen session", () => {
  const post = (path: string, body: object) => gate.raw("POST", `/gate/api/actionable/${path}`, body);
  const move = async (player: { session: string }, email: string) => {
    later(MINUTE_MS);
    await gate.call("setEmail", { email, password: PASSWORD }, player.session);
    await gate.call("confirmEmail", { token: await tokenMailedTo(gate, email) });
  };

  it.each([
    ["account/email", { email: "thief@example.org" }],
    ["account/details", { email: "thief@example.org" }],
    ["account/close", { reason: "stolen" }],
  ])(
    "%s requires the password: without one 400, with a wrong one 422, and nothing changes",
    async (path, form) => {
      const player = await gate.player(nextEmail());
      const { session } = player;
      const without = await post(path, { ...form, session });
      expect([without.status, without.body.event.data.fields]).toEqual([
        400,
        { password: "core.error_password_required" },
      ]);
      const wrong = await post(path, { ...form, password: "a wild guess", session });
      expect([wrong.status, wrong.body.event.data.errorCode]).toEqual([422, "wrong_password"]);
      expect(await gate.call("details", {}, session)).toMatchObject({
        email: player.email,
        email_pending: null,
      });
    },
  );

  it("both also require the next scratch code if the player has codes, and a code works once", async () => {
    const player = await gate.player(nextEmail());
    const { session } = player;
    const { codes } = await gate.call("scratchCodes", { type: "issue", password: PASSWORD }, session);
    const email = nextEmail();
    for (const [path, form] of [
      ["account/email", { email }],
      ["account/close", { reason: "stolen" }],
    ] as const) {
      const { body } = await post(path, { ...form, password: PASSWORD, session });
      expect(body.event.data).toMatchObject({ errorCode: "scratch_code_required", params: { number: "1" } });
      const wrong = await post(path, { ...form, password: PASSWORD, scratch_code: "AAAA-AAAA", session });
      expect(wrong.body.event.data.errorCode).toBe("scratch_code_wrong");
    }
    const right = { email, password: PASSWORD, scratch_code: codes[0]!.code, session };
    expect((await post("account/email", right)).body.event.data).toEqual({ email_pending: email });
    expect((await post("account/email", right)).body.event.data).toMatchObject({ params: { number: "2" } });
  });

  it("self-exclusion requires only the session, with or without codes", async () => {
    const { session } = await gate.player(nextEmail());
    await gate.call("scratchCodes", { type: "issue", password: PASSWORD }, session);
    expect((await post("account/self_exclude", { duration: "24h", session })).status).toBe(200);
  });

  it("the old mailbox can undo the change until the end of the 7th day: sessions end, and the known password stops working", async () => {
    const player = await gate.player(nextEmail());
    const thiefs = nextEmail();
    await move(player, thiefs);
    const token = await tokenMailedTo(gate, player.email);
    expect((await lettersTo(gate, player.email)).at(-1)!.body).toContain(`/set-email?token=${token}&undo=1`);
    later(7 * DAY_MS - 1_000);
    const { session } = await gate.clientOf().send("login", { nickname: thiefs, password: PASSWORD });
    await gate.call("scratchCodes", { type: "issue", password: PASSWORD }, session);
    expect(await gate.call("undoEmail", { token })).toEqual({ email: player.email });
    await expect(gate.call("profile", {}, session)).rejects.toMatchObject({ status: "session_error" });
    for (const nickname of [thiefs, player.email])
      await expect(gate.call("login", { nickname, password: PASSWORD })).rejects.toMatchObject({
        code: "wrong_password",
      });
    await expect(gate.call("undoEmail", { token })).rejects.toMatchObject({ code: "token_invalid" });
    later(MINUTE_MS);
    await gate.call("requestToken", { purpose: "password_reset", email: player.email });
    const reset = await tokenMailedTo(gate, player.email);
    await gate.call("resetPassword", { token: reset, newpassword: "an owner's new secret" });
    // Codes that the thief created are invalid: the password is enough.
    await expect(
      gate.call("login", { nickname: player.email, password: "an owner's new secret" }),
    ).resolves.toBeDefined();
  });

  it("the change cannot be undone after 7 days", async () => {
    const player = await gate.player(nextEmail());
    await move(player, nextEmail());
    const token = await tokenMailedTo(gate, player.email);
    later(7 * DAY_MS);
    await expect(gate.call("undoEmail", { token })).rejects.toMatchObject({ code: "token_invalid" });
  });

  it("someone who changes the address twice and undoes the second change has not locked out the first owner", async () => {
    const player = await gate.player(nextEmail());
    const [second, third] = [nextEmail(), nextEmail()];
    await move(player, second);
    const owners = await tokenMailedTo(gate, player.email);
    await move(player, third);
    const thiefs = await tokenMailedTo(gate, second);
    expect(await gate.call("undoEmail", { token: thiefs })).toEqual({ email: second });
    expect(await gate.call("undoEmail", { token: owners })).toEqual({ email: player.email });
  });

  it("nobody else gets the old address in the meantime: neither with a new account nor with a change", async () => {
    const player = await gate.player(nextEmail());
    await move(player, nextEmail());
    const token = await tokenMailedTo(gate, player.email);
    const other = await gate.player(nextEmail());
    await expect(gate.clientOf().send("signup", signupOf(player.email))).rejects.toMatchObject({
      code: "signup_refused",
    });
    const before = (await lettersTo(gate, player.email)).length;
    await gate.call("setEmail", { email: player.email, password: PASSWORD }, other.session);
    expect(await lettersTo(gate, player.email)).toHaveLength(before);
    expect(await gate.call("undoEmail", { token })).toEqual({ email: player.email });
  });
});
