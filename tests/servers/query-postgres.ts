import { openDatabase } from "@bellwether/db";

/** One statement from outside the product, as the owner, on a connection of its own. */
export async function queryPostgres<Row>(
  server: { url: string },
  text: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  const database = await openDatabase({ url: server.url });
  try {
    return (await database.asOwner((connection) => connection.query<Row>(text, parameters))).rows;
  } finally {
    await database.close();
  }
}
