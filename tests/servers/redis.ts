import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import type { Certificate } from "./certificates.ts";
import { installDebianPackages } from "./debian.ts";
import { freePort } from "./postgres.ts";

export type RedisServer = { url: string; stop(): Promise<void> };

/** Starts our own Redis on a free loopback port, or on the given one; it stores nothing. With a certificate it speaks TLS alone. */
export async function startRedis(wanted?: number, tls?: Certificate): Promise<RedisServer> {
  if (!existsSync("/usr/bin/redis-server")) installDebianPackages(["redis-server"]);
  const port = wanted ?? (await freePort());
  const child: ChildProcess = spawn(
    "redis-server",
    [
      ...["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
      ...(tls
        ? [
            ...["--port", "0", "--tls-port", String(port), "--tls-auth-clients", "no"],
            ...["--tls-cert-file", tls.certificate, "--tls-key-file", tls.key],
          ]
        : ["--port", String(port)]),
    ],
    { stdio: "ignore" },
  );
  await waitForPort(port);
  return {
    url: `${tls ? "rediss" : "redis"}://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

/** Waits until something accepts connections on the port, for at most ten seconds. */
export async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    }).finally(() => {});
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing listens on port ${port}`);
}
