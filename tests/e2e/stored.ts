import { openDatabase } from "@bellwether/db";
import type { Site } from "./fixtures.ts";

/** Changes what a site's process of its own has stored, as time or an operator would have, while the process stands still. */
export async function changeStored(site: Site, ...statements: [sql: string, values?: unknown[]][]) {
  await site.product.stop();
  const database = await openDatabase({ folder: site.product.dataFolder, onError: () => {} });
  for (const [sql, values] of statements) await database.query(sql, values);
  await database.close();
  await site.product.restart();
}
