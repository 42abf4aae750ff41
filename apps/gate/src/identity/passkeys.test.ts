import { DAY_MS, MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addSoftPasskey, BRAND_ORIGIN, type GivenChallenge } from "../testing/add-passkey.ts";
import { codeAt, setAppUp } from "../testing/app-code.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo, tokenMailedTo } from "../testing/letters-to.ts";
import { swedish } from "../testing/limited-play.ts";
import { createSoftPasskey } from "../testing/soft-passkey.ts";

const password = "correct horse battery";
const OTHER_ORIGIN = "https://funly.test";
type SoftPasskey = ReturnType<typeof createSoftPasskey>;
type Lies = Parameters<SoftPasskey["answer"]>[1];

describe("a passkey", () => {
  let gate: GateFixture;
  const pass = (ms: number) => {
    gate.clock.at = new Date(gate.clock.at.getTime() + ms);
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    gate.raw("POST", `/gate/api/actionable/${path}`, body, headers);
  const offered = async (headers: Record<string, string> = {}) =>
    (await post("login/passkey/offer", {}, headers)).body.event.data as GivenChallenge;
  const enter = (challenge_id: string, response: object, headers: Record<string, string> = {}) =>
    post("login/passkey", { challenge_id, response }, headers);
  const logIn = async (passkey: SoftPasskey, lies: Lies = {}, headers: Record<string, string> = {}) => {
    const { challenge_id, options } = await offered(headers);
    return enter(challenge_id, passkey.answer(options, lies), headers);
  };
  const outcome = ({
    status,
    body,
  }: {
    status: number;
    body: { event: { data: { errorCode?: string } } };
  }) => [status, body.event.data.errorCode];
  const WRONG = [422, "passkey_wrong"];
  const owned = async () => {
    const player = await gate.player();
    return { player, passkey: await addSoftPasskey(gate, player.session) };
  };
  const namesOf = async (session: string) =>
    (await gate.call("factors", {}, session)).passkeys.map(({ name }) => name);

  beforeAll(async () => {
    gate = await createGateFixture();
  });
  beforeEach(() => pass(20 * MINUTE_MS));
  afterAll(() => gate.close());

  it("a passkey logs its player in without password, ends the session elsewhere, and is listed with its last use", async () => {
    const { player, passkey } = await owned();
    pass(MINUTE_MS);
    const entered = await logIn(passkey);
    expect(entered.status).toBe(200);
    expect(entered.body.event.data.player).toMatchObject({ player_id: player.id });
    const { session } = entered.body as unknown as { session: string };
    expect(
      (await gate.raw("GET", "/gate/api/actionable/factors", undefined, { "x-session-data": player.session }))
        .status,
    ).toBe(401);
    const [listed] = (await gate.call("factors", {}, session)).passkeys;
    expect(listed).toMatchObject({ name: "My phone", used_at: gate.clock.at.toISOString() });
  });

  it("a passkey is asked no code, where a password is asked for that of the app or the sheet", async () => {
    const player = await gate.player();
    const secret = await setAppUp(gate, player);
    pass(MINUTE_MS);
    const passkey = await addSoftPasskey(gate, player.session, {
      scratch_code: codeAt(secret, gate.clock.at),
    });
    expect((await logIn(passkey)).status).toBe(200);
    const byPassword = await post("login", { nickname: player.email, password });
    expect(outcome(byPassword)).toEqual([422, "second_factor_required"]);
  });

  it("a passkey's answer is good once, even when it is sent 4 times at the same moment", async () => {
    const { passkey } = await owned();
    const { challenge_id, options } = await offered();
    const response = passkey.answer(options);
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(challenge_id, response)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(outcome(await enter(challenge_id, response))).toEqual([422, "passkey_expired"]);
    const fresh = await offered();
    expect(outcome(await enter(fresh.challenge_id, response))).toEqual(WRONG);
  });

  it("a passkey has 5 minutes to answer", async () => {
    const { passkey } = await owned();
    const inTime = await offered();
    pass(5 * MINUTE_MS - SECOND_MS);
    expect((await enter(inTime.challenge_id, passkey.answer(inTime.options))).status).toBe(200);
    const late = await offered();
    pass(5 * MINUTE_MS);
    expect(outcome(await enter(late.challenge_id, passkey.answer(late.options)))).toEqual([
      422,
      "passkey_expired",
    ]);
  });

  it.each<[string, Lies]>([
    ["another origin", { origin: "https://bellwether.test.evil.example" }],
    ["the right host behind another origin's page", { origin: OTHER_ORIGIN, host: "bellwether.test" }],
    ["another host's key", { host: "funly.test" }],
    ["no finger, face or PIN", { isVerified: false }],
    ["a counter that does not grow", { counter: 1 }],
  ])("a passkey's answer with %s is refused, and the next honest one is accepted", async (_, lies) => {
    const { passkey } = await owned();
    expect((await logIn(passkey)).status).toBe(200);
    expect(outcome(await logIn(passkey, lies))).toEqual(WRONG);
    expect((await logIn(passkey)).status).toBe(200);
  });

  it("a passkey that nobody has stored, and an answer that is none, are refused alike", async () => {
    expect(outcome(await logIn(createSoftPasskey(BRAND_ORIGIN)))).toEqual(WRONG);
    const { passkey } = await owned();
    for (const response of [
      {},
      { id: 7 },
      { id: "x".repeat(10_000) },
      { ...passkey.answer({ challenge: "x" }), response: {} },
    ]) {
      const { challenge_id } = await offered();
      expect(outcome(await enter(challenge_id, response))).toEqual(WRONG);
    }
    expect(outcome(await enter("q1Zr0m9b8s7d6f5g4h3j2k1l", {}))).toEqual([422, "passkey_expired"]);
    expect((await enter("short", {})).status).toBe(400);
  });

  it("a passkey of one brand opens nothing at another, whatever host it claims, and a challenge is good at its brand alone", async () => {
    const { passkey } = await owned();
    const atOther = { "x-brand": "FUNLY" };
    expect(outcome(await logIn(passkey, {}, atOther))).toEqual(WRONG);
    expect(outcome(await logIn(passkey, { origin: OTHER_ORIGIN }, atOther))).toEqual(WRONG);
    const { challenge_id, options } = await offered();
    expect(outcome(await enter(challenge_id, passkey.answer(options), atOther))).toEqual([
      422,
      "passkey_expired",
    ]);
    expect((await enter(challenge_id, passkey.answer(options))).status).toBe(200);
  });

  it.each<[string, string, (id: string) => Promise<unknown>]>([
    [
      "closed",
      "account_closed",
      (id) => gate.database.query("UPDATE player SET status = 'closed' WHERE id = $1", [id]),
    ],
    [
      "blocked",
      "account_blocked",
      (id) =>
        gate.database.query("UPDATE player SET blocked_until = $2 WHERE id = $1", [
          id,
          JSON.stringify({ login: new Date(gate.clock.at.getTime() + DAY_MS).toISOString() }),
        ]),
    ],
  ])("a passkey of a %s account is refused with %s, as the password is", async (_, code, shut) => {
    const { player, passkey } = await owned();
    await shut(player.id);
    expect(outcome(await logIn(passkey))).toEqual([403, code]);
    expect(outcome(await post("login", { nickname: player.email, password }))).toEqual([403, code]);
  });

  it("a passkey does not end a break or an exclusion early: it is refused with the same words as the password, and opens after the break", async () => {
    const { player, passkey } = await owned();
    await gate.call("selfExclude", { duration: "24h", reason: "a break" }, player.session);
    const refused = await logIn(passkey);
    expect(outcome(refused)).toEqual([403, "account_excluded"]);
    const byPassword = await post("login", { nickname: player.email, password });
    expect(refused.body.event.data).toEqual(byPassword.body.event.data);
    pass(DAY_MS + MINUTE_MS);
    expect((await logIn(passkey)).status).toBe(200);
  });

  it("a passkey opens nothing while the player's weekly time is used up", async () => {
    const { player, passkey } = await owned();
    await gate.call("changeLimit", { type: "login", action: "set", duration: 7, time: 60 }, player.session);
    pass(61 * MINUTE_MS);
    expect(outcome(await post("login", { nickname: player.email, password }))).toEqual([
      403,
      "login_limit_reached",
    ]);
    expect(outcome(await logIn(passkey))).toEqual([403, "login_limit_reached"]);
  });

  it("a passkey opens nothing for somebody whom the Swedish register has blocked since", async () => {
    const form = swedish();
    const swede = await gate.stranger(form);
    const passkey = await addSoftPasskey(gate, swede.session);
    expect((await logIn(passkey)).status).toBe(200);
    gate.register.blocked.add(form.personal_number);
    expect(outcome(await logIn(passkey))).toEqual([403, "register_blocked"]);
  });

  it("a passkey is added with password and code alone, within 5 minutes, once, and a letter tells", async () => {
    const { player } = await owned();
    const { session } = player;
    for (const body of [{ password: "not this one" }, {}])
      expect((await post("factors/passkeys/offer", { ...body, session })).status).not.toBe(200);
    const soft = createSoftPasskey(BRAND_ORIGIN);
    const offer = (await gate.call("offerPasskey", { password }, session)) as unknown as GivenChallenge;
    const add = (response: object, name = "Laptop") =>
      post("factors/passkeys/add", { challenge_id: offer.challenge_id, response, name, session });
    expect((await add(soft.create(offer.options), " ")).status).toBe(400);
    // A stranger's session cannot use the owner's challenge up.
    const stranger = await gate.player();
    const stolen = { challenge_id: offer.challenge_id, response: soft.create(offer.options), name: "x" };
    expect(outcome(await post("factors/passkeys/add", { ...stolen, session: stranger.session }))).toEqual([
      422,
      "passkey_expired",
    ]);
    expect((await add(soft.create(offer.options))).status).toBe(200);
    expect(outcome(await add(soft.create(offer.options)))).toEqual([422, "passkey_expired"]);
    expect(await namesOf(session)).toEqual(["My phone", "Laptop"]);
    const subjects = (await lettersTo(gate, player.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Bellwether: avainkoodi lisättiin", "Bellwether: avainkoodi lisättiin"]);
  });

  it.each<[string, Lies]>([
    ["another origin", { origin: OTHER_ORIGIN }],
    ["no finger, face or PIN", { isVerified: false }],
  ])("a passkey made with %s is not added", async (_, lies) => {
    const player = await gate.player();
    const offer = (await gate.call(
      "offerPasskey",
      { password },
      player.session,
    )) as unknown as GivenChallenge;
    const response = createSoftPasskey(BRAND_ORIGIN).create(offer.options, lies);
    const { session } = player;
    const added = await post("factors/passkeys/add", {
      challenge_id: offer.challenge_id,
      response,
      name: "x",
      session,
    });
    expect(outcome(added)).toEqual(WRONG);
    expect(await namesOf(session)).toEqual([]);
  });

  it("a passkey that is one player's cannot become another's", async () => {
    const { player, passkey } = await owned();
    const other = await gate.player();
    const offer = (await gate.call("offerPasskey", { password }, other.session)) as unknown as GivenChallenge;
    const body = { challenge_id: offer.challenge_id, response: passkey.create(offer.options), name: "x" };
    expect(outcome(await post("factors/passkeys/add", { ...body, session: other.session }))).toEqual(WRONG);
    expect((await logIn(passkey)).body.event.data.player).toMatchObject({ player_id: player.id });
  });

  it("a passkey is the tenth at most: the eleventh is refused before and after the browser has made it", async () => {
    const player = await gate.player();
    const { session } = player;
    const offers: GivenChallenge[] = [];
    for (let count = 0; count < 9; count += 1) await addSoftPasskey(gate, session, { name: `Key ${count}` });
    for (const _ of [1, 2])
      offers.push((await gate.call("offerPasskey", { password }, session)) as unknown as GivenChallenge);
    const answers = await Promise.all(
      offers.map(({ challenge_id, options }) =>
        post("factors/passkeys/add", {
          ...{
            challenge_id,
            response: createSoftPasskey(BRAND_ORIGIN).create(options),
            name: "last",
            session,
          },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(outcome(await post("factors/passkeys/offer", { password, session }))).toEqual([
      409,
      "passkeys_enough",
    ]);
  });

  it("a passkey is removed with the password, opens nothing any more, and a letter tells; nobody removes another's", async () => {
    const { player, passkey } = await owned();
    const { id } = (await gate.call("factors", {}, player.session)).passkeys[0]!;
    const stranger = await gate.player();
    expect((await post("factors/passkeys/remove", { id, password, session: stranger.session })).status).toBe(
      404,
    );
    expect((await post("factors/passkeys/remove", { id, session: player.session })).status).toBe(400);
    expect((await gate.call("removePasskey", { id, password }, player.session)).passkeys).toEqual([]);
    expect(outcome(await logIn(passkey))).toEqual(WRONG);
    expect((await post("factors/passkeys/remove", { id, password, session: player.session })).status).toBe(
      404,
    );
    const letters = await lettersTo(gate, player.email);
    expect(letters.filter(({ subject }) => subject === "Bellwether: avainkoodi poistettiin")).toHaveLength(1);
  });

  it("a passkey that was removed while its answer was under way opens nothing", async () => {
    const { player, passkey } = await owned();
    const { challenge_id, options } = await offered();
    const response = passkey.answer(options);
    const { id } = (await gate.call("factors", {}, player.session)).passkeys[0]!;
    await gate.call("removePasskey", { id, password }, player.session);
    expect(outcome(await enter(challenge_id, response))).toEqual(WRONG);
  });

  it("a passkey that somebody added after they took the address is gone when the owner takes it back, and is deleted with the account's closing", async () => {
    const { player, passkey } = await owned();
    pass(MINUTE_MS);
    const email = `taken-${player.id}@example.org`;
    await gate.call("setEmail", { email, password }, player.session);
    await gate.call("confirmEmail", { token: await tokenMailedTo(gate, email) });
    pass(MINUTE_MS);
    const thiefs = await addSoftPasskey(gate, player.session);
    await gate.call("undoEmail", { token: await tokenMailedTo(gate, player.email) });
    expect(outcome(await logIn(thiefs))).toEqual(WRONG);
    const { session } = (await logIn(passkey)).body as unknown as { session: string };
    expect(await namesOf(session)).toEqual(["My phone"]);
    await gate.call("requestToken", { purpose: "password_reset", email: player.email });
    await gate.call("resetPassword", {
      token: await tokenMailedTo(gate, player.email),
      newpassword: password,
    });
    const again = (await logIn(passkey)).body as unknown as { session: string };
    await gate.call("closeAccount", { reason: "enough", password }, again.session);
    const { rows } = await gate.database.query("SELECT 1 FROM player_passkey WHERE player_id = $1", [
      player.id,
    ]);
    expect(rows).toEqual([]);
  });

  it("a passkey's login on another device is told by letter", async () => {
    const { player, passkey } = await owned();
    const on = (device: string) => ({ "user-agent": device });
    const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const IPHONE =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
    expect((await logIn(passkey, {}, on(FIREFOX))).status).toBe(200);
    pass(MINUTE_MS);
    expect((await logIn(passkey, {}, on(IPHONE))).status).toBe(200);
    const last = (await lettersTo(gate, player.email)).at(-1)!;
    expect(last.subject).toContain("kirjautuminen toisella laitteella");
  });

  it("a passkey's challenges are given 60 times a minute to one network", async () => {
    const from = { "x-client-address": "203.0.113.60" };
    for (let count = 0; count < 60; count += 1) await offered(from);
    expect((await post("login/passkey/offer", {}, from)).status).toBe(429);
    expect((await post("login/passkey/offer", {}, { "x-client-address": "203.0.113.61" })).status).toBe(200);
  });
});
