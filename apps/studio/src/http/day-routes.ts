import type { Hono } from "hono";
import { listDays, proveCommitment } from "../days/index.ts";
import type { DatabasePort, LogPort } from "../ports.ts";
import { mountStudioCall } from "./mount-call.ts";

/** Mounts the calls that publish the records of days. */
export function mountDays(app: Hono, deps: DatabasePort & LogPort): void {
  mountStudioCall(app, deps, "listDays", () => listDays(deps.database));
  mountStudioCall(app, deps, "proveCommitment", ({ serverSeedHash }) =>
    proveCommitment(deps.database, serverSeedHash),
  );
}
