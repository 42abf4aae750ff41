import { STUDIO_SESSION_HEADER } from "@bellwether/contract/studio/index.ts";
import { playableCurrencies } from "@bellwether/games";
import type { Hono } from "hono";
import { cors } from "hono/cors";
import { listClockEntries, listDrops, type PotBoard, publishClock } from "../jackpots/index.ts";
import { openSession } from "../launch/index.ts";
import {
  act,
  hintRound,
  lookUpRound,
  replayRound,
  rotateSeeds,
  settleRound,
  startRound,
  verifyRound,
} from "../rounds/index.ts";
import { chooseClientSeed } from "../seeds/index.ts";
import { findStudioSession, readSessionBalance } from "../sessions/index.ts";
import type { StudioDeps } from "../studio-deps.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import type { TableHub } from "../tables/index.ts";
import { answerStudioFailure } from "./answer.ts";
import { mountDays } from "./day-routes.ts";
import { mountTicketCalls } from "./draw-routes.ts";
import { mountFavouriteLines } from "./favourite-routes.ts";
import { mountStudioCall } from "./mount-call.ts";
import { mountTablePictures } from "./picture-routes.ts";
import { mountTables } from "./table-routes.ts";

/** Mounts every URL of the studio. */
export function mountRoutes(app: Hono, studio: StudioDeps, hub: TableHub, board: PotBoard): void {
  // The arcade's frame is sandboxed: its origin is opaque, "null". No call uses cookies, so any origin is allowed.
  app.use(
    "/studio/api/*",
    cors({
      origin: "*",
      allowMethods: ["GET", "POST"],
      allowHeaders: ["content-type", STUDIO_SESSION_HEADER],
      exposeHeaders: ["retry-after"],
      maxAge: 600,
    }),
  );

  mountStudioCall(app, studio, "openSession", ({ body, country, network }) =>
    openSession(studio, body, country, network),
  );
  mountStudioCall(app, studio, "readBalance", async ({ secret }) =>
    readSessionBalance(studio, await findStudioSession(studio, secret)),
  );
  mountStudioCall(app, studio, "startRound", async ({ body, secret }) =>
    startRound(studio, await findStudioSession(studio, secret), body),
  );
  mountStudioCall(app, studio, "lookUpRound", async ({ body, secret }) =>
    lookUpRound(studio, await findStudioSession(studio, secret), body),
  );
  mountStudioCall(app, studio, "act", async ({ roundId, body, secret }) =>
    act(studio, await findStudioSession(studio, secret), roundId, body),
  );
  mountStudioCall(app, studio, "hint", async ({ roundId, secret }) =>
    hintRound(studio, await findStudioSession(studio, secret), roundId),
  );
  mountStudioCall(app, studio, "settleRound", async ({ roundId, secret }) =>
    settleRound(studio, await findStudioSession(studio, secret), roundId),
  );
  mountStudioCall(app, studio, "replayRound", async ({ roundId, secret }) =>
    replayRound(studio, await findStudioSession(studio, secret), roundId),
  );
  mountStudioCall(app, studio, "verifyRound", async ({ roundId, secret }) =>
    verifyRound(studio, await findStudioSession(studio, secret), roundId),
  );
  mountStudioCall(app, studio, "chooseClientSeed", async ({ body, secret }) =>
    chooseClientSeed(studio, await findStudioSession(studio, secret), body),
  );
  mountStudioCall(app, studio, "rotateSeeds", async ({ body, secret }) =>
    rotateSeeds(studio, await findStudioSession(studio, secret), body),
  );

  mountTables(app, studio, hub);
  mountTicketCalls(app, studio);
  mountFavouriteLines(app, studio);
  mountTablePictures(app, studio);
  mountDays(app, studio);
  mountStudioCall(app, studio, "readPots", async ({ currency }) => board.read(requirePlayable(currency)));
  mountStudioCall(app, studio, "listDrops", async ({ pot, currency, before }) =>
    listDrops(studio, { pot, currency: requirePlayable(currency), before }),
  );
  mountStudioCall(app, studio, "readClock", ({ pot, currency, number }) =>
    publishClock(studio, { pot, currency, number }),
  );
  mountStudioCall(app, studio, "listClockEntries", ({ pot, currency, number, after }) =>
    listClockEntries(studio, { pot, currency, number }, after),
  );

  app.all("/studio/api/*", (c) =>
    answerStudioFailure(
      c,
      new StudioRefusalError("invalid_request", "no such call", { httpStatus: 404 }),
      studio.log,
    ),
  );
}

function requirePlayable(currency: string): string {
  if (playableCurrencies.includes(currency)) return currency;
  throw new StudioRefusalError("invalid_request", "no pots in this currency");
}
