import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { StartRoundReply } from "@bellwether/contract/studio/index.ts";
import { createSigner, type DrivenPlayer, drivePlayer } from "../tests/servers/player-client.ts";
import type { PostgresServer } from "../tests/servers/postgres.ts";
import { startProduct } from "../tests/servers/product.ts";
import { queryPostgres } from "../tests/servers/query-postgres.ts";
import { openStudio } from "../tests/servers/studio-player.ts";
import { type CpuClock, cpuOf } from "./cpu-time.ts";
import { keepAliveLoad, requestBytes } from "./keep-alive-load.ts";
import type { Bench, Measurement } from "./measure.ts";
import { startWarmedPostgres } from "./warmed-postgres.ts";

const PLAYERS = 40;
const CONNECTIONS = 64;
const BETS = 12_000;
const BETS_BEFORE = 4_000;
/** Of each player; the market's pace lets one start each second. */
const SPINS = 20;
const PACE_MS = 1_100;
/** How long the product is watched while nobody does anything. */
const IDLE_MS = 15_000;

/** What a round costs: processor time, WAL and disk. The capacity model (`model.ts`) multiplies these. */
export const roundFootprint: Bench = {
  name: "round-footprint",
  async run() {
    const server = await startWarmedPostgres();
    const product = await startProduct({ DATABASE_URL: server.url, LOG_LEVEL: "error" });
    try {
      const signer = createSigner(product);
      const players: DrivenPlayer[] = [];
      for (let count = 0; count < PLAYERS; count += 1)
        players.push(await drivePlayer(product, { amount: "5000.00" }));
      const losingRounds = (count: number) =>
        Array.from({ length: count }, (_, index) => {
          const { path, body, signature } = signer.bet(players[index % PLAYERS]!, 1, { round_closed: true });
          const headers = { "content-type": "application/json", "x-hub88-signature": signature };
          return requestBytes({ method: "POST", path, headers, body });
        });
      const port = Number(new URL(product.url).port);
      const bet = async (requests: Buffer[]) => {
        const { failed } = await keepAliveLoad(port, CONNECTIONS, () => requests.pop());
        if (failed > 0) throw new Error(`${failed} bets did not get 200`);
      };
      await bet(losingRounds(BETS_BEFORE));
      const requests = losingRounds(BETS);
      const clocks = { node: cpuOf(product.pid()), database: cpuOf(server.pid()) };
      const idle = await perMs(clocks, () => setTimeout(IDLE_MS));
      const ofProvider = await footprintOf({ server, clocks, idle }, BETS, () => bet(requests));
      const games = await Promise.all(players.map((player) => openStudio(product, player, player.gameCode)));
      const spin = async ({ post }: (typeof games)[number]) => {
        const round = await post<StartRoundReply>("/rounds", {
          requestId: randomUUID(),
          stakeMinor: "100",
          input: {},
        });
        if (round.state === "open") await post(`/rounds/${round.roundId}/settle`, {});
        await setTimeout(PACE_MS);
      };
      const ofStudio = await footprintOf({ server, clocks, idle }, PLAYERS * SPINS, async () => {
        for (let turn = 0; turn < SPINS; turn += 1) await Promise.all(games.map(spin));
      });
      return [
        ...rowsOf("a provider's losing round", ofProvider),
        ...rowsOf("a slot's round of the studio", ofStudio),
      ];
    } finally {
      await product.remove();
      server.remove();
    }
  },
};

type Footprint = { nodeMs: number; databaseMs: number; walBytes: number; diskBytes: number };

type Clocks = { node: CpuClock; database: CpuClock };

/** Processor time in ms for each ms of the work. */
async function perMs(clocks: Clocks, work: () => Promise<unknown>) {
  const before = { node: clocks.node(), database: clocks.database(), at: performance.now() };
  await work();
  const tookMs = performance.now() - before.at;
  return {
    node: ((clocks.node() - before.node) * 1_000) / tookMs,
    database: ((clocks.database() - before.database) * 1_000) / tookMs,
    tookMs,
  };
}

/** What each of `rounds` rounds has cost, without the processor time that an idle product takes. */
async function footprintOf(
  {
    server,
    clocks,
    idle,
  }: { server: PostgresServer; clocks: Clocks; idle: { node: number; database: number } },
  rounds: number,
  work: () => Promise<unknown>,
): Promise<Footprint> {
  const before = await writtenTo(server);
  const { node, database, tookMs } = await perMs(clocks, work);
  const after = await writtenTo(server);
  return {
    nodeMs: ((node - idle.node) * tookMs) / rounds,
    databaseMs: ((database - idle.database) * tookMs) / rounds,
    walBytes: (after.wal - before.wal) / rounds,
    diskBytes: (after.disk - before.disk) / rounds,
  };
}

async function writtenTo(server: PostgresServer): Promise<{ wal: number; disk: number }> {
  const [row] = await queryPostgres<{ wal: string; disk: string }>(
    server,
    `SELECT (pg_current_wal_lsn() - '0/0')::text AS wal,
       (SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace)::text AS disk`,
  );
  return { wal: Number(row!.wal), disk: Number(row!.disk) };
}

function rowsOf(what: string, footprint: Footprint): Measurement[] {
  const row = (name: string, ours: number, unit: string): Measurement => ({
    name: `${name} ${what}`,
    ours,
    peer: null,
    unit,
    goal: null,
  });
  return [
    row("the node's processor time for", footprint.nodeMs, "ms"),
    row("PostgreSQL's processor time for", footprint.databaseMs, "ms"),
    row("WAL of", footprint.walBytes, "bytes"),
    row("disk of", footprint.diskBytes, "bytes"),
  ];
}
