import { STUDIO_SESSION_HEADER } from "@bellwether/contract/studio/index.ts";
import { playableCurrencies } from "@bellwether/games";
import type { Hono } from "hono";
import { cors } from "hono/cors";
import { listClockEntries, listDrops, type PotBoard, publishClock } from "../jackpots/index.ts";
import { openSession, showWatchedRound } from "../launch/index.ts";
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
import { findStudioSession, findWatch, readSessionBalance } from "../sessions/index.ts";
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
export function mountRoutes(app: Hono, deps: StudioDeps, hub: TableHub, board: PotBoard): void {
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

  mountStudioCall(app, deps, "openSession", ({ body, country, network }) =>
    openSession(deps, body, country, network),
  );
  mountStudioCall(app, deps, "readBalance", async ({ secret }) =>
    readSessionBalance(deps, await findStudioSession(deps, secret)),
  );
  mountStudioCall(app, deps, "startRound", async ({ body, secret }) =>
    startRound(deps, await findStudioSession(deps, secret), body),
  );
  mountStudioCall(app, deps, "lookUpRound", async ({ body, secret }) =>
    lookUpRound(deps, await findStudioSession(deps, secret), body),
  );
  mountStudioCall(app, deps, "act", async ({ roundId, body, secret }) =>
    act(deps, await findStudioSession(deps, secret), roundId, body),
  );
  mountStudioCall(app, deps, "hint", async ({ roundId, secret }) =>
    hintRound(deps, await findStudioSession(deps, secret), roundId),
  );
  mountStudioCall(app, deps, "settleRound", async ({ roundId, secret }) =>
    settleRound(deps, await findStudioSession(deps, secret), roundId),
  );
  mountStudioCall(app, deps, "replayRound", async ({ roundId, secret }) => {
    const watch = await findWatch(deps, secret);
    const holder = watch?.roundId === roundId ? watch : await findStudioSession(deps, secret);
    return replayRound(deps, holder, roundId);
  });
  mountStudioCall(app, deps, "watchRound", ({ secret }) => showWatchedRound(deps, secret));
  mountStudioCall(app, deps, "verifyRound", async ({ roundId, secret }) =>
    verifyRound(deps, await findStudioSession(deps, secret), roundId),
  );
  mountStudioCall(app, deps, "chooseClientSeed", async ({ body, secret }) =>
    chooseClientSeed(deps, await findStudioSession(deps, secret), body),
  );
  mountStudioCall(app, deps, "rotateSeeds", async ({ body, secret }) =>
    rotateSeeds(deps, await findStudioSession(deps, secret), body),
  );

  mountTables(app, deps, hub);
  mountTicketCalls(app, deps);
  mountFavouriteLines(app, deps);
  mountTablePictures(app, deps);
  mountDays(app, deps);
  mountStudioCall(app, deps, "readPots", async ({ currency }) => board.read(requirePlayable(currency)));
  mountStudioCall(app, deps, "listDrops", async ({ pot, currency, before }) =>
    listDrops(deps, { pot, currency: requirePlayable(currency), before }),
  );
  mountStudioCall(app, deps, "readClock", ({ pot, currency, number }) =>
    publishClock(deps, { pot, currency, number }),
  );
  mountStudioCall(app, deps, "listClockEntries", ({ pot, currency, number, after }) =>
    listClockEntries(deps, { pot, currency, number }, after),
  );

  app.all("/studio/api/*", (c) =>
    answerStudioFailure(
      c,
      new StudioRefusalError("invalid_request", "no such call", { httpStatus: 404 }),
      deps.log,
    ),
  );
}

function requirePlayable(currency: string): string {
  if (playableCurrencies.includes(currency)) return currency;
  throw new StudioRefusalError("invalid_request", "no pots in this currency");
}
