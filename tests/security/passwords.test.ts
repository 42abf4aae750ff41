import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, signupOf } from "../../apps/gate/src/testing/gate-fixture.ts";
import { tokenMailedTo } from "../../apps/gate/src/testing/letters-to.ts";

const PASSWORD = "correct horse battery";

describe("passwords", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  const attempt = (nickname: string, password: string, address = "198.51.100.1") =>
    gate.raw("POST", "/gate/api/actionable/login", { nickname, password }, { "x-client-address": address });

  it("are kept as argon2id", async () => {
    await gate.player();
    const { rows } = await gate.database.query<{ password_hash: string }>("SELECT password_hash FROM player");
    expect(rows.every((row) => row.password_hash.startsWith("$argon2id$"))).toBe(true);
  });

  it("have 8 to 128 characters, never cut: the 128th counts", async () => {
    const long = `${"x1".repeat(63)}ab`;
    expect(long).toHaveLength(128);
    const { email } = await gate.player(undefined, { password: long });
    expect((await attempt(email, `${long.slice(0, 127)}c`)).status).toBe(422);
    expect((await attempt(email, long)).status).toBe(200);
    for (const password of ["seven77", "y".repeat(129)])
      await expect(
        gate.clientOf().send("signup", signupOf("a@example.org", { password })),
      ).rejects.toMatchObject({
        code: "invalid_param",
      });
  });

  it.each(["password", "12345678", "aaaaaaaa"])("the common one %j is refused", async (password) => {
    await expect(
      gate.clientOf().send("signup", signupOf("b@example.org", { password })),
    ).rejects.toMatchObject({
      data: { fields: { password: "core.error_password_common" } },
    });
  });

  it("5 failures slow down an account and address together, and do not lock the owner out elsewhere", async () => {
    const { email } = await gate.player();
    for (let guess = 0; guess < 5; guess += 1) expect((await attempt(email, "wrong guess")).status).toBe(422);
    expect((await attempt(email, PASSWORD)).status).toBe(429);
    expect((await attempt(email, PASSWORD, "203.0.113.9")).status).toBe(200);
  });

  it("login and reset answer a known and an unknown address with the same status and body", async () => {
    const { email } = await gate.player();
    const known = await attempt(email, "wrong guess", "192.0.2.1");
    const unknown = await attempt("nobody@example.org", "wrong guess", "192.0.2.2");
    expect(unknown).toEqual(known);
    const reset = (address: string) =>
      gate.raw("POST", "/gate/api/actionable/token", { purpose: "password_reset", email: address });
    expect(await reset("nobody@example.org")).toEqual(await reset(email));
  });

  it("a reset token works once, for 10 minutes, and only its hash is stored", async () => {
    const { email } = await gate.player();
    await gate.call("requestToken", { purpose: "password_reset", email });
    const token = await tokenMailedTo(gate, email);
    const { rows } = await gate.database.query("SELECT * FROM mail_token");
    expect(JSON.stringify(rows)).not.toContain(token);
    await gate.call("resetPassword", { token, newpassword: "a brand new secret" });
    await expect(
      gate.call("resetPassword", { token, newpassword: "and one more secret" }),
    ).rejects.toMatchObject({
      code: "token_invalid",
    });
    gate.clock.at = new Date(gate.clock.at.getTime() + 1_000);
    await gate.call("requestToken", { purpose: "password_reset", email });
    const late = await tokenMailedTo(gate, email);
    gate.clock.at = new Date(gate.clock.at.getTime() + 10 * 60_000);
    await expect(
      gate.call("resetPassword", { token: late, newpassword: "too late a secret" }),
    ).rejects.toMatchObject({
      code: "token_invalid",
    });
  });
});
