import { setImmediate } from "node:timers/promises";
import type { Jackpot } from "@bellwether/contract/content/jackpot.ts";
import type { Database } from "@bellwether/db";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { gateMigrations } from "../../apps/gate/src/migrations.ts";
import { createGateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import { takeSeat } from "../../apps/gate/src/testing/provider-seat.ts";
import { studioMigrations } from "../../apps/studio/src/studio-migrations.ts";
import { createStudioFixture } from "../../apps/studio/src/testing/studio-fixture.ts";
import { createTableFixture, TABLE_GAME_ID } from "../../apps/studio/src/testing/table-fixture.ts";
import { testNetwork } from "../../apps/studio/src/testing/test-jackpots.ts";
import { type Accounts, readAccounts, readSchema, type Schema } from "./read-schema.ts";
import { recordStatements, type SentStatement } from "./record-statements.ts";

/** What one player does often, with all that the product has sent for it. */
export type HotPath = { name: string; playerId: string; sent: readonly SentStatement[]; accounts: Accounts };

type Path = (name: string, playerId: string, work: () => Promise<unknown>) => Promise<void>;

/** Runs every hot path once, as the product serves it, each as the only work on its database. */
export async function runHotPaths(): Promise<{ paths: HotPath[]; schema: Schema }> {
  const paths: HotPath[] = [];
  let schema: Schema | undefined;
  for (const walk of [ofGate, ofTable, ofPots]) {
    const database = await openTestDatabase([...gateMigrations, ...studioMigrations]);
    schema ??= await readSchema(database);
    const recorded = recordStatements(database);
    const walked: Omit<HotPath, "accounts">[] = [];
    const close = await walk(recorded.database, async (name, playerId, work) => {
      const sent = await recorded.during(async () => {
        await work();
        // What goes on after the answer.
        await setImmediate();
      });
      walked.push({ name, playerId, sent });
    });
    const accounts = await readAccounts(database);
    paths.push(...walked.map((path) => ({ ...path, accounts })));
    await close();
  }
  return { paths, schema: schema! };
}

const PASSWORD = "correct horse battery";

/** @returns what closes it. */
async function ofGate(database: Database, path: Path): Promise<() => Promise<void>> {
  const gate = await createGateFixture({ database });
  const player = await gate.player();
  await path("login", player.id, async () => {
    const client = gate.clientOf(undefined, { "x-client-address": "198.51.100.1" });
    player.session = await client.begin("login", { nickname: player.email, password: PASSWORD });
  });
  await path("deposit", player.id, () => gate.deposit(player, "100.00"));
  await path("launch of a game", player.id, () => gate.launch(player));
  const seat = await takeSeat(gate, player);
  let bet = await seat.bet(1);
  await path("signed bet", player.id, async () => {
    bet = await seat.bet(1);
  });
  await path("signed win", player.id, () => seat.win(bet, 2));
  const other = await seat.bet(1);
  await path("signed rollback", player.id, () => seat.rollback(other));
  await path("balance, asked by a provider", player.id, () => seat.balance());
  await path("balance, asked by the player", player.id, () => gate.call("balance", {}, player.session));
  await path("page of the history", player.id, () => gate.call("gameHistory", {}, player.session));
  await path("page of payments", player.id, () =>
    gate.call("paymentHistory", { id: player.id }, player.session),
  );
  await path("withdrawal", player.id, async () => {
    const { authorize, transfer } = await gate.beginWithdrawal(player, "20.00");
    const { authCode } = await authorize();
    await transfer(authCode);
  });
  return () => gate.close();
}

async function ofTable(database: Database, path: Path): Promise<() => Promise<void>> {
  const fixture = await createTableFixture(database);
  const slot = await fixture.playing();
  await fixture.destine(slot.session, slot.opened, "win");
  let roundId = "";
  await path("start of a spin", slot.player.id, async () => {
    const { data } = await fixture.start(slot.session);
    roundId = data?.roundId ?? "";
  });
  await path("payout of a spin", slot.player.id, () =>
    fixture.ask("settleRound", { session: slot.session, roundId }),
  );
  const table = await fixture.playing("100.00", TABLE_GAME_ID);
  const number = await fixture.betting();
  await path("bet at a table", table.player.id, () => fixture.bet(table.session, number, { red: 100 }));
  return () => fixture.close();
}

/** Pots that no round of a test hits. */
const network = testNetwork as Extract<Jackpot, { kind: "network" }>;
const RARE: Jackpot = {
  ...network,
  tiers: network.tiers.map((tier) => ({ ...tier, hitEvery: 1_000_000_000 })),
};

async function ofPots(database: Database, path: Path): Promise<() => Promise<void>> {
  const fixture = await createStudioFixture({ database, changed: () => ({ jackpots: [RARE] }) });
  const { player, session, opened } = await fixture.playing();
  await fixture.destine(session, opened, "loss");
  await path("losing spin that adds to jackpots", player.id, () => fixture.start(session));
  return () => fixture.close();
}
