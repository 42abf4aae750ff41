import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Certificate } from "./certificates.ts";
import { installDebianPackages } from "./debian.ts";
import { freePort, giveToServer } from "./postgres.ts";
import { waitForPort } from "./redis.ts";
import { replaceAll } from "./replace-all.ts";

const CONFIGURATION = fileURLToPath(new URL("../../ops/pgbouncer.ini", import.meta.url));

export type PgBouncer = {
  port: number;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/**
 * Starts Debian's PgBouncer with `ops/pgbouncer.ini` in front of a server on loopback. It changes ports, hosts and paths in that file, and adds the log to
 * its output. Everything else is as in production.
 */
export async function startPgBouncer(
  server: { port: number; database: string },
  { certificate, key }: Certificate,
  logins: Readonly<Record<string, string>>,
): Promise<PgBouncer> {
  if (!existsSync("/usr/sbin/pgbouncer")) installDebianPackages(["pgbouncer"]);
  const folder = mkdtempSync("/tmp/bellwether-pgbouncer-");
  const port = await freePort();
  const [file, users] = [join(folder, "pgbouncer.ini"), join(folder, "userlist.txt")];
  writeFileSync(
    users,
    Object.entries(logins)
      .map(([name, password]) => `"${name}" "${password}"\n`)
      .join(""),
  );
  writeFileSync(
    file,
    replaceAll(readFileSync(CONFIGURATION, "utf8"), [
      [
        "host=/var/run/postgresql port=5432 dbname=bellwether",
        `host=127.0.0.1 port=${server.port} dbname=${server.database}`,
      ],
      ["listen_addr = *", "listen_addr = 127.0.0.1"],
      ["listen_port = 6432", `listen_port = ${port}\nunix_socket_dir =`],
      ["/etc/pgbouncer/server.crt", certificate],
      ["/etc/pgbouncer/server.key", key],
      ["/etc/pgbouncer/userlist.txt", users],
    ]),
  );
  chmodSync(folder, 0o755);
  const child: ChildProcess = spawn("/usr/sbin/pgbouncer", [file], {
    stdio: ["ignore", "pipe", "pipe"],
    // It refuses to run as root.
    ...giveToServer(folder),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
  const ended = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  await waitForPort(port).catch(() => {
    throw new Error(`PgBouncer does not start: ${output}`);
  });
  return {
    port,
    output: () => output,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
