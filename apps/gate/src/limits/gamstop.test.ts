import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, signupOf, units } from "../testing/gate-fixture.ts";
import { listNewsletterReaders } from "./newsletter-readers.ts";

const british = (lastname: string) => ({
  country: "GB",
  currency: "GBP" as const,
  phone: "07911 123456",
  zip: "SW1A 1AA",
  firstname: "Ann",
  lastname,
});
const lettersOnly = (text: string) => text.replaceAll(/[\d-]/g, "x");
const name = () => `Bell ${lettersOnly(randomUUID())}`;

describe("Great Britain's register", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterEach(() => {
    gate.gamstop.excluded.clear();
    gate.gamstop.isSilent = false;
  });
  afterAll(() => gate.close());

  const signUp = (lastname: string, email = `${randomUUID()}@example.org`) =>
    gate.clientOf().send("signup", signupOf(email, british(lastname)));
  const logIn = (email: string) =>
    gate.clientOf().call("login", { nickname: email, password: "correct horse battery", mobile: false });
  const checks = async () =>
    (
      await gate.database.query<{ occasion: string; answer: string; reference: string; known: boolean }>(
        "SELECT occasion, answer, reference, player_id IS NOT NULL AS known FROM register_check ORDER BY id",
      )
    ).rows;
  const countPlayers = async () => (await gate.database.query("SELECT 1 FROM player")).rows.length;

  it("Great Britain's register is queried at signup and at every login, and each answer is stored with its reference", async () => {
    const before = (await checks()).length;
    const email = `${randomUUID()}@example.org`;
    await signUp(name(), email);
    await logIn(email);
    expect((await checks()).slice(before)).toEqual([
      { occasion: "signup", answer: "N", reference: expect.stringMatching(/^reference-/), known: true },
      { occasion: "login", answer: "N", reference: expect.stringMatching(/^reference-/), known: true },
    ]);
  });

  it("Great Britain's register counts the answers clear, blocked and failed, each from 0 on", async () => {
    const counts = () =>
      ["clear", "blocked", "failed"].map((outcome) =>
        gate.figures.value("register_checks_total", { register: "gamstop", outcome }),
      );
    const [clear, blocked, failed] = (await counts()) as [number, number, number];
    const lastname = name();
    const email = `${randomUUID()}@example.org`;
    await signUp(lastname, email);
    gate.gamstop.excluded.add(`Ann ${lastname}`);
    await logIn(email).catch(() => {});
    gate.gamstop.isSilent = true;
    await logIn(email).catch(() => {});
    expect(counts()).toEqual([clear + 1, blocked + 1, failed + 1]);
    expect(gate.figures.value("register_checks_total", { register: "spelpaus", outcome: "failed" })).toBe(0);
  });

  it("whoever is in Great Britain's register can neither sign up nor log in; a refused signup is stored without the person", async () => {
    const [lastname, email] = [name(), `${randomUUID()}@example.org`];
    await signUp(lastname, email);
    gate.gamstop.excluded.add(`Ann ${lastname}`);
    const other = name();
    gate.gamstop.excluded.add(`Ann ${other}`);
    const players = await countPlayers();
    await expect(logIn(email)).rejects.toMatchObject({ code: "register_blocked" });
    await expect(signUp(other)).rejects.toMatchObject({ code: "register_blocked" });
    expect(await countPlayers()).toBe(players);
    expect((await checks()).slice(-2)).toMatchObject([
      { occasion: "login", answer: "Y", known: true },
      { occasion: "signup", answer: "Y", known: false },
    ]);
  });

  it("Great Britain's register fails closed: while it does not answer nobody from GB signs up or logs in, and everybody else does", async () => {
    const email = `${randomUUID()}@example.org`;
    await signUp(name(), email);
    gate.gamstop.isSilent = true;
    await expect(logIn(email)).rejects.toMatchObject({ code: "register_unavailable" });
    await expect(signUp(name())).rejects.toMatchObject({ code: "register_unavailable" });
    await expect(gate.stranger()).resolves.toBeTruthy();
  });

  it("before marketing Great Britain's register is queried; who is in it, who got no answer, and who plays in Sweden is not on the list", async () => {
    const [free, shut, swede] = [await gate.stranger(), await gate.stranger(), await gate.stranger()];
    await gate.database.query("UPDATE player SET country = 'GB', last_name = 'Shut' WHERE id = $1", [
      shut.id,
    ]);
    await gate.database.query("UPDATE player SET country = 'GB', identity_checked_at = now() WHERE id = $1", [
      free.id,
    ]);
    await gate.database.query("UPDATE player SET country = 'SE' WHERE id = $1", [swede.id]);
    gate.gamstop.excluded.add("Aino Shut");
    const emailOf = async ({ id }: { id: string }) =>
      (await gate.database.query<{ email: string }>("SELECT email FROM player WHERE id = $1", [id])).rows[0]
        ?.email;
    const [freeEmail, shutEmail, swedeEmail] = await Promise.all([free, shut, swede].map(emailOf));
    const list = async () => (await listNewsletterReaders(gate.deps)).readers.map(({ email }) => email);
    const readers = await list();
    expect(readers).toContain(freeEmail);
    expect(readers).not.toContain(shutEmail);
    expect(readers).not.toContain(swedeEmail);
    gate.gamstop.isSilent = true;
    expect(await list()).not.toContain(freeEmail);
    expect(
      (await listNewsletterReaders({ ...gate.deps, askGamstop: undefined })).readers.map(
        ({ email }) => email,
      ),
    ).not.toContain(freeEmail);
  });
});

describe("Great Britain where its register is not connected", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({ deps: { askGamstop: undefined } });
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  /** An account opened before the register was disconnected. */
  async function briton() {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const token = await gate.launch(player);
    const begun = await gate.beginDeposit(player, "20.00");
    await gate.database.query("UPDATE player SET country = 'GB', identity_checked_at = now() WHERE id = $1", [
      player.id,
    ]);
    return { player, token, begun };
  }

  it("nobody can sign up, and the list of countries says so", async () => {
    const form = signupOf(`${randomUUID()}@example.org`, british(name()));
    await expect(gate.clientOf().send("signup", form)).rejects.toMatchObject({
      code: "register_unavailable",
    });
    const { countries } = await gate.clientOf().call("countries", {});
    const allowed = Object.fromEntries(countries.map(({ code, signup_allowed }) => [code, signup_allowed]));
    expect([allowed.GB, allowed.FI, allowed.SE]).toEqual([false, true, true]);
  });

  it("nobody can play or deposit, not even with a game or a deposit that was started before", async () => {
    const { player, token, begun } = await briton();
    await expect(gate.launch(player)).rejects.toMatchObject({ code: "register_unavailable" });
    await expect(gate.beginDeposit(player, "20.00", { method: "SKRILL" })).rejects.toMatchObject({
      code: "register_unavailable",
    });
    expect(await begun.authorize()).toMatchObject({ success: false });
    const bet = await gate.wallet("/transaction/bet", {
      user: player.id,
      token,
      round: randomUUID(),
      game_code: "bell-one",
      currency: player.currency,
      transaction_uuid: randomUUID(),
      amount: units(1),
    });
    expect(bet.status).toBe("RS_ERROR_USER_DISABLED");
  });

  it("a player with an account can log in and withdraw", async () => {
    const { player } = await briton();
    const { rows } = await gate.database.query<{ email: string }>("SELECT email FROM player WHERE id = $1", [
      player.id,
    ]);
    const { session } = await gate
      .clientOf()
      .send("login", { nickname: rows[0]?.email ?? "", password: "correct horse battery", mobile: false });
    const payout = await gate.beginWithdrawal({ ...player, session: session ?? "" }, "50.00", "SKRILL");
    const { authCode } = await payout.authorize();
    expect(await payout.transfer(authCode)).toMatchObject({ success: true });
    expect(await gate.call("balance", {}, session)).toMatchObject({ player_balance_amount: "0.00" });
  });
});
