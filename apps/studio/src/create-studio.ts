import { createAddressShare } from "@bellwether/contract";
import { Hono } from "hono";
import { mountRoutes } from "./http/routes.ts";
import { startResolver } from "./rounds/start-resolver.ts";
import type { StudioContext, StudioParts } from "./studio-parts.ts";
import { createWalletClient } from "./wallet/wallet-client.ts";

export const studioMigrations = { part: "studio", folder: new URL("./migrations/", import.meta.url) };

const RESOLVE_EVERY_MS = 1_000;
/** Games that one network may open for free in 15 minutes: a house of players, and no flood. */
const MAX_FREE_SESSIONS = 300;
const FREE_SESSIONS_COUNT_MS = 15 * 60_000;

export type Studio = {
  /** Serves `/studio/api/...`. */
  app: Hono;
  /** Finishes every round that is due now; answers how many it took up. The resolver does so by itself. */
  resolveRounds(): Promise<number>;
  /** Lets the resolver finish what it has begun. */
  stop(): Promise<void>;
};

/** The remote game server: sessions, rounds, draws and proofs. Money moves only by the wallet's signed calls. */
export function createStudio(parts: StudioParts): Studio {
  const { database, allowsFreePlay, log, now, randomBytes, openRoundTimeoutMs } = parts;
  const studio: StudioContext = {
    database,
    allowsFreePlay,
    log,
    now,
    randomBytes,
    openRoundTimeoutMs,
    freeSessions: createAddressShare(MAX_FREE_SESSIONS, FREE_SESSIONS_COUNT_MS, now),
    titles: new Map(parts.titles.map((title) => [title.code, title])),
    wallet: createWalletClient(parts.wallet),
    wait: parts.wait ?? ((delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs))),
    wakeResolver: () => resolver.wake(),
  };
  const resolver = startResolver(studio, parts.resolveEveryMs ?? RESOLVE_EVERY_MS);
  const app = new Hono();
  mountRoutes(app, studio);
  return { app, resolveRounds: resolver.runDue, stop: resolver.stop };
}
