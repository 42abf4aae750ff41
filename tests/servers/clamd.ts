import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installDebianPackages } from "./debian.ts";
import { freePort } from "./postgres.ts";
import { waitForPort } from "./redis.ts";
import { unreadBytes } from "./unread-bytes.ts";

const PROGRAM = "/usr/sbin/clamd";

/** What every virus scanner finds, by agreement, and what harms nobody. */
export const EICAR = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

/** ClamAV's daemon, with a port and folders of its own. */
export type Clamd = {
  /** For `CLAMAV_URL`. */
  url: string;
  /** Stops it as it is: it takes connections, and reads and answers nothing. */
  freeze(): void;
  /** How many bytes were sent to it that it has not read. */
  unread(): number;
  /** Ends clamd with SIGKILL, which works while it is frozen too. */
  kill(): Promise<void>;
  /** Starts clamd again on the same port. */
  start(): Promise<void>;
  /** Ends clamd and deletes its folders. */
  remove(): Promise<void>;
};

/** Starts Debian's clamd with one signature, which finds {@link EICAR} wherever it stands in a file. */
export async function startClamd(): Promise<Clamd> {
  if (!existsSync(PROGRAM)) installDebianPackages(["clamav-daemon"]);
  const folder = mkdtempSync("/tmp/bellwether-clamd-");
  const signatures = join(folder, "signatures");
  mkdirSync(signatures);
  // The four fields: name of the signature, kind of file (0: any), offset (*: any), and the bytes in hexadecimal.
  writeFileSync(join(signatures, "test.ndb"), `Eicar-Test:0:*:${Buffer.from(EICAR).toString("hex")}\n`);
  const port = await freePort();
  const configuration = join(folder, "clamd.conf");
  writeFileSync(
    configuration,
    [
      ...["Foreground yes", `DatabaseDirectory ${signatures}`, `TemporaryDirectory ${folder}`],
      ...["TCPAddr 127.0.0.1", `TCPSocket ${port}`, ""],
    ].join("\n"),
  );
  chmodSync(folder, 0o755);
  let child: ChildProcess;
  let output = "";
  const ended = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  const clamd: Clamd = {
    url: `tcp://127.0.0.1:${port}`,
    freeze: () => void child.kill("SIGSTOP"),
    unread: () => unreadBytes(port),
    kill: ended,
    async start() {
      child = spawn(PROGRAM, ["--config-file", configuration], { stdio: ["ignore", "pipe", "pipe"] });
      for (const stream of [child.stdout, child.stderr])
        stream?.on("data", (data) => (output += String(data)));
      await waitForPort(port).catch(() => {
        throw new Error(`clamd does not start: ${output}`);
      });
    },
    async remove() {
      await ended();
      rmSync(folder, { recursive: true });
    },
  };
  await clamd.start();
  return clamd;
}
