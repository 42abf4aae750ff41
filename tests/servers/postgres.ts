import { execFileSync, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { installDebianPackages } from "./debian.ts";

export type PostgresServer = {
  url: string;
  port: number;
  /** Where its data are. */
  dataFolder: string;
  binFolder: string;
  /** The process id of the server's main process. */
  pid(): number;
  /** `immediate` exits without a checkpoint, as a crash would. */
  stop(mode?: "fast" | "immediate"): void;
  start(): void;
  isRunning(): boolean;
  /** Makes a standby the primary, and waits until it takes writes. */
  promote(): void;
  /** Stops the server and removes its data. */
  remove(): void;
};

/** Starts our own PostgreSQL on a free loopback port, with its data under `/tmp` or `parent` and durable commits as in production. */
export async function startPostgres(
  settings: Record<string, string> = {},
  parent = "/tmp",
): Promise<PostgresServer> {
  return startServer(settings, parent, (run, data) =>
    run("initdb", [
      ...["-D", data, "-U", "bellwether", "--auth=trust", "--encoding=UTF8"],
      "--no-instructions",
    ]),
  );
}

/** Starts a standby of a running server, as `pg_basebackup` copies it. It streams from there, and is promoted on request. */
export async function startStandby(
  of: PostgresServer,
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  return startServer(settings, "/tmp", (run, data) =>
    run("pg_basebackup", [
      ...["--pgdata", data, "--host", "127.0.0.1", "--port", String(of.port), "--username", "bellwether"],
      ...["--write-recovery-conf", "--checkpoint=fast", "--no-sync"],
    ]),
  );
}

/** Starts a server on a copy of the data of one that was stopped; the copy keeps their owner. */
export async function startCopy(of: string, settings: Record<string, string> = {}): Promise<PostgresServer> {
  return startServer(settings, "/tmp", (_, data) => void execFileSync("cp", ["-a", of, data]));
}

/**
 * Starts a server from a base backup, as the guide does it: it reads the log from the archive until the time, and then takes writes. Its own log goes
 * to no archive.
 */
export async function startRestored(base: string, archive: string, until: string): Promise<PostgresServer> {
  const settings = {
    archive_mode: "off",
    restore_command: `'cp ${archive}/%f %p'`,
    recovery_target_time: `'${until}'`,
    recovery_target_action: "promote",
  };
  return startServer(settings, "/tmp", (run, data) => {
    run("/bin/cp", ["-a", base, data]);
    run("/usr/bin/touch", [join(data, "recovery.signal")]);
  });
}

async function startServer(
  settings: Record<string, string>,
  parent: string,
  /** Makes the data folder with one of PostgreSQL's programs, or with one that is named with its folder. */
  fill: (run: (program: string, args: string[]) => void, data: string) => void,
): Promise<PostgresServer> {
  const binFolder = findPrograms();
  const port = await freePort();
  const folder = mkdtempSync(join(parent, "bellwether-postgres-"));
  const data = join(folder, "data");
  const asOwner = ownerOf(folder);
  const run = (program: string, args: string[]) => asOwner(resolve(binFolder, program), args);
  fill(run, data);
  const lines = {
    listen_addresses: "'127.0.0.1'",
    port: String(port),
    unix_socket_directories: `'${folder}'`,
    max_connections: "200",
    ...settings,
  };
  // After what a standby's copy has there: the last line of a name counts.
  appendFileSync(
    join(data, "postgresql.auto.conf"),
    Object.entries(lines)
      .map(([key, value]) => `${key} = ${value}\n`)
      .join(""),
  );
  const control = (...args: string[]) =>
    run("pg_ctl", ["-D", data, "-l", join(folder, "log"), "-w", ...args]);
  control("start");
  return {
    url: `postgres://bellwether@127.0.0.1:${port}/postgres`,
    port,
    dataFolder: data,
    binFolder,
    pid: () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]),
    stop: (mode = "fast") => control("stop", "-m", mode),
    start: () => control("start"),
    isRunning() {
      try {
        control("status");
        return true;
      } catch {
        return false;
      }
    },
    promote: () => control("promote"),
    remove() {
      spawnSync(join(binFolder, "pg_ctl"), ["status", "-D", data]);
      try {
        control("stop", "-m", "immediate");
      } catch {
        // It was stopped already.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string {
  const installed = () => {
    const root = "/usr/lib/postgresql";
    if (!existsSync(root)) return undefined;
    const versions = readdirSync(root).filter((name) => existsSync(join(root, name, "bin/initdb")));
    const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
    return newest && join(root, newest, "bin");
  };
  const found = installed();
  if (found) return found;
  installDebianPackages(["postgresql"]);
  const now = installed();
  if (!now) throw new Error("PostgreSQL's programs were not found. Install the package postgresql.");
  return now;
}

/** PostgreSQL refuses to run as root: then everything runs as the user `postgres`. */
function ownerOf(folder: string) {
  const owner = giveToServer(folder);
  return (program: string, args: string[]) =>
    void execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"], ...owner, cwd: folder });
}

/** Makes the user `postgres` the owner of a file or folder, if the tests run as root: PostgreSQL refuses to run as root. @returns that user's ids. */
export function giveToServer(path: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  const owner = { uid: id("-u"), gid: id("-g") };
  chownSync(path, owner.uid, owner.gid);
  return owner;
}

/** Systems give higher ports to outgoing connections. Such a connection could take a port before the server that it was chosen for. */
const PORTS = { from: 12_000, count: 18_000 };

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + randomInt(PORTS.count);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
