import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { chatViews, type OfficeLicence, taskViews } from "@bellwether/contract/office/index.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { holdAccount } from "../holds/index.ts";
import { markRisk } from "../risk/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";
import { residentOf } from "../testing/resident-of.ts";
import { acceptDocument, sendDocument } from "../testing/sent-document.ts";
import { createTestVault } from "../testing/test-vault.ts";

let gate: GateFixture;
let desk: Desk;
let payments: Desk;
/** Who plays under which licence. */
const players = new Map<string, OfficeLicence>();
/** Whose a transaction is, and beside whom somebody of the same country is erased. */
const payers = new Map<string, string>();
const erased = new Map<string, string>();
beforeAll(async () => {
  gate = await createGateFixture({ deps: { documentVault: createTestVault().vault } });
  desk = await openDesk(gate, "safety");
  payments = await openDesk(gate, "payments");
  const lines: string[] = [];
  const writers: { session: string }[] = [];
  const inNine = new Date(gate.clock.at.getTime() + 9 * DAY_MS).toISOString().slice(0, 10);
  for (const [country, licence] of [
    ["MT", "malta"],
    ["GB", "britain"],
    ["IE", "malta"],
  ] as const) {
    const player = await gate.stranger({ ...residentOf(country), lastname: "Licenceholder" });
    players.set(player.id, licence);
    const deposit = await gate.beginDeposit(player, "50.00", { method: "SKRILL" });
    const { authCode } = await deposit.authorize();
    await deposit.transfer(authCode);
    payers.set(deposit.transactionId, player.id);
    const line = `${deposit.transactionId},49.00,${player.currency},SKRILL,${gate.clock.at.toISOString()}`;
    lines.push(line, line);
    const payout = await gate.beginWithdrawal(player, "10.00", "SKRILL");
    await payout.authorize();
    await acceptDocument(desk, await sendDocument(gate, player), inNine);
    await sendDocument(gate, player, "address");
    const about = { owner_id: desk.id, due_at: null, player_id: player.id };
    const { task } = await desk.call("addTask", { title: "Was asked", ...about });
    await desk.call("finishTask", { task_id: task.id, version: task.version });
    await desk.call("addTask", { title: "Ask again", ...about });
    // Nobody answers chats yet, so that both are tickets.
    const { chat } = await writeChat(player);
    await desk.call("takeChat", chat);
    await desk.call("closeChat", chat);
    await writeChat(player);
    writers.push(player);
    const leaver = await gate.stranger(residentOf(country));
    await gate.call("eraseData", { password: "correct horse battery" }, leaver.session);
    erased.set(leaver.id, player.id);
    await gate.database.transaction((connection) =>
      holdAccount(connection, { playerId: player.id, cause: "payment", detail: "a test", at: gate.clock.at }),
    );
    await markRisk(gate.deps, { playerId: player.id, reason: "a test", by: commandActor("otto") });
  }
  await desk.call("answerChats", { is_there: true });
  for (const writer of writers) await writeChat(writer);
  await importLines("provider", "txId,txAmount,txAmountCy,provider,settledAt", ...lines, NOT_OURS);
  await importLines("bank", "bookedAt,amount,currency,reference", BANK_LINE);
  const { differences } = await payments.call("settlementDifferences", {});
  for (const { id, what } of differences.filter((each) => each.what === "amount"))
    await payments.call("settleSettlement", { difference_id: id, outcome: "fee", note: `${what}: a test` });
  await desk.call("addTask", { title: "Order paper", owner_id: desk.id, due_at: null, player_id: null });
});
afterAll(() => gate.close());

/** What is about no player: a line that no payment here belongs to, and one of the bank. */
const NOT_OURS = "unknown-1,5.00,EUR,SKRILL,2026-11-20T12:00:00Z";
const BANK_LINE = "2026-11-20,120.00,EUR,Deposit of an office";
const writeChat = ({ session }: { session: string }) =>
  gate.call("writeChat", { text: "Hello", request_id: randomUUID() }, session);
const importLines = (kind: "provider" | "bank", ...lines: string[]) =>
  payments.call("importSettlement", { kind, name: `${kind}.csv`, text: lines.join("\n") });

type Filter = { licence?: OfficeLicence };

/** Each list with its filter, as the ids of its players. */
const lists: [string, (filter: Filter) => Promise<string[]>][] = [
  [
    "players found by name",
    async (filter) =>
      (await desk.call("findPlayers", { q: "Licenceholder", ...filter })).players.map(({ id }) => id),
  ],
  [
    "withdrawals",
    async (filter) => (await desk.call("withdrawals", filter)).withdrawals.map(({ player_id: id }) => id),
  ],
  ["cases", async (filter) => (await desk.call("cases", filter)).cases.map(({ player_id: id }) => id)],
  ...(["waiting", "expiring", "decided"] as const).map(
    (state): [string, (filter: Filter) => Promise<string[]>] => [
      `${state} documents`,
      async (filter) =>
        (await desk.call("documentQueue", { state, ...filter })).documents.map(({ player }) => player.id),
    ],
  ),
  ...taskViews.map((view): [string, (filter: Filter) => Promise<string[]>] => [
    `tasks (${view})`,
    // A ticket is a task too, so that some players have two.
    async (filter) => {
      const { tasks } = await desk.call("tasks", { view, ...filter });
      return [...new Set(tasks.flatMap(({ player }) => player?.id ?? []))];
    },
  ]),
  ...chatViews.map((view): [string, (filter: Filter) => Promise<string[]>] => [
    `chats (${view})`,
    async (filter) => (await desk.call("chats", { view, ...filter })).chats.map(({ player }) => player.id),
  ]),
  ...(["open", "settled"] as const).map((view): [string, (filter: Filter) => Promise<string[]>] => [
    `${view} differences`,
    async (filter) =>
      (await payments.call("settlementDifferences", { view, ...filter })).differences.flatMap(
        ({ subject }) => payers.get(subject) ?? [],
      ),
  ]),
  [
    "erasures",
    async (filter) =>
      (await desk.call("erasures", filter)).erasures.map(({ player_id: id }) => erased.get(id) ?? id),
  ],
  [
    "players at risk",
    async (filter) => (await desk.call("playersAtRisk", filter)).risks.map(({ player_id: id }) => id),
  ],
];

it.each(lists)(
  "the list of %s has all 3 without a licence, 2 under Malta's, 1 under Great Britain's and none under Sweden's",
  async (_, read) => {
    const under = (licence: OfficeLicence) =>
      [...players].filter(([, own]) => own === licence).map(([id]) => id);
    expect((await read({})).toSorted()).toEqual([...players.keys()].toSorted());
    expect((await read({ licence: "malta" })).toSorted()).toEqual(under("malta").toSorted());
    expect(await read({ licence: "britain" })).toEqual(under("britain"));
    expect(await read({ licence: "sweden" })).toEqual([]);
  },
);

it("a task and differences that concern no player are listed without a filter, and under none of the three licences", async () => {
  const titles = async (filter: Filter) => (await desk.call("tasks", filter)).tasks.map(({ title }) => title);
  const subjects = async (filter: Filter) =>
    (await payments.call("settlementDifferences", filter)).differences.map(({ subject }) => subject);
  expect(await titles({})).toContain("Order paper");
  expect(await subjects({})).toEqual(expect.arrayContaining(["unknown-1", "Deposit of an office"]));
  for (const licence of ["malta", "britain", "sweden"] as const) {
    expect(await titles({ licence })).not.toContain("Order paper");
    for (const subject of await subjects({ licence })) expect(payers.has(subject)).toBe(true);
  }
});

it("who is signed in knows the licences under which somebody can play here, and a player's page says which one it is", async () => {
  const { licences } = await desk.call("me", {});
  expect(licences).toEqual(["britain", "malta"]);
  for (const [player_id, licence] of players)
    expect((await desk.call("playerPage", { player_id })).player.licence).toBe(licence);

  const single = await createGateFixture({ licence: "curacao" });
  const ada = await openDesk(single, "support");
  expect((await ada.call("me", {})).licences).toEqual(["curacao"]);
  await single.close();
});
