import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import type { PostgresServer } from "../servers/postgres.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const LEASE_MS = 3_000;

let postgres: PostgresServer;
const children: ChildProcess[] = [];
beforeAll(async () => {
  postgres = await startMigratedPostgres();
});
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  postgres.remove();
});

it(`a job of a node that is killed runs on another after its lease of ${LEASE_MS} ms, and on one node at a time`, async () => {
  const started: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const child = spawn(
      `${root}node_modules/.bin/node`,
      ["tests/servers/job-node.ts", postgres.url, String(LEASE_MS)],
      { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
    );
    children.push(child);
    child.stdout!.on("data", (data) => {
      for (const match of String(data).matchAll(/started (\d+)/g)) started.push(Number(match[1]));
    });
  }
  await expect.poll(() => started.length, { timeout: 20_000 }).toBe(1);
  // Twice the lease: the living holder keeps it.
  await new Promise((resolve) => setTimeout(resolve, 2 * LEASE_MS));
  expect(started).toHaveLength(1);
  process.kill(started[0]!, "SIGKILL");
  await expect.poll(() => started.length, { timeout: 20_000 }).toBe(2);
  expect(started[1]).not.toBe(started[0]);
});
