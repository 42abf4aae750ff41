import { tablePicturePath } from "@bellwether/contract/studio/index.ts";
import type { Hono } from "hono";
import type { DatabasePort, LogPort, TablesPort } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { drawTablePicture } from "../table-pictures/index.ts";
import { findTableRound, tableNotFound } from "../tables/index.ts";
import { answerStudioFailure } from "./answer.ts";

const MAX_NUMBER = 2_147_483_647;

/** Serves the pictures of tables. The picture after a round never changes, so browsers may keep it. */
export function mountTablePictures(app: Hono, deps: DatabasePort & LogPort & TablesPort): void {
  app.get(tablePicturePath(":tableId", 0).replace(/0$/, ":number{[0-9]{1,10}}"), async (c) => {
    try {
      const table = deps.tables.get(c.req.param("tableId") ?? "");
      if (!table) throw tableNotFound();
      const number = Number(c.req.param("number"));
      const round =
        number > 0 && number <= MAX_NUMBER
          ? await findTableRound(deps.database, table.name, number)
          : undefined;
      if (number > 0 && !round?.events) throw new StudioRefusalError("round_not_found", "no such result");
      return c.body(drawTablePicture(table, round?.events ?? []), 200, {
        "content-type": "image/svg+xml; charset=utf-8",
        "cache-control": "public, max-age=86400, immutable",
        "content-security-policy": "default-src 'none'",
        "x-content-type-options": "nosniff",
      });
    } catch (error) {
      return answerStudioFailure(c, error, deps.log);
    }
  });
}
