import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { followDatabaseClock } from "@bellwether/db";
import { createSeedVault } from "@bellwether/games/fairness/seed-vault.ts";
import { createEventListeners, createPushHub, createStopBoard, openContentStore } from "@bellwether/gate";
import type { Logger } from "pino";
import { releasedFiles } from "../content/content-files.ts";
import { drawSoon } from "../content/draw-soon.ts";
import { contentRules } from "../content/published-content.ts";
import { createRedisRelay } from "../push/redis-relay.ts";
import type { Environment } from "../settings/environment.ts";
import { readProviderKeys } from "../settings/provider-keys.ts";
import { readSeedKeys } from "../settings/seed-keys.ts";
import type { createMetrics } from "../telemetry/metrics.ts";
import { openMigrated } from "./open-database.ts";

export type Ground = Awaited<ReturnType<typeof openGround>>;

/**
 * Opens what the gate and the studio stand on: the database, the content, keys, the clock, and the messages between nodes.
 * @throws when the content of the release is invalid, before anything is opened.
 */
export async function openGround(
  environment: Environment,
  {
    log,
    metrics,
    isQuiet,
  }: { log: Logger; metrics: ReturnType<typeof createMetrics>; isQuiet: () => boolean },
  print: (line: string) => void,
) {
  const build = contentBuilder(environment, log);
  const released = build({ version: 0, documents: new Map() });
  const database = await openMigrated(environment, log, print);
  // Nobody else writes to an embedded database. On a shared one, an operator at another node may.
  const isUnchanged = () => database.kind === "pglite" && isQuiet();
  const store = await openContentStore({
    database,
    log,
    isQuiet: isUnchanged,
    metrics: metrics.forGate,
    build: (published) => (published.version === 0 ? released : build(published)),
  });
  const codes = [...new Set(released.all.titles.map((title) => title.provider))];
  const keysFolder = environment.providerKeysFolder ?? join(environment.dataFolder, "provider-keys");
  // The embedded database has this process's clock.
  const clock = environment.databaseUrl
    ? await followDatabaseClock(database, (differenceMs) =>
        log.warn({ differenceMs }, "this node's clock differs from the database's"),
      )
    : undefined;
  const relay = environment.redisUrl ? createRedisRelay(environment.redisUrl, log) : undefined;
  const stops = createStopBoard({ database, log, isQuiet: isUnchanged });
  // No node takes what was stopped, not even in its first second.
  await stops.refresh();
  const eventListeners = createEventListeners({ database, log, isQuiet });
  // A node records what is wanted from its first second on.
  await eventListeners.refresh();
  return {
    database,
    stops,
    eventListeners,
    store,
    /** The content that only a release changes: models, tables, jackpots. */
    released: released.all,
    /** The content in force, and what the gate reads of it. */
    current: () => store.current().content,
    keys: readProviderKeys(keysFolder, codes, environment.sandbox),
    seedVault: createSeedVault(readSeedKeys(keysFolder, environment.sandbox), (count) => randomBytes(count)),
    now: () => clock?.now() ?? new Date(),
    relay,
    push: createPushHub(relay),
    /** Closes it in the reverse order of opening. */
    async close() {
      await relay?.close();
      clock?.stop();
      store.stop();
      await database.close();
    },
  };
}

function contentBuilder(environment: Environment, log: Logger) {
  const { tablesDir, jackpotsDir, soonDraws } = environment;
  return contentRules({
    files: releasedFiles({
      tablesFolder: tablesDir ? pathToFileURL(`${tablesDir}/`) : undefined,
      jackpotsFolder: jackpotsDir ? pathToFileURL(`${jackpotsDir}/`) : undefined,
    }),
    toggles: {
      overrides: environment.toggleOverrides,
      environment: environment.sandbox ? "sandbox" : "production",
    },
    ...(soonDraws && { shapeTables: (tables) => drawSoon(tables, soonDraws) }),
    warn: (message) => log.warn(message),
    now: () => new Date(),
  }).build;
}
