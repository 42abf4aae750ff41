import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Authority } from "./certificates.ts";
import { installDebianPackages } from "./debian.ts";
import { freePort, giveToServer } from "./postgres.ts";
import { waitForPort } from "./redis.ts";
import { replaceAll } from "./replace-all.ts";

const CONFIGURATION = fileURLToPath(new URL("../../ops/patroni.yml", import.meta.url));
/** The version that `ops/patroni.yml` names. */
const BIN_FOLDER = "/usr/lib/postgresql/15/bin";
const PACKAGES = {
  patroni: "/usr/bin/patroni",
  "etcd-server": "/usr/bin/etcd",
  "python3-etcd": "/usr/lib/python3/dist-packages/etcd",
  "postgresql-15": `${BIN_FOLDER}/initdb`,
};

export type PatroniServer = {
  port: number;
  /** As the administrator. */
  url: string;
  binFolder: string;
  isPrimary(): Promise<boolean>;
  output(): string;
  start(): void;
  /** Kills Patroni and its PostgreSQL at once, as the loss of the machine does. */
  lose(): Promise<void>;
};

export type PatroniCluster = { servers: [PatroniServer, PatroniServer]; remove(): Promise<void> };

/**
 * Runs Debian's Patroni with `ops/patroni.yml` twice, and one etcd. It changes addresses, paths and the times after which a primary counts as lost;
 * everything else is as in production. Only the first server is started.
 */
export async function startPatroni(authority: Authority): Promise<PatroniCluster> {
  const missing = Object.entries(PACKAGES).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0) installDebianPackages(missing);
  const folder = mkdtempSync("/tmp/bellwether-patroni-");
  const owner = giveToServer(folder);
  const archive = join(folder, "archive");
  mkdirSync(archive);
  giveToServer(archive);
  const { certificate, key } = authority.sign("db.internal", ["IP:127.0.0.1", "DNS:localhost"]);
  giveToServer(key);
  const [etcdPort, peerPort] = [await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  const etcd = run(
    "/usr/bin/etcd",
    [
      ...[
        "--data-dir",
        join(folder, "etcd"),
        "--listen-client-urls",
        client,
        "--advertise-client-urls",
        client,
      ],
      ...[
        "--listen-peer-urls",
        peer,
        "--initial-advertise-peer-urls",
        peer,
        "--initial-cluster",
        `default=${peer}`,
      ],
    ],
    owner,
  );
  await waitForPort(etcdPort);

  const prepare = async (name: string): Promise<PatroniServer> => {
    const [port, apiPort] = [await freePort(), await freePort()];
    const [data, file] = [join(folder, name), join(folder, `${name}.yml`)];
    writeFileSync(
      file,
      replaceAll(readFileSync(CONFIGURATION, "utf8"), [
        ["name: db1", `name: ${name}`],
        ["10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379", `127.0.0.1:${etcdPort}`],
        ["10.0.0.21:8008", `127.0.0.1:${apiPort}`],
        ["10.0.0.21:5432", `127.0.0.1:${port}`],
        ["10.0.0.0/24", "127.0.0.1/32"],
        ["/var/lib/postgresql/15/bellwether", data],
        ["/var/lib/postgresql/.patroni-pgpass", join(folder, `${name}.pgpass`)],
        ["/var/lib/postgresql/archive", archive],
        ["/var/run/postgresql", folder],
        ["/etc/patroni/ca.crt", authority.file],
        ["/etc/patroni/server.crt", certificate],
        ["/etc/patroni/server.key", key],
        ["ttl: 30", "ttl: 15"],
        ["loop_wait: 10", "loop_wait: 3"],
        ["retry_timeout: 10", "retry_timeout: 4"],
        ["mode: automatic", `mode: "off"`],
      ]),
    );
    let patroni: ReturnType<typeof run> | undefined;
    let output = "";
    return {
      port,
      url: `postgres://postgres:password-of-the-superuser@127.0.0.1:${port}/postgres?sslmode=verify-full&sslrootcert=${authority.file}`,
      binFolder: BIN_FOLDER,
      isPrimary: () =>
        fetch(`http://127.0.0.1:${apiPort}/primary`).then(
          (response) => response.ok,
          () => false,
        ),
      output: () => output,
      start() {
        patroni = run("/usr/bin/patroni", [file], owner, (text) => (output += text));
      },
      async lose() {
        await patroni?.kill();
        const pid = existsSync(join(data, "postmaster.pid"))
          ? Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0])
          : undefined;
        try {
          if (pid) process.kill(pid, "SIGKILL");
        } catch {
          // It ended by itself.
        }
      },
    };
  };
  const servers: [PatroniServer, PatroniServer] = [await prepare("db1"), await prepare("db2")];
  servers[0].start();
  return {
    servers,
    async remove() {
      for (const server of servers) await server.lose();
      await etcd.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function run(
  program: string,
  args: string[],
  owner: { uid: number; gid: number } | undefined,
  write: (text: string) => void = () => {},
) {
  // Of another user's home folder libpq cannot read certificates; and Patroni runs with Debian's Python.
  const env = { ...process.env, HOME: "/nonexistent", PATH: "/usr/bin:/bin" };
  const child: ChildProcess = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env,
    cwd: "/tmp",
    ...owner,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => write(String(data)));
  const ended = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  return {
    kill() {
      child.kill("SIGKILL");
      return ended;
    },
  };
}
