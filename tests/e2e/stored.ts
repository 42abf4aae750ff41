import { openDatabase } from "@bellwether/db";
import type { Site } from "./fixtures.ts";

/** Changes the database of a site's own process, as time or an operator would, while the process is stopped. */
export async function changeStored(site: Site, ...statements: [sql: string, values?: unknown[]][]) {
  await site.product.stop();
  const database = await openDatabase({ folder: site.product.dataFolder, onError: () => {} });
  for (const [sql, values] of statements) await database.query(sql, values);
  await database.close();
  await site.product.restart();
}
