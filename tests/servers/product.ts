import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { TablePhase } from "@bellwether/contract/studio/index.ts";
import { PLAIN_PICTURES } from "./plain-pictures.ts";
import { freePort } from "./postgres.ts";
import { copyFirstStart } from "./product-template.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const READY_WITHIN_MS = 240_000;
/** A folder without tables: rounds run also while nobody watches, and all tables take a quarter of a core. */
const NO_TABLES = fileURLToPath(new URL("../../.cache/no-tables", import.meta.url));
/** Longer than the lease of a killed process and the interval of a job together. */
const DIES_WITHIN_MS = 200_000;

/** The steps of a write at which a process can be killed from outside; `after answer` is `kill()`. */
export const killSteps = ["before write", "before commit", "before answer"] as const;
export type KillStep = (typeof killSteps)[number];

/**
 * At which write to kill a process: the next money write; that of an operation whose key contains a text; the one that notes a round's hit of a
 * jackpot; the one that moves a live table into a phase; or a statement that contains a text, with this value among its parameters.
 */
export type KilledWrite =
  | "money"
  | { key: string }
  | "pot"
  | TablePhase
  | { statement: string; value?: string };

/** Where to kill a process. */
export type KillMark = { step: KillStep; write: KilledWrite };

export type Product = {
  url: string;
  metricsUrl: string;
  /** Where the back office is. */
  officeUrl: string;
  dataFolder: string;
  /** The id of the current process. */
  pid(): number;
  /** The output of the process. */
  output(): string;
  /** Kills the process with SIGKILL, without any cleanup. */
  kill(): Promise<void>;
  /**
   * Kills the process at this step of its next money write, or of the named write. The process must have been started as `killable`. `dead`
   * resolves when it has died.
   */
  killAt(step: KillStep, write?: KilledWrite): Promise<{ dead: Promise<void> }>;
  /** Stops it as an operator would, and waits. */
  stop(): Promise<number | null>;
  /** Starts it again on the same port and data, with these variables changed from now on; stops it first if it runs. */
  restart(changed?: Record<string, string>): Promise<void>;
  /** Starts it again with the mark set, for work that begins with the start. Resolves when the process has died at the mark. */
  restartUntil(mark: KillMark, changed?: Record<string, string>): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

/** The variables that put a product's clock ahead by this number of ms, also after a restart. */
export const clockSettings = (aheadMs: number) => ({
  STARTS_AT: new Date(Date.now() + aheadMs).toISOString(),
  CLOCK_AHEAD_MS: String(aheadMs),
});

/**
 * Runs the whole product in a separate process, on a free port and with its own data folder. Unless a data folder is given, or `fresh` asks
 * for a real first start, the folder is a copy of one that a first start has filled. It has no live tables unless `TABLES_DIR` is among the variables, or `whole` asks for all. The variable `STARTS_AT`, an ISO time, sets its clock.
 */
export async function startProduct(
  variables: Record<string, string> = {},
  options: {
    killable?: boolean;
    fresh?: boolean;
    /** With every live table and with real pictures, as `npm start` serves it: for benchmarks and pictures of the product. */
    whole?: boolean;
  } = {},
): Promise<Product> {
  const [port, metricsPort, officePort] = await Promise.all([freePort(), freePort(), freePort()]);
  mkdirSync(NO_TABLES, { recursive: true });
  const dataFolder = variables.DATA_DIR ?? mkdtempSync("/tmp/bellwether-data-");
  if (!variables.DATA_DIR && !options.fresh)
    await copyFirstStart(dataFolder, async (folder) => {
      await (await startProduct({ DATA_DIR: folder })).stop();
    });
  const current = { ...variables };
  let child: ChildProcess;
  let output = "";

  const start = async (changed: Record<string, string> = {}, mark?: KillMark) => {
    Object.assign(current, changed);
    child = spawn(
      join(root, "node_modules/.bin/node"),
      [
        ...(options.killable ? ["--import", join(root, "tests/servers/kill-point.ts")] : []),
        ...(current.STARTS_AT ? ["--import", join(root, "tests/servers/other-clock.ts")] : []),
        "--v8-pool-size=0",
        "--max-semi-space-size=64",
        "--initial-old-space-size=256",
        "apps/server/src/main.ts",
      ],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: "",
          PORT: String(port),
          METRICS_PORT: String(metricsPort),
          OFFICE_PORT: String(officePort),
          DATA_DIR: dataFolder,
          LOG_LEVEL: "warn",
          BRAND_FROM_HOSTNAME: "true",
          DRAW_AHEAD: "false",
          // The site takes seconds to load, and most tests request no page.
          ...(!options.whole && { PAGES_AHEAD: "false" }),
          ...(!options.whole && { TABLES_DIR: NO_TABLES }),
          // Tests look at rounds in the database, where nobody sees them look.
          TABLES_SLEEP_AFTER_SECONDS: "0",
          ...(!options.whole && process.env.FULL !== "true" && { PICTURES_DIR: PLAIN_PICTURES }),
          // A test of draws waits for none; with real money the setting is refused.
          ...(current.SANDBOX !== "false" && { DRAWS_EVERY_MS: "120000" }),
          // Tests count the bets of a table.
          HOUSE_PLAYERS: "false",
          // All players of a test share one network address.
          SMS_PER_ADDRESS: "100000",
          SMS_PER_DAY: "1000000",
          ...current,
          ...(mark && { KILL_AT: JSON.stringify(mark) }),
        },
        stdio: ["ignore", "pipe", "pipe", ...(options.killable ? (["ipc"] as const) : [])],
      },
    );
    child.stdout!.on("data", (data) => (output += data));
    child.stderr!.on("data", (data) => (output += data));
    if (mark) {
      const dead = new Promise<"dead">((resolve) => void child.once("exit", () => resolve("dead")));
      const late = setTimeout(DIES_WITHIN_MS, "late" as const, { ref: false });
      if ((await Promise.race([dead, late])) === "late")
        throw new Error(`nothing was written that could be killed: ${JSON.stringify(mark)}\n${output}`);
      return;
    }
    await waitUntilReady(
      `http://127.0.0.1:${port}/readyz`,
      () => child.exitCode,
      () => output,
    ).catch(async (error) => {
      // No caller has the product yet and could stop it.
      await end("SIGKILL");
      throw error;
    });
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<number | null>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
      child.once("exit", (code) => resolve(code));
      child.kill(signal);
    });

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    officeUrl: `http://office.localhost:${officePort}`,
    dataFolder,
    pid: () => child.pid!,
    output: () => output,
    kill: async () => void (await end("SIGKILL")),
    async killAt(step, write = "money") {
      const dead = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
      const armed = new Promise<void>((resolve) => void child.once("message", () => resolve()));
      child.send({ step, write } satisfies KillMark);
      await armed;
      return { dead };
    },
    stop: () => end("SIGTERM"),
    async restart(changed) {
      await end("SIGTERM");
      await start(changed);
    },
    restartUntil: (mark, changed) => start(changed, mark),
    async remove() {
      await end("SIGTERM");
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(
  url: string,
  exitCode: () => number | null,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (exitCode() !== null) throw new Error(`the product ended while starting:\n${output()}`);
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await setTimeout(50);
  }
  throw new Error(`the product was not ready in ${READY_WITHIN_MS} ms:\n${output()}`);
}
