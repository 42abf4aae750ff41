import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lockFolder } from "@bellwether/db/folder-lock.ts";
import { expect, it } from "vitest";
import { freePort } from "../servers/postgres.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The first process of a container ignores unhandled signals, so a process that waits for its database must handle them too. */
it("a process that still waits for its database exits with code 0 when it is told to stop, without waiting for it", async () => {
  // A database that accepts connections and never responds.
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const sitePort = await freePort();
  const child = spawn(join(root, "node_modules/.bin/node"), ["apps/server/src/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "",
      PORT: String(sitePort),
      DATABASE_URL: `postgres://bellwether@127.0.0.1:${port}/bellwether`,
    },
  });
  try {
    await once(silent, "connection");
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  } finally {
    child.kill("SIGKILL");
    silent.close();
  }
});

it("the end of `npm start` is the end of the product: npm's shell hands no signal on, so its script notices that it is gone", async () => {
  const port = await freePort();
  const folder = mkdtempSync("/tmp/bellwether-data-");
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "", PORT: String(port), DATA_DIR: folder, DRAW_AHEAD: "false" },
    stdio: "ignore",
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(isReady, { timeout: 90_000 }).toBe(true);
    npm.kill("SIGTERM");
    await once(npm, "exit");
    // The lock is free when the product has closed its database.
    await expect.poll(() => lockFolder(folder), { timeout: 30_000 }).toBeTypeOf("function");
    expect(await isReady()).toBe(false);
  } finally {
    npm.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
});
