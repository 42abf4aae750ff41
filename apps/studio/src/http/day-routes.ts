import type { Hono } from "hono";
import { listDays, proveCommitment } from "../days/index.ts";
import type { DatabasePort, LogPort } from "../ports.ts";
import { mountStudioCall } from "./mount-call.ts";

/** Mounts the calls that publish the records of days. */
export function mountDays(app: Hono, studio: DatabasePort & LogPort): void {
  mountStudioCall(app, studio, "listDays", () => listDays(studio.database));
  mountStudioCall(app, studio, "proveCommitment", ({ serverSeedHash }) =>
    proveCommitment(studio.database, serverSeedHash),
  );
}
