import { STUDIO_SESSION_HEADER } from "@bellwether/contract/studio/index.ts";
import type { Hono } from "hono";
import { cors } from "hono/cors";
import { lookUpRound } from "../rounds/look-up-round.ts";
import { replayRound } from "../rounds/replay-round.ts";
import { settleRound } from "../rounds/settle-round.ts";
import { startRound } from "../rounds/start-round.ts";
import { verifyRound } from "../rounds/verify-round.ts";
import { rotateSeeds } from "../seeds/rotate-seeds.ts";
import { findSession } from "../sessions/find-session.ts";
import { openSession } from "../sessions/open-session.ts";
import { readBalance } from "../sessions/read-balance.ts";
import type { StudioContext } from "../studio-parts.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { answerFailure } from "./answer.ts";
import { mountCall } from "./mount-call.ts";

/** Mounts every URL of the studio. */
export function mountRoutes(app: Hono, studio: StudioContext): void {
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

  mountCall(app, studio, "openSession", ({ body, country, network }) =>
    openSession(studio, body, country, network),
  );
  mountCall(app, studio, "readBalance", async ({ secret }) =>
    readBalance(studio, await findSession(studio, secret)),
  );
  mountCall(app, studio, "startRound", async ({ body, secret }) =>
    startRound(studio, await findSession(studio, secret), body),
  );
  mountCall(app, studio, "lookUpRound", async ({ body, secret }) =>
    lookUpRound(studio, await findSession(studio, secret), body),
  );
  mountCall(app, studio, "settleRound", async ({ roundId, secret }) =>
    settleRound(studio, await findSession(studio, secret), roundId),
  );
  mountCall(app, studio, "replayRound", async ({ roundId, secret }) =>
    replayRound(studio, await findSession(studio, secret), roundId),
  );
  mountCall(app, studio, "verifyRound", async ({ roundId, secret }) =>
    verifyRound(studio, await findSession(studio, secret), roundId),
  );
  mountCall(app, studio, "rotateSeeds", async ({ body, secret }) =>
    rotateSeeds(studio, await findSession(studio, secret), body),
  );

  app.all("/studio/api/*", (c) =>
    answerFailure(
      c,
      new StudioRefusalError("invalid_request", "no such call", { httpStatus: 404 }),
      studio.log,
    ),
  );
}
