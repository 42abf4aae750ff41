import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The first process of a container ignores unhandled signals, so a process that waits for its database must handle them too. */
it("a process that is told to stop while it still waits for its database exits with code 0, without waiting for it", async () => {
  // A database that accepts connections and never responds.
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const child = spawn(join(root, "node_modules/.bin/node"), ["apps/server/src/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "",
      PORT: "0",
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
