import { randomBytes } from "node:crypto";
import { type Gate, isFreePlayAllowed, listShownPlayers } from "@bellwether/gate";
import { gameTermsOf } from "@bellwether/market";
import type { StudioOptions } from "@bellwether/studio";
import type { Logger } from "pino";
import type { Environment } from "../settings/environment.ts";
import type { createMetrics } from "../telemetry/metrics.ts";
import type { Outside } from "./connect-outside.ts";
import { INSIDE, insideFetch } from "./inside.ts";
import type { Ground } from "./open-ground.ts";

type Parts = {
  environment: Environment;
  ground: Ground;
  isQuiet: () => boolean;
  outside: Outside;
  gate: Gate;
  metrics: ReturnType<typeof createMetrics>;
  log: Logger;
};

/** What the studio is given. Money moves only through its signed calls to the gate's wallet. */
export function studioParts({
  environment,
  ground,
  isQuiet,
  outside,
  gate,
  metrics,
  log,
}: Parts): StudioOptions {
  const { database, released, current, relay, now } = ground;
  return {
    database,
    isQuiet,
    get titles() {
      return current().all.titles;
    },
    models: released.models,
    seedVault: ground.seedVault,
    allowsFreePlay(gameCode, country) {
      const title = current().all.titles.find(({ code }) => code === gameCode);
      return title !== undefined && isFreePlayAllowed(title, country, environment.freePlayAllowed);
    },
    gameTermsOf: (country) => gameTermsOf(country, environment.minimumRoundMs),
    shownPlayers: (playerIds) => listShownPlayers(database, playerIds),
    wallet: {
      baseUrl: INSIDE,
      fetch: insideFetch(() => gate.app),
      privateKeys: Object.fromEntries(
        Object.entries(ground.keys).flatMap(([code, { privateKey }]) =>
          privateKey ? [[code, privateKey]] : [],
        ),
      ),
    },
    log,
    metrics: metrics.forStudio,
    now,
    randomBytes: (count) => randomBytes(count),
    openRoundTimeoutMs: environment.openRoundTimeoutMs,
    tables: released.tables,
    tablesSleepAfterMs: environment.tablesSleepAfterMs,
    jackpots: released.jackpots.map((jackpot) => ({
      ...jackpot,
      ...(environment.clocksEveryMs && { everyMs: environment.clocksEveryMs }),
    })),
    dropsAreDue: environment.dropsAreDue,
    ...(outside.beacon && { beacon: outside.beacon }),
    ...(relay && { tableRelay: relay.tables }),
  };
}
