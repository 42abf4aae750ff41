import { migrate, openDatabase } from "@bellwether/db";
import { startPostgres } from "../servers/postgres.ts";

/** Starts one PostgreSQL for a whole run of API tests; each test file makes a database of its own on it. */
export default async function setup(): Promise<() => void> {
  const server = await startPostgres({ fsync: "off", synchronous_commit: "off" });
  // Roles belong to the whole server: made once here, so that test files do not make it at the same moment.
  const database = await openDatabase({ url: server.url });
  await migrate(database, []);
  await database.close();
  process.env.TEST_POSTGRES_URL = server.url;
  return () => server.remove();
}
