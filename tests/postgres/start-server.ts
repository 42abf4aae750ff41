import { migrate, openDatabase } from "@bellwether/db";
import { startPostgres } from "../servers/postgres.ts";

/** Starts one PostgreSQL for a whole run of API tests; each test file makes its own database on it. */
export default async function setup(): Promise<() => void> {
  const server = await startPostgres({
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
  });
  // Roles are global to the server: created once here, so that test files do not create them at the same moment.
  const database = await openDatabase({ url: server.url });
  await migrate(database, []);
  await database.close();
  process.env.TEST_POSTGRES_URL = server.url;
  return () => server.remove();
}
