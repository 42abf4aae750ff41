import { GateError } from "@bellwether/contract";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import type { BlockScope } from "@bellwether/contract/office/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

let gate: GateFixture;
let desk: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  desk = await openDesk(gate, "safety");
});
afterAll(() => gate.close());

const codeOf = (error: unknown) => (error instanceof GateError ? error.code : String(error));
const answerOf = (promise: Promise<unknown>) => promise.then(() => "done", codeOf);

const block = (playerId: string, scopes: BlockScope[], until: string | null = null) =>
  desk.call("blockPlayer", { player_id: playerId, scopes, until, reason: "looks like a shared card" });

describe("finding players", () => {
  it("the search finds a player by id, email, its beginning, phone, name with a typing error, address, IP, payment and round", async () => {
    const player = await gate.player("kaisa.lehtovaara@example.org", {
      ...{
        firstname: "Kaisa",
        lastname: "Lehtovaara",
        address: "Rantakatu 17",
        zip: "67100",
        city: "Kokkola",
      },
      ...{ year: "1984", month: "2", day: "3" },
    });
    await gate.database.query("UPDATE player SET phone = '+358401230077' WHERE id = $1", [player.id]);
    await gate.deposit(player, "20.00");
    await gate.clientOf(undefined, { "x-client-address": "203.0.113.77" }).call("login", {
      ...{ nickname: player.email, password: "correct horse battery" },
    });
    const { rows } = await gate.database.query<{ id: string; transaction_id: string }>(
      "SELECT id, transaction_id FROM payment WHERE player_id = $1",
      [player.id],
    );
    const found = async (q: string) => {
      const { players } = await desk.call("findPlayers", { q });
      return players.filter(({ id }) => id === player.id).map(({ found_by: by }) => by);
    };
    expect(await found(player.id)).toEqual(["id"]);
    expect(await found("Kaisa.Lehtovaara@example.org")).toEqual(["email"]);
    expect(await found("kaisa.leh")).toEqual(["email"]);
    expect(await found("040 123 0077")).toEqual(["phone"]);
    expect(await found("Kaisa Lehtovara")).toEqual(["name"]);
    expect(await found("lehtovaara")).toEqual(["name"]);
    expect(await found("rantakatu 17 kokkola")).toEqual(["address"]);
    expect(await found("203.0.113.77")).toEqual(["ip"]);
    expect(await found(rows[0]!.id)).toEqual(["payment"]);
    expect(await found(rows[0]!.transaction_id)).toEqual(["payment"]);
    expect(await found("somebody else entirely")).toEqual([]);
  });

  it.each([
    ["orla nidhalaigh", "Órla", "NíDhálaigh"],
    ["ÓRLA", "Órla", "NíDhálaigh"],
    ["soren strom", "Søren", "Strøm"],
    ["lukasz", "Łukasz", "Kowalski"],
    ["grossmann", "Jörg", "Großmann"],
    ["Jörg Großman", "Jorg", "Grossmann"],
    ["Leeno Vitranen", "Leeno", "Virtanen"],
    ["virtaenn", "Liisa", "Virtanen"],
    ["Petre Hovráth", "Petre", "Horváth"],
  ])("%j as a search finds %s %s", async (q, firstname, lastname) => {
    const player = await gate.player(`${crypto.randomUUID()}@example.org`, {
      ...{ firstname, lastname, activated: false },
    });
    const { players } = await desk.call("findPlayers", { q });
    expect(players.find(({ id }) => id === player.id)?.found_by).toBe("name");
  });

  it("the search shows name, email and phone hidden, and says when there are more than the 20 of a screen", async () => {
    for (let each = 0; each < 21; each += 1)
      await gate.player(`twin${each}@example.org`, {
        firstname: "Otto",
        lastname: "Zwilling",
        activated: false,
      });
    const { players, more } = await desk.call("findPlayers", { q: "zwilling" });
    expect(players).toHaveLength(20);
    expect(more).toBe(true);
    expect(players[0]).toMatchObject({ name: "Otto Z.", phone: "••• 67" });
    expect(players[0]?.email).toMatch(/^tw•••@e•••\.org$/);
  });

  it.each(["%", "_____", "\\", "' OR 1=1 --", "a\u0000b", "(((", "   x   ", "🎰🎰🎰"])(
    "%j as a search finds nobody and breaks nothing",
    async (q) => {
      const answer = await desk.call("findPlayers", { q }).catch((error: GateError) => error.code);
      expect(answer).toSatisfy(
        (given: unknown) => given === "invalid_param" || (given as { players: [] }).players.length === 0,
      );
    },
  );
});

describe("a player's page", () => {
  it("the page shows standing, money, limits, blocks and marks; contact data only after a reason is given, and that is recorded", async () => {
    const player = await gate.player();
    await gate.deposit(player, "50.00");
    const { player: page } = await desk.call("playerPage", { player_id: player.id });
    expect(page).toMatchObject({
      ...{ id: player.id, name: "Aino V.", status: "open", marks: [], blocks: [], sessions: 1 },
      money: { cash: { amount: "50.00", currency: "EUR" }, deposited: { amount: "50.00" }, deposits: 1 },
    });
    expect(JSON.stringify(page)).not.toContain(player.email);
    expect(await answerOf(desk.call("revealPlayer", { player_id: player.id, reason: "" }))).toBe(
      "invalid_param",
    );
    const shown = await desk.call("revealPlayer", {
      player_id: player.id,
      reason: "asked to be called back",
    });
    expect(shown).toMatchObject({ name: "Aino Virtanen", email: player.email });
    const auditor = await openDesk(gate, "auditor");
    const { entries } = await auditor.call("audit", { subject: `player:${player.id}` });
    expect(entries[0]).toMatchObject({
      ...{ action: "player.reveal", actor_name: desk.name, reason: "asked to be called back" },
    });
    expect(await answerOf(auditor.call("revealPlayer", { player_id: player.id, reason: "curious" }))).toBe(
      "forbidden",
    );
  });

  it("an unknown player is not found", async () => {
    for (const name of ["playerPage", "playerTimeline"] as const)
      expect(await answerOf(desk.call(name, { player_id: "nobody" }))).toBe("not_found");
    expect(await answerOf(block("nobody", ["play"]))).toBe("not_found");
    expect(await answerOf(desk.call("addNote", { player_id: "nobody", text: "hello" }))).toBe("not_found");
  });

  it("the timeline has logins, payments, rounds, limits, changes, letters, notes, blocks and acts, newest first", async () => {
    const player = await gate.player();
    await gate.deposit(player, "50.00");
    const token = await gate.launch(player);
    const { rows } = await gate.database.query<{ game_code: string }>(
      "SELECT game_code FROM launch_token WHERE player_id = $1",
      [player.id],
    );
    await gate.wallet("/transaction/bet", {
      ...{ user: player.id, token, game_code: rows[0]!.game_code, currency: "EUR", amount: units(1) },
      ...{ round: "a-round", transaction_uuid: crypto.randomUUID(), supplier_user: player.id },
    });
    await gate
      .clientOf(player.session)
      .call("changeLimit", { type: "deposit", duration: "daily", value: 100 } as never)
      .catch(() => {});
    await gate.clientOf().call("requestToken", { purpose: "password_reset", email: player.email });
    await desk.call("addNote", { player_id: player.id, text: "Called about a deposit." });
    await block(player.id, ["bonus"]);
    await desk.call("endPlayerSessions", { player_id: player.id, reason: "asked for it by phone" });
    const { entries, next } = await desk.call("playerTimeline", { player_id: player.id });
    expect(next).toBeNull();
    const kinds = new Set(entries.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(["act", "block", "change", "letter", "login", "note", "payment", "round"]),
    );
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const note = entries.find(({ kind }) => kind === "note");
    expect(note).toMatchObject({
      actor: { shown: desk.name },
      facts: [{ name: "text", value: "Called about a deposit." }],
    });
    const payment = entries.find(({ kind }) => kind === "payment");
    expect(payment).toMatchObject({ title: "payment.deposit.success" });
    const only = await desk.call("playerTimeline", { player_id: player.id, kinds: "note,block" });
    expect(only.entries.map(({ kind }) => kind).sort()).toEqual(["block", "note"]);
  });

  it("the timeline goes on page by page without losing or repeating one of 130 notes among 60 sessions of the same moments", async () => {
    const player = await gate.player();
    for (let each = 0; each < 130; each += 1)
      await desk.call("addNote", { player_id: player.id, text: `note ${each}` });
    await gate.database.query(
      `INSERT INTO session (token_hash, player_id, created_at, last_seen_at, ended_at, end_reason)
       SELECT 'timeline ' || n, $1, $2::timestamptz - n * interval '1 second', $2, $2, 'logged_out' FROM generate_series(1, 60) n`,
      [player.id, gate.clock.at],
    );
    const keys: string[] = [];
    let before: string | undefined;
    do {
      const page = await desk.call("playerTimeline", { player_id: player.id, kinds: "note,login", before });
      expect(page.entries.length).toBeLessThanOrEqual(50);
      keys.push(...page.entries.map(({ key }) => key));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(keys).toHaveLength(191);
    expect(new Set(keys).size).toBe(191);
  });

  it.each([
    "x",
    "bm90aGluZw",
    Buffer.from('{"round":"1; DROP"}').toString("base64url"),
    Buffer.from('{"nothing":"1"}').toString("base64url"),
  ])("a place that no page has given is refused: %s", async (before) => {
    const player = await gate.player();
    expect(await answerOf(desk.call("playerTimeline", { player_id: player.id, before }))).toBe(
      "invalid_param",
    );
  });
});

describe("a block", () => {
  it("a player who is blocked from logging in is signed out at once, and only the right password learns of the block", async () => {
    const player = await gate.player();
    await block(player.id, ["login"]);
    expect(await answerOf(gate.call("balance", { id: player.id } as never, player.session))).toBe(
      "session_missing",
    );
    const login = { nickname: player.email, password: "correct horse battery" };
    expect(await answerOf(gate.clientOf().call("login", login))).toBe("account_blocked");
    expect(await answerOf(gate.clientOf().call("login", { ...login, password: "guess" }))).toBe(
      "wrong_password",
    );
  });

  it("a block of play refuses launches and stakes, and still takes wins and rollbacks", async () => {
    const player = await gate.player();
    await gate.deposit(player, "50.00");
    const token = await gate.launch(player);
    const { rows } = await gate.database.query<{ game_code: string }>(
      "SELECT game_code FROM launch_token WHERE player_id = $1",
      [player.id],
    );
    const shared = {
      user: player.id,
      token,
      game_code: rows[0]!.game_code,
      currency: "EUR",
      supplier_user: player.id,
    };
    const open = {
      ...shared,
      amount: units(2),
      round: "blocked-round",
      transaction_uuid: crypto.randomUUID(),
    };
    expect((await gate.wallet("/transaction/bet", open)).status).toBe("RS_OK");
    await block(player.id, ["play"]);
    expect(await answerOf(gate.launch(player))).toBe("account_blocked");
    const further = { ...shared, amount: units(2), round: "another", transaction_uuid: crypto.randomUUID() };
    expect((await gate.wallet("/transaction/bet", further)).status).toBe("RS_ERROR_USER_DISABLED");
    const win = await gate.wallet("/transaction/win", {
      ...{ ...shared, amount: units(5), round: "blocked-round", transaction_uuid: crypto.randomUUID() },
      ...{ reference_transaction_uuid: open.transaction_uuid, round_closed: true },
    });
    expect(win).toMatchObject({ status: "RS_OK", balance: units(53) });
  });

  it("a player who is blocked from deposits and withdrawals can neither start nor authorise one", async () => {
    const player = await gate.player();
    await gate.deposit(player, "50.00");
    const begun = await gate.beginDeposit(player, "20.00");
    const out = await gate.beginWithdrawal(player, "20.00");
    await block(player.id, ["deposit", "withdraw"]);
    const pay = { method: "TRUSTLY", amount: "20.00" };
    expect(await answerOf(gate.call("startDeposit", pay, player.session))).toBe("account_blocked");
    expect(await answerOf(gate.call("startWithdrawal", pay, player.session))).toBe("account_blocked");
    expect(await begun.authorize()).toMatchObject({ success: false });
    expect(await out.authorize()).toMatchObject({ success: false });
  });

  it("a block with an end is over by itself; of two the longer one counts", async () => {
    const player = await gate.player();
    const at = (ms: number) => new Date(gate.clock.at.getTime() + ms).toISOString();
    await block(player.id, ["play"], at(HOUR_MS));
    await block(player.id, ["play", "bonus"], at(DAY_MS));
    gate.clock.at = new Date(gate.clock.at.getTime() + 2 * HOUR_MS);
    await desk.signIn();
    const { player: page } = await desk.call("playerPage", { player_id: player.id });
    expect(page.blocks.map(({ scopes }) => scopes)).toEqual([["play", "bonus"]]);
    const login = async () =>
      (await gate.clientOf().send("login", { nickname: player.email, password: "correct horse battery" }))
        .session!;
    expect(await answerOf(gate.launch({ session: await login() }))).toBe("account_blocked");
    gate.clock.at = new Date(gate.clock.at.getTime() + DAY_MS);
    await desk.signIn();
    expect(await answerOf(gate.launch({ session: await login() }))).toBe("done");
  });

  it("a block needs at least one scope, each once, and an end in the future", async () => {
    const player = await gate.player();
    const past = new Date(gate.clock.at.getTime() - 1).toISOString();
    expect(await answerOf(block(player.id, []))).toBe("invalid_param");
    expect(await answerOf(block(player.id, ["play", "play"]))).toBe("invalid_param");
    expect(await answerOf(block(player.id, ["play"], past))).toBe("invalid_param");
  });
});
