import { openDatabase } from "@bellwether/db";

/** Runs one statement from outside the product, as the owner, on a separate connection. */
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
