import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { steadyPlans } from "./application-settings.ts";
import { EmbeddedSession } from "./embedded-session.ts";
import { lockFolder } from "./folder-lock.ts";
import { guardFreeSpace } from "./free-space.ts";
import { onlyRow } from "./only-row.ts";
import { MAY_WRITE, parseBigintArray, type SqlPool, type SqlResult, typeOids } from "./sql.ts";

export type PgliteOptions = {
  /** Data folder; without one the database is in memory. */
  folder?: string;
  /** The interval of vacuum and checkpoint, in milliseconds; 0 for never. */
  tidyEveryMs?: number;
  /** The initial content, from `dump`; only for a database in memory. */
  template?: Blob;
};

export type PglitePool = SqlPool & {
  useRole(role: string | undefined): Promise<void>;
  /** Runs vacuum and a checkpoint now; a timer does it too. */
  tidy(): Promise<void>;
  /** The whole content as an archive, as the template for other databases. */
  dump(): Promise<Blob>;
};

/**
 * Opens the embedded database: one connection, used in turns. It survives a killed process, because the operating system keeps what was
 * written, but not a power cut: there is no fsync.
 */
export async function openPglite(options: PgliteOptions): Promise<PglitePool> {
  if (options.folder) mkdirSync(options.folder, { recursive: true });
  const unlock = options.folder ? lockFolder(options.folder) : () => {};
  const database = await PGlite.create({
    ...(options.folder && { dataDir: `${options.folder}/pglite` }),
    ...(options.template && { loadDataDir: options.template }),
    // The office's search.
    extensions: { pg_trgm },
    parsers: {
      [typeOids.int8]: BigInt,
      [typeOids.int8Array]: parseBigintArray,
      [typeOids.date]: String,
    },
  });
  const turns = createTurns();
  const space = options.folder ? guardFreeSpace(options.folder) : undefined;
  const session = new EmbeddedSession(database);
  const connection = {
    async query<Row>(text: string, parameters: readonly unknown[] = []): Promise<SqlResult<Row>> {
      space?.check(text);
      return session.query<Row>(text, parameters);
    },
  };
  /** There is no autovacuum: without this, an account that changes with every bet would leave many dead rows to scan. */
  const tidy = async () => {
    if (space?.isShort()) return;
    const release = await turns.take();
    try {
      // One at a time: VACUUM must be the only statement.
      for (const statement of [beRole(undefined), "VACUUM", "CHECKPOINT"]) await database.exec(statement);
    } finally {
      await database.exec(beRole(role));
      release();
    }
  };
  let role: string | undefined;
  const timer =
    options.folder && options.tidyEveryMs
      ? setInterval(() => void tidy().catch(() => {}), options.tidyEveryMs)
      : undefined;
  timer?.unref();

  return {
    kind: "pglite",
    tidy,
    dump: () => database.dumpDataDir("none"),
    async acquire() {
      const release = await turns.take();
      return { ...connection, release: () => release() };
    },
    async canWrite() {
      const release = await turns.take();
      const { rows } = await session.query<{ may: boolean }>(MAY_WRITE, []).finally(release);
      return onlyRow(rows).may;
    },
    use: () => ({ open: 1, idle: turns.taken() === 0 ? 1 : 0, waiting: Math.max(0, turns.taken() - 1) }),
    async useRole(next) {
      role = next;
      const release = await turns.take();
      await database.exec(beRole(next)).finally(release);
      session.keepsPrepared = next !== undefined;
    },
    async end() {
      clearInterval(timer);
      if (options.folder) await tidy();
      const release = await turns.take();
      await database.close().finally(release);
      unlock();
    },
  };
}

/** The application's role uses the application's planner settings; the owner, who reads whole tables, uses PostgreSQL's defaults. */
function beRole(role: string | undefined): string {
  const settings = Object.entries({ ...steadyPlans, role: role ?? "" });
  return settings.map(([name, value]) => (role ? `SET ${name} = ${value}` : `RESET ${name}`)).join("; ");
}

/** Hands out one turn at a time, first come first served. */
function createTurns() {
  let last: Promise<void> = Promise.resolve();
  let taken = 0;
  return {
    /** Turns that were requested and not yet returned. */
    taken: () => taken,
    async take(): Promise<() => void> {
      const before = last;
      let done: () => void = () => {};
      taken += 1;
      last = new Promise((resolve) => {
        done = () => {
          taken -= 1;
          resolve();
        };
      });
      await before;
      return done;
    },
  };
}
