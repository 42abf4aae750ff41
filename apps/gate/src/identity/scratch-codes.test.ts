import { MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { drawScratchCode, hashScratchCode, isScratchCode } from "./scratch-code-text.ts";

const password = "correct horse battery";
type Code = { id: string; title: string; number: number; code?: string };

describe("scratch codes", () => {
  let gate: GateFixture;
  const scratch = (type: string, session: string, body: object = { password }) =>
    gate.raw("POST", `/gate/api/actionable/scratchcodes/${type}`, { ...body, session });
  const issue = async (player: { session: string }) =>
    (await scratch("issue", player.session)).body.event.data.codes as Required<Code>[];
  const logIn = (player: { email: string }, scratch_code?: string, given = password) =>
    gate.raw("POST", "/gate/api/actionable/login", { nickname: player.email, password: given, scratch_code });
  const sessionOf = (answer: { body: object }) => (answer.body as { session?: string }).session!;

  beforeAll(async () => {
    gate = await createGateFixture();
  });
  beforeEach(() => {
    gate.clock.at = new Date(gate.clock.at.getTime() + 20 * MINUTE_MS);
  });
  afterAll(() => gate.close());

  it("scratch codes are 10, shown once, and stored as hashes", async () => {
    const player = await gate.player();
    const codes = await issue(player);
    expect(codes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(codes.map(({ title }) => title))).toEqual(new Set(["core.error_scratch_code_title"]));
    expect(new Set(codes.map(({ code }) => code)).size).toBe(10);
    for (const { code } of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    const listed = (await scratch("list", player.session, {})).body.event.data.codes;
    expect(listed).toEqual(codes.map(({ id, title, number }) => ({ id, title, number })));
    const { rows } = await gate.database.query("SELECT * FROM scratch_code WHERE player_id = $1", [
      player.id,
    ]);
    for (const { code } of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("scratch codes are required at login: a login without one is refused with the number of the code to enter; with it the login succeeds, and the next login requires the next code", async () => {
    const player = await gate.player();
    const [first, second] = await issue(player);
    const refused = await logIn(player);
    expect([refused.status, refused.body.event.status]).toEqual([422, "user_error"]);
    expect(refused.body.event.data).toEqual({
      message: "core.error_scratch_code_required",
      errorCode: "scratch_code_required",
      params: { id: first!.id, title: "core.error_scratch_code_title", number: "1" },
    });
    await expect(gate.call("profile", {}, player.session)).resolves.toBeDefined();
    const entered = await logIn(player, ` ${first!.code.toLowerCase().replaceAll("-", " ")} `);
    expect(entered.status).toBe(200);
    expect((await logIn(player)).body.event.data.params).toMatchObject({ id: second!.id, number: "2" });
    const left = (await scratch("list", sessionOf(entered), {})).body.event.data.codes;
    expect(left).toHaveLength(9);
  });

  it("scratch codes work for one login each, even when one is entered 4 times at the same moment", async () => {
    const player = await gate.player();
    const [first] = await issue(player);
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(player, first!.code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(player, first!.code)).body.event.data.errorCode).toBe("scratch_code_wrong");
  });

  it("scratch codes rate-limit the address after 5 wrong ones like wrong passwords, but not after logins without a code", async () => {
    const player = await gate.player();
    const [first, second] = await issue(player);
    for (let asked = 0; asked < 6; asked += 1) expect((await logIn(player)).status).toBe(422);
    for (let failure = 0; failure < 5; failure += 1) {
      // Neither another code of the sheet nor a login without a code in between helps.
      const { body } = await logIn(player, failure === 0 ? second!.code : "0000-0000-0000");
      expect(body.event.data.errorCode).toBe("scratch_code_wrong");
      if (failure < 4) await logIn(player);
    }
    const { status, body } = await logIn(player, first!.code);
    expect([status, body.event.data.retry_after_seconds]).toEqual([429, 900]);
  });

  it("scratch codes do not change the answer to a wrong password, which is also the same for an unknown account", async () => {
    const [plain, guarded] = [await gate.player(), await gate.player()];
    await issue(guarded);
    const answers = await Promise.all(
      [plain, guarded, { email: "nobody@example.org" }].map((player) =>
        logIn(player, "0000-0000-0000", "not this one"),
      ),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it("scratch codes are replaced by new ones, even when two sheets are requested at once", async () => {
    const player = await gate.player();
    const [old] = await issue(player);
    const sheets = await Promise.all([issue(player), issue(player)]);
    expect((await logIn(player, old!.code)).status).toBe(422);
    const results = [];
    for (const [first] of sheets) results.push((await logIn(player, first!.code)).status);
    expect(results.sort()).toEqual([200, 422]);
  });

  it("scratch codes are no longer required once disabled: the password alone is enough", async () => {
    const player = await gate.player();
    await issue(player);
    expect((await scratch("disable", player.session)).body.event.data).toEqual({ codes: [] });
    expect((await logIn(player)).status).toBe(200);
  });

  it("scratch codes are no longer required after the 10th, and an email says so", async () => {
    const player = await gate.player();
    const codes = await issue(player);
    // Letters of one moment have no order.
    gate.clock.at = new Date(gate.clock.at.getTime() + SECOND_MS);
    for (const { code } of codes) expect((await logIn(player, code)).status).toBe(200);
    expect((await lettersTo(gate, player.email)).map(({ subject }) => subject)).toEqual([
      "Bellwether: sinulla on uudet raaputuskoodit",
      "Bellwether: viimeinen raaputuskoodisi on käytetty",
    ]);
    expect((await logIn(player)).status).toBe(200);
  });

  it.each([
    ["issue", {}, 400, "core.error_password_required"],
    ["disable", {}, 400, "core.error_password_required"],
    ["issue", { password: "not this one" }, 422, "core.error_password_wrong"],
    ["disable", { password: "not this one" }, 422, "core.error_password_wrong"],
  ])("%s with %o is answered with %d and %s, and nothing changes", async (type, body, status, message) => {
    const player = await gate.player();
    const [first] = await issue(player);
    const answer = await scratch(type, player.session, body);
    expect([answer.status, answer.body.event.data.fields]).toEqual([status, { password: message }]);
    expect((await logIn(player, first!.code)).status).toBe(200);
  });

  it.each(["burn", "ISSUE", "__proto__"])("scratch codes refuse the unknown operation %s", async (type) => {
    const player = await gate.player();
    expect((await scratch(type, player.session)).status).toBe(400);
  });
});

describe("a scratch code's text", () => {
  it("a scratch code's text is accepted as people type it: lower case, spaces, O for 0, I and L for 1", () => {
    const hash = hashScratchCode("a", "0011-ABCD-7K2M");
    expect(isScratchCode("a", "o0iL abcd 7k2m", hash)).toBe(true);
    expect(isScratchCode("a", "0011-ABCD-7K2N", hash)).toBe(false);
    expect(isScratchCode("b", "0011-ABCD-7K2M", hash)).toBe(false);
    expect(isScratchCode("a", "", hash)).toBe(false);
  });

  it("a scratch code's text uses all 32 characters in 1,000 codes", () => {
    const signs = new Set(Array.from({ length: 1_000 }, drawScratchCode).join("").replaceAll("-", ""));
    expect(signs.size).toBe(32);
  });
});
