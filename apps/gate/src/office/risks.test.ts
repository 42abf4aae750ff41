import { GateError } from "@bellwether/contract";
import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { OfficeInputOf, officeCalls, RiskSign } from "@bellwether/contract/office/index.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findRisks } from "../risk/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

let gate: GateFixture;
let carl: Desk;
let hanna: Desk;
let ines: Desk;
let leo: Desk;
let eero: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  carl = await openDesk(gate, "support");
  hanna = await openDesk(gate, "safety");
  ines = await openDesk(gate, "safety");
  leo = await openDesk(gate, "auditor");
  eero = await openDesk(gate, "payments");
});
afterAll(() => gate.close());
beforeEach(async () => {
  for (const desk of [carl, hanna, ines, leo, eero]) await desk.signIn();
});

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const inDays = (days: number) => dayText(new Date(gate.clock.at.getTime() + days * DAY_MS));
const later = (ms: number) => {
  gate.clock.at = new Date(gate.clock.at.getTime() + ms);
};
/** A player for whom these signs were found now, judged by the rules. */
async function playerWith(...signs: RiskSign[]): Promise<Player> {
  const player = await gate.stranger();
  for (const sign of signs)
    await gate.database.query(
      'INSERT INTO risk_sign (player_id, sign, facts, noted_at) VALUES ($1, $2, \'{"lostMinor": "123400"}\', $3)',
      [player.id, sign, gate.clock.at],
    );
  await findRisks(gate.deps);
  return player;
}
const standingOf = async ({ id }: Player, desk = hanna) =>
  (await desk.call("playerRisk", { player_id: id })).risk;
const listed = async (view: "score" | "due", desk = hanna) => {
  const risks = [];
  let before: string | undefined;
  do {
    const page = await desk.call("playersAtRisk", { view, ...(before && { before }) });
    risks.push(...page.risks);
    before = page.next ?? undefined;
  } while (before);
  return risks;
};
type Recorded = OfficeInputOf<typeof officeCalls.recordInteraction>;
const record = async (player: Player, more: Partial<Recorded> = {}, desk = carl) =>
  desk.call("recordInteraction", {
    ...{ player_id: player.id, version: (await standingOf(player)).version, trigger: "spend", seen: null },
    ...{ act: "call", said: "Asked how they are", outcome: "open", follow_up_on: null },
    ...more,
  });
const decide = async (
  call: "markAtRisk" | "keepRiskMark" | "liftRiskMark",
  player: Player,
  {
    desk = hanna,
    reason = "looked at the play",
    version,
  }: { desk?: Desk; reason?: string; version?: number } = {},
) =>
  desk.call(call, {
    ...{ player_id: player.id, reason, version: version ?? (await standingOf(player)).version },
  });

describe("players at risk in the office", () => {
  it("the highest score comes first, with the groups, the figures behind each sign, the mark of the rules and the day of the review", async () => {
    const weak = await playerWith("time");
    const strong = await playerWith("losses", "nights", "breaks");
    const risks = await listed("score");
    const places = [strong, weak].map(({ id }) => risks.findIndex(({ player_id }) => player_id === id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(risks[places[0] ?? -1]).toMatchObject({
      ...{ score: 8, is_strong: true, groups: expect.arrayContaining(["spend", "time", "tools"]) },
      mark: { reason: "breaks, losses, nights", by: "rules", reviewed_by: null },
      demand: { due_at: new Date(gate.clock.at.getTime() + 72 * HOUR_MS).toISOString() },
      ...{ follow_up_on: null, last_interaction: null, taken_by: null },
    });
    expect((await standingOf(strong)).signs).toContainEqual(
      expect.objectContaining({
        ...{ sign: "losses", points: 3, times: 1 },
        facts: [{ name: "lost", value: { amount: "1234.00", currency: "EUR" } }],
      }),
    );
    expect(await standingOf(weak)).toMatchObject({ score: 3, is_strong: false, mark: null, demand: null });
    expect((await listed("due")).map(({ player_id }) => player_id)).not.toContain(weak.id);
  });

  it("52 players more come in pages of 50, each once, and a place that no page has given is refused", async () => {
    for (let count = 0; count < 52; count += 1) {
      const { id } = await gate.stranger();
      await gate.database.query(
        "INSERT INTO risk_standing (player_id, score, is_listed, follow_up_at) VALUES ($1, $2, true, $3)",
        [id, 1 + (count % 3), new Date(Date.parse("2027-01-01") + (count % 3) * DAY_MS)],
      );
    }
    for (const view of ["score", "due"] as const) {
      const ids = (await listed(view)).map(({ player_id }) => player_id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(52);
    }
    const scores = (await listed("score")).map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const before of ["x", "3~", "~p", "2027-01-01T00:00:00.000Z~p"])
      expect(await answerOf(hanna.call("playersAtRisk", { before }))).toBe("invalid_param");
    expect(await answerOf(hanna.call("playersAtRisk", { view: "due", before: "3~p" }))).toBe("invalid_param");
    await gate.database.query("DELETE FROM risk_standing WHERE follow_up_at >= '2027-01-01'");
  });

  it("a player without any sign stands at 0, and one who does not exist is not found by any call", async () => {
    const player = await gate.stranger();
    expect(await standingOf(player)).toMatchObject({ score: 0, signs: [], version: 0 });
    const ghost = { player_id: "nobody" };
    expect(await answerOf(hanna.call("playerRisk", ghost))).toBe("not_found");
    expect(await answerOf(hanna.call("takePlayerAtRisk", ghost))).toBe("not_found");
    const act = { ...ghost, version: 0, reason: "looked at it" };
    for (const call of ["markAtRisk", "keepRiskMark", "liftRiskMark"] as const)
      expect(await answerOf(hanna.call(call, act))).toBe("not_found");
  });

  it("support reads and records, the auditor reads, payments does neither; marks are risk and safety's alone", async () => {
    const player = await playerWith("time");
    expect(await answerOf(leo.call("playersAtRisk", {}))).toBe("done");
    expect(await answerOf(eero.call("playersAtRisk", {}))).toBe("forbidden");
    expect(await answerOf(eero.call("playerRisk", { player_id: player.id }))).toBe("forbidden");
    for (const desk of [leo, eero]) {
      expect(await answerOf(record(player, {}, desk))).toBe("forbidden");
      expect(await answerOf(desk.call("takePlayerAtRisk", { player_id: player.id }))).toBe("forbidden");
      expect(await answerOf(desk.call("leavePlayerAtRisk", { player_id: player.id }))).toBe("forbidden");
    }
    for (const call of ["markAtRisk", "keepRiskMark", "liftRiskMark"] as const)
      expect(await answerOf(decide(call, player, { desk: carl }))).toBe("forbidden");
    const { interaction } = await record(player);
    const entry = {
      ...{ player_id: player.id, version: 1, interaction_id: interaction.id },
      ...({ kind: "outcome", said: "They play less", outcome: "plays_less", follow_up_on: null } as const),
    };
    expect(await answerOf(leo.call("addToInteraction", entry))).toBe("forbidden");
    expect((await eero.call("queues", {})).risks).toBeNull();
  });
});

describe("marks", () => {
  it("a mark is made, and lifted with a reason; the player reads both, the timeline and the audit have both, and earlier signs no longer count", async () => {
    const player = await playerWith("time");
    const { risk: marked } = await decide("markAtRisk", player, { reason: "their partner has called" });
    expect(marked).toMatchObject({
      ...{
        version: 1,
        mark: { reason: "their partner has called", by: hanna.name, reviewed_by: hanna.name },
      },
    });
    later(5 * MINUTE_MS);
    const { risk: lifted } = await decide("liftRiskMark", player, { reason: "it was somebody else" });
    expect(lifted).toMatchObject({ version: 2, score: 0, signs: [], mark: null });
    const { rows } = await gate.database.query<{ email: string }>("SELECT email FROM player WHERE id = $1", [
      player.id,
    ]);
    expect(await lettersTo(gate, rows[0]?.email ?? "")).toMatchObject([{}, {}]);
    const { entries } = await carl.call("playerTimeline", { player_id: player.id, kinds: "risk,act" });
    expect(entries.map(({ title, facts }) => [title, facts[0]?.value])).toEqual([
      ["risk.lifted", "it was somebody else"],
      ["risk.marked", "their partner has called"],
    ]);
    const audit = await leo.call("audit", { subject: `player:${player.id}` });
    expect(audit.entries.map(({ action }) => action)).toEqual(["risk.lift", "risk.mark"]);
  });

  it("a mark of the rules waits until it is kept, which answers the review and not the signs", async () => {
    const player = await playerWith("losses", "time");
    later(5 * MINUTE_MS);
    const { risk } = await decide("keepRiskMark", player);
    expect(risk).toMatchObject({
      mark: { by: "rules", reviewed_by: hanna.name },
      demand: { kind: "strong" },
    });
    const { risk: talked } = await record(player);
    expect(talked.demand).toBeNull();
  });

  it("a stale version, no mark, no reason, and somebody else's hand are refused, and nothing is changed", async () => {
    const player = await playerWith("time");
    expect(await answerOf(decide("keepRiskMark", player))).toBe("not_found");
    expect(await answerOf(decide("liftRiskMark", player))).toBe("not_found");
    for (const reason of ["", "  ", "no"])
      expect(await answerOf(decide("markAtRisk", player, { reason }))).toBe("invalid_param");
    await hanna.call("takePlayerAtRisk", { player_id: player.id });
    expect(await standingOf(player)).toMatchObject({ is_own: true, taken_by: { id: hanna.id } });
    expect(await answerOf(ines.call("takePlayerAtRisk", { player_id: player.id }))).toBe("conflict");
    expect(await answerOf(decide("markAtRisk", player, { desk: ines }))).toBe("conflict");
    expect(await answerOf(record(player, {}, ines))).toBe("conflict");
    await ines.call("leavePlayerAtRisk", { player_id: player.id });
    expect((await standingOf(player)).taken_by).not.toBeNull();
    await hanna.call("leavePlayerAtRisk", { player_id: player.id });
    expect(await answerOf(decide("markAtRisk", player, { desk: ines, version: 0 }))).toBe("done");
    expect(await answerOf(decide("liftRiskMark", player, { version: 0 }))).toBe("conflict");
    expect(await answerOf(decide("markAtRisk", player))).toBe("conflict");
    expect(await standingOf(player)).toMatchObject({ version: 1, mark: { by: ines.name } });
  });

  it("of two who mark at the same moment one does, and the other is told", async () => {
    const player = await playerWith("time");
    const { version } = await standingOf(player);
    const answers = await Promise.all(
      [hanna, ines].map((desk) => answerOf(decide("markAtRisk", player, { desk, version }))),
    );
    expect(answers.toSorted()).toEqual(["conflict", "done"]);
  });
});

describe("interactions", () => {
  it("an interaction is kept with the score and the signs of its time, answers what was demanded, and stands in the page and the timeline", async () => {
    const player = await playerWith("losses", "nights");
    await decide("keepRiskMark", player);
    later(5 * MINUTE_MS);
    const { risk, interaction } = await record(player, {
      ...{ trigger: "time", seen: "played at four in the morning", follow_up_on: inDays(7) },
    });
    expect(interaction).toMatchObject({
      ...{ kind: "interaction", trigger: "time", seen: "played at four in the morning", score: 6 },
      ...{ signs: ["losses", "nights"], act: "call", said: "Asked how they are", outcome: "open" },
      ...{ follow_up_on: inDays(7), written_by: { id: carl.id, name: carl.name } },
    });
    expect(risk).toMatchObject({ demand: null, follow_up_on: inDays(7), last_interaction: interaction });
    const { entries } = await eero.call("playerTimeline", { player_id: player.id, kinds: "risk" });
    expect(entries[0]).toMatchObject({
      title: "risk.interaction",
      facts: [
        { name: "act", value: "call" },
        { name: "outcome", value: "open" },
        { name: "follow_up_on", value: inDays(7) },
      ],
    });
    expect(JSON.stringify(entries)).not.toContain("Asked how");
  });

  it("a follow-up of today is to do today, and what came of it is a further entry; the first one is never changed", async () => {
    const player = await playerWith("time");
    const waiting = async () => (await carl.call("queues", {})).risks?.waiting ?? 0;
    const before = await waiting();
    const { interaction } = await record(player, { follow_up_on: inDays(2) });
    expect(await waiting()).toBe(before);
    later(2 * DAY_MS);
    for (const desk of [carl, hanna, leo]) await desk.signIn();
    expect(await waiting()).toBe(before + 1);
    expect((await listed("due")).map(({ player_id }) => player_id)).toContain(player.id);
    const { risk } = await carl.call("addToInteraction", {
      ...{ player_id: player.id, version: 1, interaction_id: interaction.id, kind: "outcome" },
      ...{ said: "They have set a limit", outcome: "set_limit", follow_up_on: null },
    });
    expect(risk).toMatchObject({ follow_up_on: null, last_interaction: { kind: "outcome" } });
    expect(await waiting()).toBe(before);
    const { interactions } = await leo.call("playerRisk", { player_id: player.id });
    expect(interactions).toMatchObject([
      { kind: "outcome", about_id: interaction.id, trigger: "spend", act: "call", outcome: "set_limit" },
      { ...interaction },
    ]);
    await expect(
      gate.database.query("UPDATE risk_interaction SET said = 'x' WHERE player_id = $1", [player.id]),
    ).rejects.toThrow("permission denied");
  });

  it("what the player has said to staff is a sign of 4 points, and a letter is sent in their language", async () => {
    const player = await gate.stranger();
    const { risk } = await record(player, { trigger: "contact", act: "letter" });
    expect(risk).toMatchObject({ score: 4, groups: ["contact"], demand: null });
    const { rows } = await gate.database.query<{ email: string }>("SELECT email FROM player WHERE id = $1", [
      player.id,
    ]);
    const letters = await lettersTo(gate, rows[0]?.email ?? "");
    expect(letters.at(-1)?.subject).toBe("Bellwether: Haluamme tietää, mitä sinulle kuuluu");
  });

  it("words of distress in a message to support are a sign at once, without the text; other messages and strangers' are none", async () => {
    const player = await gate.player();
    const write = (text: string, session?: typeof player.session) => {
      const message = {
        name: "",
        email: "a@example.org",
        topic: "bonus",
        text,
        request_id: crypto.randomUUID(),
      };
      return gate.call("writeToSupport", message as never, session);
    };
    await write("I have lost everything", undefined);
    await write("Where is my bonus?", player.session);
    expect((await standingOf(player)).signs).toEqual([]);
    await write("Please help, I have LOST  everything on slots", player.session);
    expect(await standingOf(player)).toMatchObject({
      ...{ score: 6, is_strong: true, demand: { kind: "strong" } },
      signs: [{ sign: "distress", facts: [{ name: "words", value: "lost everything" }] }],
    });
  });

  it.each([
    ["nothing said", { said: " " }],
    ["an unknown act", { act: "visit" }],
    ["an unknown outcome", { outcome: "well" }],
    ["an unknown trigger", { trigger: "mood" }],
    ["what was seen in two letters", { seen: "ok" }],
    ["a day that has passed", { follow_up_on: "2020-01-01" }],
    ["a day in two years", { follow_up_on: "2030-01-01" }],
    ["no day at all", { follow_up_on: "soon" }],
  ])("%s is refused", async (_what, more) => {
    const player = await gate.stranger();
    expect(await answerOf(record(player, more as Partial<Recorded>))).toBe("invalid_param");
    expect((await standingOf(player)).version).toBe(0);
  });

  it("a stale version, an entry about another player's interaction or about an entry, and a letter to a closed account are refused", async () => {
    const [player, other] = [await gate.stranger(), await gate.stranger()];
    const { interaction } = await record(player);
    expect(await answerOf(record(player, { version: 0 }))).toBe("conflict");
    const entry = {
      ...({ kind: "correction", said: "It was on Monday", outcome: "open", follow_up_on: null } as const),
      interaction_id: interaction.id,
    };
    const add = (playerId: string, version: number, id = interaction.id) =>
      carl.call("addToInteraction", { ...entry, player_id: playerId, version, interaction_id: id });
    expect(await answerOf(add(other.id, 0))).toBe("not_found");
    expect(await answerOf(add(player.id, 0))).toBe("conflict");
    const { interaction: correction } = await add(player.id, 1);
    expect(await answerOf(add(player.id, 2, correction.id))).toBe("not_found");
    await gate.database.query("UPDATE player SET status = 'closed', closed_at = now() WHERE id = $1", [
      other.id,
    ]);
    expect(await answerOf(record(other, { act: "letter" }))).toBe("conflict");
    expect((await hanna.call("playerRisk", { player_id: other.id })).interactions).toEqual([]);
  });
});
