import type { Hono } from "hono";
import { forgetFavouriteLine, keepFavouriteLines, listFavouriteLines } from "../favourites/index.ts";
import type { ModelsPort, StepPorts } from "../ports.ts";
import { findStudioSession } from "../sessions/index.ts";
import { mountStudioCall } from "./mount-call.ts";

/** Mounts the calls of a player's favourite lines. */
export function mountFavouriteLines(app: Hono, studio: StepPorts & ModelsPort): void {
  mountStudioCall(app, studio, "listFavouriteLines", async ({ secret }) =>
    listFavouriteLines(studio, await findStudioSession(studio, secret)),
  );
  mountStudioCall(app, studio, "keepFavouriteLines", async ({ body, secret }) =>
    keepFavouriteLines(studio, await findStudioSession(studio, secret), body),
  );
  mountStudioCall(app, studio, "forgetFavouriteLine", async ({ body, secret }) =>
    forgetFavouriteLine(studio, await findStudioSession(studio, secret), body.line),
  );
}
