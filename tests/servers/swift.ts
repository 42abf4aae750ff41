import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installDebianPackages } from "./debian.ts";
import { freePort } from "./postgres.ts";
import { unreadBytes } from "./unread-bytes.ts";

const NODE = fileURLToPath(new URL("./swift-node.py", import.meta.url));

/** A key that has to be signed with care: its id has a colon, its secret what addresses and Base64 use. */
const KEY_ID = "documents:writer";
const SECRET = "a/secret+with=signs&more";

/** OpenStack Swift, which speaks S3, with one bucket and a folder of its own. */
export type Swift = {
  /** As `createS3Store` takes them. */
  settings: { url: string; region: string; accessKeyId: string; secretAccessKey: string };
  /** As a product gets them. */
  variables: Record<string, string>;
  /** How many objects are stored whole. */
  objects(): number;
  /** Stops it as it is: it takes connections, and reads and answers nothing. */
  freeze(): void;
  /** How many bytes were sent to it that it has not read. */
  unread(): number;
  /** Ends it with SIGKILL, also while it is frozen. */
  kill(): Promise<void>;
  /** Starts it again on its port. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
};

/** Starts Debian's Swift with its S3 middleware and a disk in a folder. */
export async function startSwift(): Promise<Swift> {
  if (!existsSync("/usr/lib/python3/dist-packages/swift")) installDebianPackages(["python3-swift"]);
  const folder = mkdtempSync("/tmp/bellwether-swift-");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/documents`;
  let child: ChildProcess;
  const ended = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  const swift: Swift = {
    settings: { url, region: "us-east-1", accessKeyId: KEY_ID, secretAccessKey: SECRET },
    variables: { DOCUMENTS_S3_URL: url, DOCUMENTS_S3_KEY_ID: KEY_ID, DOCUMENTS_S3_SECRET: SECRET },
    objects() {
      const kept = join(folder, "devices/disk/objects");
      return existsSync(kept)
        ? (readdirSync(kept, { recursive: true }) as string[]).filter((path) => path.endsWith(".data")).length
        : 0;
    },
    freeze: () => void child.kill("SIGSTOP"),
    unread: () => unreadBytes(port),
    kill: ended,
    start: () =>
      new Promise((resolve, reject) => {
        let output = "";
        child = spawn("/usr/bin/python3", [NODE, folder, String(port), "documents"], {
          stdio: ["ignore", "pipe", "pipe"],
          env: { ...process.env, S3_SECRET: SECRET },
        });
        for (const stream of [child.stdout, child.stderr])
          stream?.on("data", (data) => {
            output += String(data);
            if (/^listens$/m.test(output)) resolve();
          });
        child.once("exit", () => reject(new Error(`Swift does not start: ${output}`)));
      }),
    async remove() {
      await ended();
      rmSync(folder, { recursive: true });
    },
  };
  await swift.start();
  return swift;
}
