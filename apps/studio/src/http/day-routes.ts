import type { Hono } from "hono";
import { listDays, proveCommitment } from "../days/day-store.ts";
import type { StudioContext } from "../studio-parts.ts";
import { mountStudioCall } from "./mount-call.ts";

/** Mounts the calls that publish the records of days. */
export function mountDays(app: Hono, studio: StudioContext): void {
  mountStudioCall(app, studio, "listDays", () => listDays(studio.database));
  mountStudioCall(app, studio, "proveCommitment", ({ serverSeedHash }) =>
    proveCommitment(studio.database, serverSeedHash),
  );
}
