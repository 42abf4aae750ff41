import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt, setAppUp } from "../testing/app-code.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo, tokenMailedTo } from "../testing/letters-to.ts";

const password = "correct horse battery";
const STEP_MS = 30 * SECOND_MS;
type Person = { id: string; email: string; session: string };

describe("an authenticator app", () => {
  let gate: GateFixture;
  const post = (path: string, session: string, body: object, address?: string) =>
    gate.raw(
      "POST",
      `/gate/api/actionable/${path}`,
      { ...body, session },
      address ? { "x-client-address": address } : {},
    );
  const logIn = (player: { email: string }, scratch_code?: string, given = password, address?: string) =>
    gate.raw(
      "POST",
      "/gate/api/actionable/login",
      { nickname: player.email, password: given, scratch_code },
      address ? { "x-client-address": address } : {},
    );
  const sessionOf = (answer: { body: object }) => (answer.body as { session?: string }).session!;
  const errorOf = (answer: { body: { event: { data: { errorCode?: string } } } }) =>
    answer.body.event.data.errorCode;
  const pass = (ms: number) => {
    gate.clock.at = new Date(gate.clock.at.getTime() + ms);
  };
  const now = (secret: string) => codeAt(secret, gate.clock.at);
  const subjects = async (player: Person) =>
    (await lettersTo(gate, player.email)).map(({ subject }) => subject);
  /** A player with an app, a minute after it was set up. */
  const guarded = async (): Promise<Person & { secret: string }> => {
    const player = await gate.player();
    const secret = await setAppUp(gate, player);
    pass(MINUTE_MS);
    return { ...player, secret };
  };
  const sheet = async (player: Person, code?: string) =>
    (
      await gate.call(
        "scratchCodes",
        { type: "issue", password, ...(code && { scratch_code: code }) },
        player.session,
      )
    ).codes as { id: string; number: number; code: string }[];

  beforeAll(async () => {
    gate = await createGateFixture();
  });
  beforeEach(() => pass(20 * MINUTE_MS));
  afterAll(() => gate.close());

  it("an authenticator app counts once one of its codes was shown: until then a login needs the password alone, afterwards its code", async () => {
    const player = await gate.player();
    const begun = await gate.call("beginApp", { password }, player.session);
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.uri).toContain(`otpauth://totp/Bellwether:${encodeURIComponent(player.email)}`);
    expect(begun.expires_in_seconds).toBe(900);
    expect((await logIn(player)).status).toBe(200);
    const again = await gate.call("beginApp", { password }, sessionOf(await logIn(player)));
    expect(again.secret).not.toBe(begun.secret);
    const session = sessionOf(await logIn(player));
    const wrong = await post("factors/app/confirm", session, { code: now(begun.secret) });
    expect([wrong.status, errorOf(wrong)]).toEqual([422, "code_wrong"]);
    const left = await gate.call("confirmApp", { code: now(again.secret) }, session);
    expect(left).toMatchObject({ app_since: gate.clock.at.toISOString(), scratch_codes_left: 0 });
    const refused = await logIn(player);
    expect(refused.body.event.data).toEqual({
      message: "core.error_second_factor_required",
      errorCode: "second_factor_required",
      params: {},
    });
    pass(STEP_MS);
    expect((await logIn(player, ` ${now(again.secret).replace(/(...)/, "$1 ")}`)).status).toBe(200);
    expect((await lettersTo(gate, player.email)).filter(({ body }) => body.includes("sovellu"))).toHaveLength(
      1,
    );
  });

  it("an authenticator app that is being set up for longer than 15 minutes has to be begun again", async () => {
    const player = await gate.player();
    const { secret } = await gate.call("beginApp", { password }, player.session);
    pass(15 * MINUTE_MS + SECOND_MS);
    const late = await post("factors/app/confirm", player.session, { code: now(secret) });
    expect([late.status, errorOf(late)]).toEqual([422, "code_expired"]);
    expect((await logIn(player)).status).toBe(200);
  });

  it("an authenticator app's code is good once, a step early or late, and no further", async () => {
    const player = await guarded();
    const { secret } = player;
    const at = gate.clock.at;
    const codeOf = (steps: number) => codeAt(secret, new Date(at.getTime() + steps * STEP_MS));
    for (const steps of [-2, 2])
      expect(errorOf(await logIn(player, codeOf(steps)))).toBe("second_factor_wrong");
    const together = await Promise.all([-1, -1, -1].map((steps) => logIn(player, codeOf(steps))));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(player, codeOf(1))).status).toBe(200);
    // An earlier code than the last one used is used up with it.
    expect(errorOf(await logIn(player, codeOf(0)))).toBe("second_factor_wrong");
    expect(errorOf(await logIn(player, codeOf(1)))).toBe("second_factor_wrong");
  });

  it("an authenticator app's code that was shown to set it up opens no login", async () => {
    const player = await gate.player();
    const secret = await setAppUp(gate, player);
    expect(errorOf(await logIn(player, now(secret)))).toBe("second_factor_wrong");
  });

  it("an authenticator app and a sheet are either enough: the refusal names the code of the sheet, and a used one asks for the next", async () => {
    const player = await gate.player();
    const [first, second] = await sheet(player);
    const secret = await setAppUp(gate, player, first!.code);
    pass(MINUTE_MS);
    expect((await logIn(player)).body.event.data).toEqual({
      message: "core.error_second_factor_required",
      errorCode: "second_factor_required",
      params: { id: second!.id, title: "core.error_scratch_code_title", number: "2" },
    });
    expect((await logIn(player, now(secret))).status).toBe(200);
    const wrong = await logIn(player, "0000-0000-0000");
    expect(wrong.body.event.data).toMatchObject({
      errorCode: "second_factor_wrong",
      fields: { scratch_code: "core.error_second_factor_wrong" },
      params: { number: "2" },
    });
    expect((await logIn(player, second!.code)).status).toBe(200);
    expect((await logIn(player)).body.event.data.params).toMatchObject({ number: "3" });
  });

  it("an authenticator app stays in force after the last of 10 scratch codes, and the letter says so", async () => {
    const player = await guarded();
    for (const { code } of await sheet(player, now(player.secret))) {
      pass(SECOND_MS);
      expect((await logIn(player, code)).status).toBe(200);
    }
    expect((await subjects(player)).at(-1)).toBe("Bellwether: viimeinen raaputuskoodisi on käytetty");
    expect((await lettersTo(gate, player.email)).at(-1)!.body).not.toContain("pelkällä salasanalla");
    expect(errorOf(await logIn(player))).toBe("second_factor_required");
  });

  it("an authenticator app rate-limits 5 wrong codes like wrong passwords, but not logins without a code", async () => {
    const player = await guarded();
    for (let asked = 0; asked < 6; asked += 1)
      expect(errorOf(await logIn(player))).toBe("second_factor_required");
    const wrong = now(player.secret) === "000000" ? "000001" : "000000";
    for (let failure = 0; failure < 5; failure += 1)
      expect(errorOf(await logIn(player, wrong))).toBe("second_factor_wrong");
    const { status, body } = await logIn(player, now(player.secret));
    expect([status, body.event.data.retry_after_seconds]).toEqual([429, 900]);
  });

  it("an authenticator app takes 10 codes an hour from strangers' networks together, and the owner's known network is let in", async () => {
    const player = await guarded();
    const home = "203.0.113.7";
    expect((await logIn(player, now(player.secret), password, home)).status).toBe(200);
    pass(MINUTE_MS);
    const wrong = now(player.secret) === "000000" ? "000001" : "000000";
    const guess = (network: number) => logIn(player, wrong, password, `198.51.100.${network}`);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, network) => guess(network + 1)));
    expect(answers.filter((answer) => errorOf(answer) === "second_factor_wrong")).toHaveLength(10);
    const [late] = answers.filter(({ status }) => status === 429);
    expect(late!.body.event.data.retry_after_seconds).toBe(3_600);
    expect((await logIn(player, now(player.secret), password, "198.51.100.99")).status).toBe(429);
    expect((await logIn(player, now(player.secret), password, home)).status).toBe(200);
    pass(HOUR_MS);
    expect((await logIn(player, now(player.secret), password, "198.51.100.98")).status).toBe(200);
  });

  it("an authenticator app does not change the answer to a wrong password", async () => {
    const [plain, player] = [await gate.player(), await guarded()];
    const answers = await Promise.all([plain, player].map((each) => logIn(each, "123456", "not this one")));
    expect(answers[1]).toEqual(answers[0]);
  });

  it("an authenticator app is asked where the account could be taken: a changed password, another sheet, its own end; the password alone is refused and changes nothing", async () => {
    const player = await guarded();
    const { session } = player;
    for (const [path, body] of [
      ["account/password/update", { oldpassword: password, newpassword: "another long secret" }],
      ["account/email", { email: "elsewhere@example.org", password }],
      ["account/close", { reason: "enough", password }],
      ["scratchcodes/issue", { password }],
      ["scratchcodes/disable", { password }],
      ["factors/app/begin", { password }],
      ["factors/app/end", { password }],
    ] as const) {
      const asked = await post(path, session, body);
      expect([path, asked.status, errorOf(asked)]).toEqual([path, 422, "second_factor_required"]);
      const wrong = await post(path, session, { ...body, scratch_code: "0000-0000-0000" });
      expect([path, errorOf(wrong)]).toEqual([path, "second_factor_wrong"]);
      pass(16 * MINUTE_MS);
    }
    expect(await gate.call("factors", {}, session)).toMatchObject({ scratch_codes_left: 0 });
    expect((await logIn(player, now(player.secret))).status).toBe(200);
  });

  it("an authenticator app is replaced by another one only with a code of the old one, which is good until the new one has shown a code", async () => {
    const player = await guarded();
    const { secret } = await gate.call(
      "beginApp",
      { password, scratch_code: now(player.secret) },
      player.session,
    );
    pass(MINUTE_MS);
    const session = sessionOf(await logIn(player, now(player.secret)));
    await gate.call("confirmApp", { code: now(secret) }, session);
    pass(MINUTE_MS);
    expect(errorOf(await logIn(player, now(player.secret)))).toBe("second_factor_wrong");
    expect((await logIn(player, now(secret))).status).toBe(200);
  });

  it("an authenticator app is turned off with password and code: the password alone opens the account, and a letter tells once", async () => {
    const player = await guarded();
    const end = { password, scratch_code: now(player.secret) };
    expect(await gate.call("endApp", end, player.session)).toEqual(
      expect.objectContaining({ app_since: null }),
    );
    await gate.call("endApp", { password }, player.session);
    expect((await logIn(player)).status).toBe(200);
    const letters = await subjects(player);
    expect(letters).toHaveLength(2);
    expect(new Set(letters).size).toBe(2);
  });

  it("an authenticator app's secret is stored sealed for its player alone", async () => {
    const player = await guarded();
    const { rows } = await gate.database.query<{ secret: string; pending_secret: string | null }>(
      "SELECT secret, pending_secret FROM player_authenticator WHERE player_id = $1",
      [player.id],
    );
    // The fixture's seal names its owner before the text.
    expect(rows).toEqual([{ secret: `player:${player.id}|${player.secret}`, pending_secret: null }]);
  });

  it("an authenticator app that somebody added after they took the address is gone when the owner takes it back, and an older one stays", async () => {
    for (const isOlder of [false, true]) {
      const player = await gate.player();
      const older = isOlder ? await setAppUp(gate, player) : undefined;
      pass(MINUTE_MS);
      const email = `taken-${player.id}@example.org`;
      const word = { password, ...(older && { scratch_code: now(older) }) };
      await gate.call("setEmail", { email, ...word }, player.session);
      await gate.call("confirmEmail", { token: await tokenMailedTo(gate, email) });
      pass(MINUTE_MS);
      if (!isOlder) await setAppUp(gate, { ...player, email });
      await gate.call("undoEmail", { token: await tokenMailedTo(gate, player.email) });
      const { rows } = await gate.database.query("SELECT 1 FROM player_authenticator WHERE player_id = $1", [
        player.id,
      ]);
      expect(rows).toHaveLength(isOlder ? 1 : 0);
    }
  });

  it("an authenticator app is deleted with the account's closing", async () => {
    const player = await guarded();
    const close = { reason: "enough", password, scratch_code: now(player.secret) };
    await gate.call("closeAccount", close, player.session);
    const { rows } = await gate.database.query("SELECT 1 FROM player_authenticator WHERE player_id = $1", [
      player.id,
    ]);
    expect(rows).toEqual([]);
  });

  it.each(["", "12345a", "12345678901"])(
    "an authenticator app refuses the code '%s' as malformed, and counts no try",
    async (code) => {
      const player = await gate.player();
      await gate.call("beginApp", { password }, player.session);
      expect((await post("factors/app/confirm", player.session, { code })).status).toBe(400);
    },
  );
});
