import { startPostgres } from "../servers/postgres.ts";

/** Starts one PostgreSQL for a whole run of API tests; each test file makes a database of its own on it. */
export default async function setup(): Promise<() => void> {
  const server = await startPostgres({ fsync: "off", synchronous_commit: "off" });
  process.env.TEST_POSTGRES_URL = server.url;
  return () => server.remove();
}
