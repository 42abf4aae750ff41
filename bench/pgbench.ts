import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { PostgresServer } from "../tests/servers/postgres.ts";

const CLIENTS = [8, 16, 32, 64];

/** `pgbench -N -M prepared` on the same server: one-row transactions, each with its own commit. */
export function createPgbench(server: PostgresServer) {
  const pgbench = (...args: string[]) =>
    execFileSync(
      join(server.binFolder, "pgbench"),
      ["-h", "127.0.0.1", "-p", String(server.port), "-U", "bellwether", ...args, "postgres"],
      {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
  pgbench("-i", "-q", "-s", "10");
  const transactionsPerSecond = (clients: number, seconds: number) =>
    Number(
      /tps = ([\d.]+)/.exec(
        pgbench("-N", "-n", "-M", "prepared", "-c", String(clients), "-j", "2", "-T", String(seconds)),
      )![1],
    );
  const best = CLIENTS.map((clients) => ({ clients, rate: transactionsPerSecond(clients, 2) })).sort(
    (a, b) => b.rate - a.rate,
  )[0]!.clients;
  return {
    /** Transactions per second at the best client count on this machine. */
    run: async () => transactionsPerSecond(best, 4),
  };
}
