import { setTimeout as wait } from "node:timers/promises";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createGateFixture, type GateFixture, signupOf } from "../../apps/gate/src/testing/gate-fixture.ts";
import { tokenMailedTo } from "../../apps/gate/src/testing/letters-to.ts";

const PASSWORD = "correct horse battery";

/** Counts of passwords hashed and of hashes verified. */
const work = vi.hoisted(() => ({ hashed: 0, verified: 0 }));

// The real functions, with counters.
vi.mock("@node-rs/argon2", async (importOriginal) => {
  type Asked = (...given: unknown[]) => Promise<unknown>;
  const real = await importOriginal<{ hash: Asked; verify: Asked }>();
  const counted =
    (name: "hashed" | "verified", ask: Asked): Asked =>
    (...given) => {
      work[name] += 1;
      return ask(...given);
    };
  return { ...real, hash: counted("hashed", real.hash), verify: counted("verified", real.verify) };
});
vi.mock("node:timers/promises", async (importOriginal) => {
  const real = await importOriginal<{ setTimeout: typeof wait }>();
  return { ...real, setTimeout: vi.fn(real.setTimeout) };
});

describe("passwords", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  const attempt = (nickname: string, password: string, address = "198.51.100.1") =>
    gate.raw("POST", "/gate/api/actionable/login", { nickname, password }, { "x-client-address": address });

  it("passwords are kept as argon2id", async () => {
    await gate.player();
    const { rows } = await gate.database.query<{ password_hash: string }>("SELECT password_hash FROM player");
    expect(rows.every((row) => row.password_hash.startsWith("$argon2id$"))).toBe(true);
  });

  it("passwords have 8 to 128 characters and are never truncated: the 128th counts", async () => {
    // A pattern that repeats is refused as weak.
    const long = `${Array.from({ length: 126 }, (_, place) => String.fromCharCode(33 + ((place * 37) % 90))).join("")}ab`;
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

  /** The response to a call, and the work that determines its duration: hashes and waits. */
  const weighed = async (call: () => Promise<{ status: number; body: object }>) => {
    Object.assign(work, { hashed: 0, verified: 0 });
    vi.mocked(wait).mockClear();
    const { status, body } = await call();
    return { status, body, ...work, waitedMs: vi.mocked(wait).mock.calls.map(([ms]) => ms) };
  };

  it("login answers a known and an unknown address with the same status and body, after verifying one hash", async () => {
    const { email } = await gate.player();
    const known = await weighed(() => attempt(email, "wrong guess", "192.0.2.1"));
    const unknown = await weighed(() => attempt("nobody@example.org", "wrong guess", "192.0.2.2"));
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 422, hashed: 0, verified: 1 });
  });

  const askReset = (email: string, address: string) =>
    gate.raw(
      "POST",
      "/gate/api/actionable/token",
      { purpose: "password_reset", email },
      { "x-client-address": address },
    );

  it("passwords reset and resend, until the 4th letter, which is not sent, answer both with the same status and body, and not before 150 ms", async () => {
    const { email } = await gate.player();
    const reset = (address: string) => weighed(() => askReset(address, "198.51.100.20"));
    for (let asked = 0; asked < 4; asked += 1) {
      const known = await reset(email);
      expect(await reset("nobody@example.org")).toEqual(known);
      expect(known).toMatchObject({ status: 200, hashed: 0, verified: 0, waitedMs: [150] });
    }
  });

  it("passwords reset answers only after 150 ms, whatever it found", async () => {
    const { email } = await gate.player();
    const asked = async () => (await gate.database.query("SELECT 1 FROM mail_request")).rows.length;
    for (const address of [email, "no-one@example.org"]) {
      let over = () => {};
      vi.mocked(wait).mockImplementationOnce(
        () =>
          new Promise((resolve) => {
            over = () => resolve(undefined);
          }),
      );
      let answered = false;
      const before = await asked();
      const answer = askReset(address, "198.51.100.21").then(() => {
        answered = true;
      });
      // All its work is done by then.
      await expect.poll(asked).toBe(before + 1);
      await new Promise((resolve) => setImmediate(resolve));
      expect(answered).toBe(false);
      over();
      await answer;
    }
  });

  it("passwords only signup reveals a taken address (docs/decisions/0008): its refusal names neither field nor reason, and it hashes the password for a free and for a taken address", async () => {
    const { email } = await gate.player();
    const signUp = (address: string) =>
      weighed(() => gate.raw("POST", "/gate/api/actionable/signup", signupOf(address)));
    const taken = await signUp(email);
    const free = await signUp("free@example.org");
    expect(taken.body).toEqual({
      event: {
        status: "user_error",
        data: { message: "core.error_signup_refused", errorCode: "signup_refused" },
      },
    });
    for (const answer of [taken, free])
      expect(answer).toMatchObject({ hashed: 1, verified: 0, waitedMs: [] });
    expect([taken.status, free.status]).toEqual([422, 200]);
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
    gate.clock.at = new Date(gate.clock.at.getTime() + 10 * MINUTE_MS);
    await expect(
      gate.call("resetPassword", { token: late, newpassword: "too late a secret" }),
    ).rejects.toMatchObject({
      code: "token_invalid",
    });
  });
});
