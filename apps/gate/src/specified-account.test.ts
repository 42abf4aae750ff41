import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "./testing/gate-fixture.ts";
import { lettersTo, tokenMailedTo } from "./testing/letters-to.ts";
import { specifiedClient, specifiedForm } from "./testing/specified-client.ts";

/** Field names of [3.06], in its order. */
const profileFields = [
  "player_id",
  "player_deposits_count",
  "player_balance_amount",
  "local_bonus_balance_amount",
  "player_currency",
  "player_email",
  "player_fullname",
  "player_displayname",
  "player_country",
  "player_channel",
  "player_activated",
  "player_phone_set",
  "accepted_tos",
  "timeout_limit",
  "deposit_limits",
];

/** Field names of [3.07] besides the session. */
const loginFields = [
  "need_terms_acceptance",
  "piq",
  "player",
  "last_login",
  "spelpaus",
  "reality_check_interval_minutes",
  "last_played",
];

const partnerFields = [
  "player_partner_op",
  "player_partner_click",
  "player_partner_account_id",
  "player_partner_campaign_id",
  "player_affiliate_tag",
];

/** Additional fields: the terms in force, and the player's previous visit. */
const ours = ["terms_version", "last_login"];

/** Section 7 tested from its table alone: one player's life in the order of the tests. */
describe("a client written from the specification alone", () => {
  let gate: GateFixture;
  let client: ReturnType<typeof specifiedClient>;
  let playerId = "";
  const email = "aino@example.org";
  const actionable = "/gate/api/actionable";
  beforeAll(async () => {
    gate = await createGateFixture();
    client = specifiedClient(gate);
  });
  afterAll(() => gate.close());

  it("a client written from the specification alone signs up with the 15 fields of the form, system_reference and system_language, and gets a session [7.04]", async () => {
    const { status, data, session } = await client.post(`${actionable}/signup`, {
      ...specifiedForm(email),
      system_reference: { op: "acme", btag: "spring" },
      system_language: "fi",
    });
    expect([status, Object.keys(data)]).toEqual(["success", loginFields]);
    expect(session).toEqual(expect.any(String));
    playerId = (data.player as { player_id: string }).player_id;
  });

  it("a client written from the specification alone validates a phone, and activates with phone_country_code, phone_number and activation_code [7.05–7.07]", async () => {
    const valid = await client.post(`${actionable}/validate/phone`, { phone: "0401234567", country: "FI" });
    expect(valid.status).toBe("success");
    const asked = await client.post(`${actionable}/activation/request`, {
      phone_country_code: "358",
      phone_number: "0401234567",
    });
    expect(asked.status).toBe("success");
    const [text] = await lettersTo(gate, "+358401234567");
    const activation_code = /\d{6}/.exec(text!.body)![0];
    expect((await client.post(`${actionable}/activation/validate`, { activation_code })).status).toBe(
      "success",
    );
  });

  it("a client written from the specification alone logs in with nickname, password, mobile and system_reference, and gets 7 fields and the session; last_login is in seconds, last_played are ids [7.02]", async () => {
    const token = await gate.launch({ session: await sessionOf() });
    await gate.wallet("/transaction/bet", {
      user: playerId,
      token,
      transaction_uuid: "free",
      round: "r0",
      round_closed: true,
      game_code: "bell-one",
      currency: "EUR",
      amount: 0,
    });
    const { data, session } = await client.post(`${actionable}/login`, {
      nickname: email,
      password: "correct horse battery",
      mobile: false,
      system_reference: { op: "acme" },
    });
    expect([Object.keys(data), typeof session]).toEqual([loginFields, "string"]);
    expect(data).toMatchObject({
      need_terms_acceptance: false,
      spelpaus: false,
      reality_check_interval_minutes: 0,
      last_login: Math.floor(gate.clock.at.getTime() / 1_000),
      last_played: [1],
    });
    expect(Object.keys(data.player as object)).toEqual([...profileFields, ...partnerFields, ...ours]);
  });

  it("a client written from the specification alone opens the cashier with piq's url, merchantId, userId and sessionId, which is not the site's session [3.07]", async () => {
    const { data, session } = await client.post(`${actionable}/login`, {
      nickname: email,
      password: "correct horse battery",
    });
    const piq = data.piq as Record<string, string>;
    expect(Object.keys(piq)).toEqual(["url", "merchantId", "userId", "sessionId"]);
    expect(piq.sessionId).not.toBe(session);
    const { userId, sessionId } = piq;
    expect(await gate.piq("/verifyuser", { userId, sessionId })).toMatchObject({ userId, success: true });
  });

  it("a client written from the specification alone reads the profile's 15 fields at startup, and the account's tags with them [7.30]", async () => {
    const { data } = await client.get(`${actionable}/account/profile`);
    expect(Object.keys(data)).toEqual([...profileFields, ...partnerFields, ...ours]);
    expect(data).toMatchObject({
      player_id: playerId,
      player_activated: true,
      player_phone_set: true,
      accepted_tos: true,
      timeout_limit: false,
      player_partner_op: "acme",
      player_affiliate_tag: "spring",
    });
  });

  it("a client written from the specification alone reads the balance's total and bonus, and the net position as a number [7.08, 7.09]", async () => {
    await gate.deposit({ id: playerId, session: await sessionOf(), currency: "EUR" }, "20.00");
    const { data } = await client.post(`${actionable}/balance`);
    expect(data).toMatchObject({ player_balance_amount: "20.00", local_bonus_balance_amount: "0.00" });
    expect((await client.get(`${actionable}/account/net_position`)).data.net_position).toBe(0);
  });

  it("a client written from the specification alone reads and changes 7 fields of the details and 2 of the settings [7.14, 7.15]", async () => {
    const details = (await client.get(`${actionable}/account/details`)).data;
    const named = ["address_1", "address_2", "city", "email", "zip", "region", "state"];
    const address = Object.fromEntries(named.map((name) => [name, details[name]]));
    expect(address).toEqual({
      address_1: "Mannerheimintie 1",
      address_2: "",
      city: "Helsinki",
      email,
      zip: "00100",
      region: "",
      state: "",
    });
    const moved = await client.post(`${actionable}/account/details`, { ...address, address_2: "A 3" });
    expect(moved.data).toMatchObject({ ...address, address_2: "A 3" });
    const settings = { newsletter: "0", phone: "+358401234567" };
    expect((await client.post(`${actionable}/account/settings`, settings)).data).toMatchObject(settings);
    expect((await client.get(`${actionable}/account/settings`)).data).toMatchObject(settings);
  });

  it("a client written from the specification alone pages the history with from, until, limit and start_index: until is inclusive, a page has 10, next_index leads to the next until it is null [7.11, 7.12]", async () => {
    await playRounds(12);
    const today = gate.clock.at.toISOString().slice(0, 10);
    const path = `${actionable}/account/game_transaction_history`;
    const first = (await client.get(path, { from: today, until: today, start_index: "-1" })).data;
    expect((first.items as unknown[]).length).toBe(10);
    const start_index = String(first.next_index);
    const second = (await client.get(path, { from: today, until: today, limit: "10", start_index })).data;
    expect([(second.items as unknown[]).length, second.next_index]).toEqual([3, null]);
    const tickets = await client.get(`${actionable}/account/game_ticket_history`, { limit: "10" });
    expect(tickets.data).toEqual({ items: [], next_index: null, holds_payouts: false });
  });

  it("a client written from the specification alone reads its player's payments by limit, from and to; for another player's id it gets 404 [7.13]", async () => {
    const span = { limit: 10, from: "2026-01-01", to: "2026-12-31" };
    const { data } = await client.post(`/gate/api/payments/history/${playerId}`, span);
    expect((data.payments as object[]).length).toBe(1);
    expect((await client.post("/gate/api/payments/history/another", span)).httpStatus).toBe(404);
  });

  it("a client written from the specification alone reads limits as limit_plain and limit_duration, and fetches limits as timeout and a deposit group [7.19, 7.20, 7.30]", async () => {
    const set = await client.post(`${actionable}/limit/netloss/set`, {
      type: "netloss",
      action: "set",
      time: 30,
      amount: "100.00",
      isMonthlySignupLimit: false,
    });
    const { limit_plain, limit_duration } = (await client.post(`${actionable}/get_player_limits`))
      .data as Record<string, Record<string, Record<string, object>>>;
    expect(set.data).toEqual({ limit_plain, limit_duration });
    expect(Object.keys(limit_plain!)).toEqual(["limits_login", "limits_deposit"]);
    expect(Object.keys(limit_duration!)).toEqual(["maxwager", "netloss"]);
    expect(Object.keys(limit_plain!.limits_deposit!)).toEqual(["daily", "weekly", "monthly"]);
    expect(limit_duration!.netloss!.monthly).toMatchObject({
      state: "active",
      actual: { amount: "100.00" },
      active: { amount: "100.00" },
      cancelled: null,
      value: 100,
      original_value: null,
      duration: 30,
    });
    const fetched = (await client.get(`${actionable}/account/limits`)).data;
    expect(fetched.timeout).toBe(false);
    expect(Object.keys(fetched.deposit as object)).toEqual(["daily", "weekly", "monthly"]);
  });

  it("a client written from the specification alone lists guards, tags in two lists, scratch codes with id and title, and claims a code [7.10, 7.18, 7.21, 7.23]", async () => {
    expect((await client.get("/gate/api/user/guards_status")).data).toEqual({ guards: [] });
    const tags = (await client.get(`${actionable}/player_auto_tags`)).data;
    expect([tags.auto_tags, tags.tags]).toEqual([expect.any(Array), []]);
    const password = "correct horse battery";
    const issued = (await client.post(`${actionable}/scratchcodes/issue`, { type: "issue", password })).data;
    expect(issued.codes).toHaveLength(10);
    expect((issued.codes as object[])[0]).toMatchObject({
      id: expect.any(String),
      title: expect.any(String),
    });
    await client.post(`${actionable}/scratchcodes/disable`, { type: "disable", password });
    expect((await client.post(`${actionable}/claimcode`, { code: "MONDAY10" })).status).toBe("success");
  });

  it("a client written from the specification alone reads the email behind a mailed token [7.22]", async () => {
    await gate.call("requestToken", { purpose: "password_reset", email });
    const token = await tokenMailedTo(gate, email);
    expect((await client.get(`${actionable}/token/${token}`)).data).toEqual({ email });
  });

  it("a client written from the specification alone changes the password with oldpassword and newpassword, logs out with reason and message, and closes with a reason [7.03, 7.16, 7.17]", async () => {
    const newpassword = "another long secret";
    const changed = await client.post(`${actionable}/account/password/update`, {
      oldpassword: "correct horse battery",
      newpassword,
    });
    expect(changed.status).toBe("success");
    const out = await client.post(`${actionable}/logout`, { reason: "user", message: "" });
    expect(out.status).toBe("success");
    const over = await client.get(`${actionable}/account/profile`);
    expect([over.httpStatus, over.status]).toEqual([401, "session_error"]);
    expect(over.data).toMatchObject({
      message: "core.logged_out_message",
      errorCode: "session_missing",
      reason: "session_missing",
    });
    await client.post(`${actionable}/login`, { nickname: email, password: newpassword });
    expect(
      (
        await client.post(`${actionable}/account/close`, {
          reason: "enough",
          password: newpassword,
        })
      ).status,
    ).toBe("success");
  });

  async function sessionOf(): Promise<string> {
    const form = { nickname: email, password: "correct horse battery" };
    return (await client.post(`${actionable}/login`, form)).session!;
  }

  async function playRounds(count: number): Promise<void> {
    const token = await gate.launch({ session: await sessionOf() });
    for (let round = 1; round <= count; round += 1)
      await gate.wallet("/transaction/bet", {
        user: playerId,
        token,
        transaction_uuid: `bet-${round}`,
        round: `r${round}`,
        round_closed: true,
        game_code: "bell-one",
        currency: "EUR",
        amount: units(0.1),
      });
  }
});
