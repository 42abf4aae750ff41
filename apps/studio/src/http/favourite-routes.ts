import type { Hono } from "hono";
import { forgetFavouriteLine, keepFavouriteLines, listFavouriteLines } from "../favourites/index.ts";
import type { ModelsPort, StepPorts } from "../ports.ts";
import { findStudioSession } from "../sessions/index.ts";
import { mountStudioCall } from "./mount-call.ts";

/** Mounts the calls of a player's favourite lines. */
export function mountFavouriteLines(app: Hono, deps: StepPorts & ModelsPort): void {
  mountStudioCall(app, deps, "listFavouriteLines", async ({ secret }) =>
    listFavouriteLines(deps, await findStudioSession(deps, secret)),
  );
  mountStudioCall(app, deps, "keepFavouriteLines", async ({ body, secret }) =>
    keepFavouriteLines(deps, await findStudioSession(deps, secret), body),
  );
  mountStudioCall(app, deps, "forgetFavouriteLine", async ({ body, secret }) =>
    forgetFavouriteLine(deps, await findStudioSession(deps, secret), body.line),
  );
}
