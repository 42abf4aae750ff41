import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { OfficeLicence } from "@bellwether/contract/office/index.ts";
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
/** Who plays under which licence. */
const players = new Map<string, OfficeLicence>();
beforeAll(async () => {
  gate = await createGateFixture({ deps: { documentVault: createTestVault().vault } });
  desk = await openDesk(gate, "safety");
  const inNine = new Date(gate.clock.at.getTime() + 9 * DAY_MS).toISOString().slice(0, 10);
  for (const [country, licence] of [
    ["MT", "malta"],
    ["GB", "britain"],
    ["IE", "malta"],
  ] as const) {
    const player = await gate.stranger({ ...residentOf(country), lastname: "Licenceholder" });
    players.set(player.id, licence);
    await gate.deposit(player, "50.00", "SKRILL");
    const payout = await gate.beginWithdrawal(player, "10.00", "SKRILL");
    await payout.authorize();
    await acceptDocument(desk, await sendDocument(gate, player), inNine);
    await sendDocument(gate, player, "address");
    await gate.database.transaction((connection) =>
      holdAccount(connection, { playerId: player.id, cause: "payment", detail: "a test", at: gate.clock.at }),
    );
    await markRisk(gate.deps, { playerId: player.id, reason: "a test", by: commandActor("otto") });
  }
});
afterAll(() => gate.close());

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
