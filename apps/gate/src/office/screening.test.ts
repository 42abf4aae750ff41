import { GateError, type ScreenedPerson, type ScreeningMatch } from "@bellwether/contract";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askForPapers } from "../laundering/index.ts";
import { askScreening, screenEverybody, wantScreening } from "../screening/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";
import { takeSeat } from "../testing/provider-seat.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

/** A screening service whose lists a test fills by player. */
const service = {
  listed: new Map<string, ScreeningMatch[]>(),
  asked: [] as string[][],
  isDown: false,
  refuses: undefined as string | undefined,
  leavesOut: undefined as string | undefined,
};
const screenPersons = async (persons: readonly ScreenedPerson[]) => {
  service.asked.push(persons.map(({ id }) => id));
  if (service.isDown || persons.some(({ id }) => id === service.refuses)) throw new Error("no answer");
  return persons
    .filter(({ id }) => id !== service.leavesOut)
    .map(({ id }) => ({ id, matches: service.listed.get(id) ?? [] }));
};

let gate: GateFixture;
let eero: Desk;
let hanna: Desk;
let ines: Desk;
beforeAll(async () => {
  gate = await createGateFixture({ deps: { screenPersons } });
  eero = await openDesk(gate, "payments");
  hanna = await openDesk(gate, "safety");
  ines = await openDesk(gate, "safety");
});
afterAll(() => gate.close());
beforeEach(async () => {
  await ask();
  Object.assign(service, { asked: [], isDown: false, refuses: undefined, leavesOut: undefined });
  for (const desk of [eero, hanna, ines]) await desk.signIn();
});

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const later = (ms: number) => {
  gate.clock.at = new Date(gate.clock.at.getTime() + ms);
};
const ask = () => askScreening(gate.deps);
const want = ({ id }: Player) => wantScreening(gate.database, id, gate.clock.at);
const casesOf = async ({ id }: Player, state: "open" | "closed" = "open") =>
  (await hanna.call("cases", { state })).cases.filter((each) => each.player_id === id);
const decide = (id: string, outcome: "same" | "other", desk = hanna) =>
  desk.call("closeListCase", { case_id: id, outcome, reason: "compared their papers" });
const entry = (kind: "pep" | "sanctions", more: Partial<ScreeningMatch> = {}): ScreeningMatch => ({
  ...{ kind, list: "A list", entry: "77", name: "Aino Virtanen", born_on: "1990-05-17", similarity: 93 },
  ...more,
});
/** A player with 50.00 whom the service has found. */
async function found(...matches: ScreeningMatch[]) {
  const player = await gate.stranger();
  await gate.deposit(player, "50.00");
  service.listed.set(player.id, matches);
  await want(player);
  await ask();
  return player;
}
const one = async (player: Player) => (await casesOf(player))[0]!.id;
const withdraw = async (player: Player) => {
  const payout = await gate.beginWithdrawal(player, "20.00");
  await payout.authorize();
  return payout.transactionId;
};

describe("screening for PEP and sanctions", () => {
  it("whoever activates their account is asked about in the next run, and the player's page says when there was an answer", async () => {
    const player = await gate.stranger({ activated: false, phone: "040 555 0199" });
    expect(await ask()).toBe(0);
    await gate.call(
      "requestActivation",
      { phone_country_code: "+358", phone_number: "405550199" },
      player.session,
    );
    const [sms] = await lettersTo(gate, "+358405550199");
    const code = /\d{6}/.exec(sms!.body)![0];
    await gate.call("validateActivation", { activation_code: code }, player.session);
    expect(await ask()).toBe(1);
    expect(service.asked).toEqual([[player.id]]);
    const page = await hanna.call("playerPage", { player_id: player.id });
    expect(page.player.screened_at).toBe(gate.clock.at.toISOString());
  });

  it("a match with a list of sanctions is a case with name, list and similarity; deposits, stakes and withdrawals are refused until it is decided", async () => {
    const player = await found(entry("sanctions"));
    expect(await casesOf(player)).toMatchObject([
      {
        cause: "sanctions",
        facts: [
          { name: "listed_name", value: "Aino Virtanen" },
          { name: "listed_born_on", value: "1990-05-17" },
          { name: "list", value: "A list" },
          { name: "similarity", value: 93 },
        ],
      },
    ]);
    // Who does not decide it reads no name.
    const { case: seen } = await eero.call("oneCase", { case_id: await one(player) });
    expect(seen.facts.map(({ name }) => name)).toEqual(["list", "similarity"]);
    const refused = { code: "account_held" };
    await expect(gate.beginDeposit(player, "20.00")).rejects.toMatchObject(refused);
    await expect(gate.beginWithdrawal(player, "20.00")).rejects.toMatchObject(refused);
    await expect(takeSeat(gate, player)).rejects.toMatchObject(refused);
    await decide(await one(player), "other");
    await expect(gate.beginDeposit(player, "20.00")).resolves.toBeTruthy();
    await expect(gate.beginWithdrawal(player, "20.00")).resolves.toBeTruthy();
  });

  it("the same person under sanctions is blocked until two persons lift it", async () => {
    const player = await found(entry("sanctions"));
    const { case: closed } = await decide(await one(player), "same");
    expect(closed.end).toMatchObject({ outcome: "same", by: hanna.name });
    await expect(gate.beginDeposit(player, "20.00")).rejects.toMatchObject({ code: "account_blocked" });
    await expect(gate.beginWithdrawal(player, "20.00")).rejects.toMatchObject({ code: "account_blocked" });
  });

  it("a withdrawal of whoever may be a PEP waits, and the source of funds is asked for once; of a known PEP each withdrawal is looked at", async () => {
    const player = await found(entry("pep"));
    const seat = await takeSeat(gate, player);
    await seat.play(50, 50);
    const first = await withdraw(player);
    const reasons = async (id: string) =>
      (await eero.call("withdrawal", { transaction_id: id })).withdrawal.reasons;
    expect(await reasons(first)).toContain("case");
    const approve = () =>
      eero.call("approveWithdrawal", { transaction_id: first, reason: "all is in order" });
    expect(await answerOf(approve())).toBe("account_held");
    expect([await askForPapers(gate.deps), await askForPapers(gate.deps)]).toEqual([1, 0]);
    const { rows } = await gate.database.query("SELECT kind FROM document_request WHERE player_id = $1", [
      player.id,
    ]);
    expect(rows).toEqual([{ kind: "funds" }]);

    await decide(await one(player), "same");
    expect(await answerOf(approve())).toBe("done");
    const second = await reasons(await withdraw(player));
    expect(second).toContain("pep");
    expect(second).not.toContain("case");
  });

  it("every night everybody who is active is asked about again, and what was decided is no case again", async () => {
    const player = await found(entry("pep"));
    await decide(await one(player), "other");
    const closed = await gate.stranger();
    await gate.call("closeAccount", { reason: "No", password: "correct horse battery" }, closed.session);
    const before = await gate.stranger({ activated: false });
    later(DAY_MS);
    await hanna.signIn();
    service.asked = [];
    expect(await screenEverybody(gate.deps)).toBeGreaterThan(0);
    await ask();
    const asked = service.asked.flat();
    expect(asked).toContain(player.id);
    expect(asked).not.toContain(closed.id);
    expect(asked).not.toContain(before.id);
    expect(await casesOf(player)).toEqual([]);

    // Another entry, or the same one of another list, is a new question.
    service.listed.set(player.id, [entry("pep"), entry("pep", { list: "Another list" })]);
    await want(player);
    await ask();
    expect(await casesOf(player)).toHaveLength(1);
  });

  it("answered 5 times at the same moment, and with one entry named twice, a player gets one case", async () => {
    const player = await gate.stranger();
    service.listed.set(player.id, [entry("sanctions"), entry("sanctions")]);
    await want(player);
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        await ask();
        await want(player);
      }),
    );
    await ask();
    expect(await casesOf(player)).toHaveLength(1);
  });

  it("while the service is down sign-ups go on and one question in a run is enough; a minute after it is back, everybody has an answer", async () => {
    const players = [await gate.stranger(), await gate.stranger()];
    for (const player of players) await want(player);
    service.isDown = true;
    expect(await ask()).toBe(0);
    expect(service.asked).toHaveLength(1);
    expect(await hanna.call("screening", {})).toMatchObject({ is_connected: true, waiting: 2 });
    await expect(gate.beginDeposit(players[0]!, "20.00")).resolves.toBeTruthy();
    service.isDown = false;
    expect(await ask()).toBe(0);
    later(MINUTE_MS);
    expect(await ask()).toBe(2);
    expect(await hanna.call("screening", {})).toMatchObject({ waiting: 0, oldest_at: null });
  });

  it("whoever the service cannot answer about is asked about alone after 3 attempts, and keeps nobody else from an answer", async () => {
    const [refused, other] = [await gate.stranger(), await gate.stranger()];
    for (const player of [refused, other]) await want(player);
    service.refuses = refused.id;
    for (let run = 0; run < 8; run += 1) {
      await ask();
      later(HOUR_MS);
    }
    await hanna.signIn();
    const screened = async ({ id }: Player) =>
      (await hanna.call("playerPage", { player_id: id })).player.screened_at;
    expect(await screened(other)).not.toBeNull();
    expect(await screened(refused)).toBeNull();
    service.refuses = undefined;
    later(HOUR_MS);
    await hanna.signIn();
    expect(await ask()).toBe(1);
  });

  it("whoever is missing in an answer is asked about again", async () => {
    const [missing, other] = [await gate.stranger(), await gate.stranger()];
    for (const player of [missing, other]) await want(player);
    service.leavesOut = missing.id;
    expect(await ask()).toBe(1);
    service.leavesOut = undefined;
    later(MINUTE_MS);
    expect(await ask()).toBe(1);
    expect(service.asked.at(-1)).toEqual([missing.id]);
  });

  it("payments cannot decide such a case, another's is decided by nobody else, of two at once one decides, and no other call does", async () => {
    const player = await found(entry("sanctions"));
    const id = await one(player);
    expect(await answerOf(decide(id, "other", eero))).toBe("forbidden");
    await hanna.call("takeCase", { case_id: id });
    expect(await answerOf(decide(id, "other", ines))).toBe("conflict");
    await hanna.call("leaveCase", { case_id: id });
    const act = { case_id: id, reason: "not this one" };
    expect(await answerOf(hanna.call("closePersonCase", { ...act, outcome: "other" }))).toBe("conflict");
    expect(await answerOf(hanna.call("closePaymentCase", { ...act, outcome: "loss" }))).toBe("conflict");
    expect(await answerOf(hanna.call("closeLaunderingCase", { ...act, outcome: "explained" }))).toBe(
      "conflict",
    );
    const both = [answerOf(decide(id, "other")), answerOf(decide(id, "same", ines))];
    expect((await Promise.all(both)).sort()).toEqual(["conflict", "done"]);
    expect(await answerOf(decide("999999", "other"))).toBe("not_found");
  });

  it("without a service nobody is asked about, and the office says that it is not connected", async () => {
    const bare = await createGateFixture();
    try {
      const desk = await openDesk(bare, "safety");
      const player = await bare.stranger();
      await wantScreening(bare.database, player.id, bare.clock.at);
      expect(await askScreening(bare.deps)).toBe(0);
      expect(await desk.call("screening", {})).toMatchObject({ is_connected: false, answered_at: null });
      const page = await desk.call("playerPage", { player_id: player.id });
      expect(page.player.screened_at).toBeNull();
    } finally {
      await bare.close();
    }
  });
});
